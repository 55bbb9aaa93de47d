/** What other rooms may use of this one. */
export { Worn } from './item.types.ts';
export { loadWorn } from './worn.ts';
