import { ready } from 'pressurekit/confirm-button';
import { deletes } from './deletes.js';

deletes(ready);
