/** What other rooms may use of this one. */
export { chargeCall } from './charge-call.ts';
export { findKeyActor } from './find-key.ts';
export { openApiOf } from './openapi.rest.ts';
export { codesOf } from './route-terms.ts';
