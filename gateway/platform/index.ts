/** What other rooms may use of this one. */
export { chargePoints } from './charge-points.ts';
export { findKeyActor } from './find-key.ts';
