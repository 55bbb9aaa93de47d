/** What other rooms may use of this one. */
export { deviceKindOf, deviceNameOf } from './sessions/device-name.ts';
export { enter, type Entered } from './enter.ts';
export { handOver } from './sessions/hand-over.ts';
export { lockSignedIn } from './sessions/lock-signed-in.ts';
export { isLeaked } from './passwords/leaked-passwords.ts';
export { pendingProofHashOf } from './pending-proof.ts';
export { enqueueReset } from './passwords/request-password-reset.ts';
export { requirePassword } from './passwords/require-password.ts';
export { ALWAYS, requireSecondFactor } from './two-factor/require-second-factor.ts';
export {
  type CountedProof,
  countGiven,
  countProof,
  requireFactor,
  requireFactorOfStaff,
} from './two-factor/second-factor.ts';
export { tellSecurity } from './tell-security.ts';
export { endSessionsOf, findActor, prolongSession, tokenHashOf } from './sessions/session.ts';
export { toViewer, Viewer } from './viewer.types.ts';
export { chargeMailbox, chargeVisitor } from './visitor-limits.ts';
