// Stands in for the types of Preact 10, with the same shape as far as the kit's types use them.
export as namespace preact;
import { JSXInternal } from './jsx.js';

export import JSX = JSXInternal;
