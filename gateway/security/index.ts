/** What other rooms may use of this one. */
export { deviceKindOf, deviceNameOf } from './device-name.ts';
export { enter, type Entered } from './enter.ts';
export { handOver } from './hand-over.ts';
export { lockSignedIn } from './lock-signed-in.ts';
export { isLeaked } from './leaked-passwords.ts';
export { pendingProofHashOf } from './pending-proof.ts';
export { requirePassword } from './require-password.ts';
export { ALWAYS, requireSecondFactor } from './require-second-factor.ts';
export { type CountedProof, countGiven, countProof, requireFactor, requireFactorOfStaff } from './second-factor.ts';
export { tellSecurity } from './tell-security.ts';
export { endSessionsOf, findActor, prolongSession, tokenHashOf } from './session.ts';
export { toViewer, Viewer } from './viewer.types.ts';
export { chargeMailbox, chargeVisitor } from './visitor-limits.ts';
