/** What other rooms may use of this one. */
export { listKnownDevices } from './known-device.queries.ts';
export { listOrigins, readOrigins } from './origin.queries.ts';
export { insertPendingProof, takePendingProof } from './pending-proof.queries.ts';
export { twoFactors } from './second-factor.table.ts';
export { insertInspection, liveInspectionIds, readInspectionOf } from './inspection.queries.ts';
export { hasSessionSince, liveSessionIds, readSessionSource, readSessionsOf } from './session.queries.ts';
export { sessions } from './session.table.ts';
