import { ready } from 'pressurekit';
import { deletes } from './deletes.js';

deletes(ready);
