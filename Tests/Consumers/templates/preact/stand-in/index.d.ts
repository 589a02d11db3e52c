// Stands in for the types of Preact 10: what the kit's types meet of it, in the shape that it has there.
export as namespace preact;
import { JSXInternal } from './jsx.js';

export import JSX = JSXInternal;
