import { RESET_KEPT_MS } from '../../domain/security/reset.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { deleteExpiredPendingProofs } from '../../db/security/pending-proof.queries.ts';
import { deleteForgottenDevices } from '../../db/security/known-device.queries.ts';
import { deleteOldAccountResets } from '../../db/security/account-reset.queries.ts';
import { deleteExpiredPasswordResets } from '../../db/security/password-reset.queries.ts';
import { deleteForgottenAddresses } from '../../db/security/known-address.queries.ts';
import { eraseSecurityData, readSecurityData } from '../../db/security/personal-data.queries.ts';
import { deleteExpiredSessions } from '../../db/security/session.queries.ts';
import { samples } from '../../db/security/samples.ts';
import type { Room } from '../kernel/room.ts';
import { endAccess } from './end-access.ts';
import { InspectionResolver } from './inspection.resolver.ts';
import { PasskeyResolver } from './passkey.resolver.ts';
import { PasswordResetResolver } from './password-reset.resolver.ts';
import { orderPasswordReset } from './request-password-reset.ts';
import { sealAllAnew } from './seal-anew.ts';
import { SecurityResolver } from './security.resolver.ts';
import { endSessionsOf } from './session.ts';
import { SignInResolver } from './sign-in.resolver.ts';
import { signInRoutes } from './sign-in.rest.ts';
import { securityRefusals } from './refusals.ts';

/** As long as the browser keeps the cookie by which it is known. */
const DEVICE_LIFE = 365 * DAY;

/** What is compared of it is not older. */
const ADDRESS_LIFE = 30 * DAY;

export const security: Room = {
  name: 'security',
  refusals: securityRefusals,
  resolvers: [InspectionResolver, PasskeyResolver, PasswordResetResolver, SecurityResolver, SignInResolver],
  routes: signInRoutes,
  jobs: { 'password-reset.order': orderPasswordReset },
  routines: { 'secrets.seal-anew': { everyMs: HOUR, run: async (deps) => void (await sealAllAnew(deps)) } },
  expires: [
    deleteExpiredSessions,
    deleteExpiredPendingProofs,
    deleteExpiredPasswordResets,
    (tx, now) => deleteForgottenDevices(tx, now - DEVICE_LIFE),
    (tx, now) => deleteForgottenAddresses(tx, now - ADDRESS_LIFE),
    (tx, now) => deleteOldAccountResets(tx, now - RESET_KEPT_MS),
  ],
  personalData: {
    tables: {
      sessions: 'exported, erased',
      two_factors: 'exported, erased',
      recovery_codes: 'erased',
      passkeys: 'exported, erased',
      pending_proofs: 'erased',
      known_devices: 'exported, erased',
      known_addresses: 'exported, erased',
      password_resets: 'erased',
      account_resets: 'exported, erased',
      inspections: 'exported, kept: which of the staff looked at whose account, and why',
    },
    read: readSecurityData,
    async erase({ deps, tx, user }) {
      await endSessionsOf(deps, tx, user.id, null);
      await eraseSecurityData(tx, user.id);
    },
  },
  planted: {
    tables: {
      sessions: 'ended',
      passkeys: 'ended',
      pending_proofs: 'ended',
      password_resets: 'ended',
      two_factors: 'kept: the mailbox alone must not open an account that asks for more',
      recovery_codes: 'kept: they stand for the code of the app, and open nothing without the new password',
      known_devices: 'kept: by which accounts of one person are told from strangers; nothing is opened with it',
      known_addresses: 'kept: by which accounts of one person are told from strangers; nothing is opened with it',
    },
    end: endAccess,
  },
  samples,
};
