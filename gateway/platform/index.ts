/** What other rooms may use of this one. */
export { chargeCall, chargeRefusedCall, settleCall } from './limits/charge-call.ts';
export type { Charge } from './limits/charge-points.ts';
export { faultOf, findKeyActor } from './programs/find-key.ts';
export { makeEventTypes } from './events/event-data.types.ts';
export { type EventKind, type FieldSchema, listEventKinds } from './events/list-event-kinds.ts';
export { openApiOf } from './openapi.rest.ts';
export { codesOf } from './route-terms.ts';
export { type ApiOperation, RefusalCodeEnum } from './terms/operation.types.ts';
export { operationsOf, tellOperations } from './terms/operations-of.ts';
export { readLimits } from './terms/read-limits.ts';
