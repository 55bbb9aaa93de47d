/** What other rooms may use of this one. */
export { chargeCall, chargeRefusedCall, settleCall } from './charge-call.ts';
export type { Charge } from './charge-points.ts';
export { findKeyActor } from './find-key.ts';
export { openApiOf } from './openapi.rest.ts';
export { codesOf } from './route-terms.ts';
