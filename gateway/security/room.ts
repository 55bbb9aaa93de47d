import { RESET_KEPT_MS } from '../../domain/security/reset.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { securityNotices } from '../../domain/security/notices.ts';
import { personal } from '../../db/client/personal-data.ts';
import { accountResets } from '../../db/security/account-reset.table.ts';
import { inspections } from '../../db/security/inspection.table.ts';
import { passwordResets } from '../../db/security/password-reset.table.ts';
import {
  knownAddresses,
  knownDevices,
  passkeys,
  pendingProofs,
  recoveryCodes,
  twoFactors,
} from '../../db/security/second-factor.table.ts';
import { sessions } from '../../db/security/session.table.ts';
import { deleteExpiredPendingProofs } from '../../db/security/pending-proof.queries.ts';
import { deleteForgottenDevices } from '../../db/security/known-device.queries.ts';
import { deleteOldAccountResets } from '../../db/security/account-reset.queries.ts';
import { deleteExpiredPasswordResets } from '../../db/security/password-reset.queries.ts';
import { deleteForgottenAddresses } from '../../db/security/known-address.queries.ts';
import { deleteExpiredSessions } from '../../db/security/session.queries.ts';
import { samples } from '../../db/security/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { endAccess } from './sessions/end-access.ts';
import { InspectionResolver } from './sessions/inspection.resolver.ts';
import { PasskeyResolver } from './passkeys/passkey.resolver.ts';
import { PasswordResetResolver } from './passwords/password-reset.resolver.ts';
import { orderPasswordReset } from './passwords/request-password-reset.ts';
import { sealAllAnew } from './passwords/seal-anew.ts';
import { SecurityResolver } from './security.resolver.ts';
import { endSessionsOf } from './sessions/session.ts';
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
  notices: securityNotices,
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
    tables: [
      personal(twoFactors, {
        fates: { userId: 'erased' },
        archive: { twoFactor: { as: 'row', shows: ['enabledAt', 'createdAt'] } },
      }),
      personal(recoveryCodes, { fates: { userId: 'erased' } }),
      personal(passkeys, {
        fates: { userId: 'erased' },
        archive: { passkeys: { shows: ['name', 'createdAt', 'lastUsedAt'], order: ['createdAt', 'id'] } },
      }),
      personal(pendingProofs, { fates: { userId: 'erased' } }),
      personal(knownDevices, {
        fates: { userId: 'erased' },
        archive: { devices: { shows: ['name', 'firstSeenAt', 'lastSeenAt'], order: ['firstSeenAt', 'deviceHash'] } },
      }),
      personal(knownAddresses, {
        fates: { userId: 'erased' },
        archive: { networks: { shows: ['lastSeenAt'], order: ['lastSeenAt', 'addressHash'] } },
      }),
      personal(sessions, {
        fates: { userId: 'erased: each ends, so that whoever follows it hears of it' },
        archive: {
          sessions: {
            shows: ({ createdAt, touchedAt, expiresAt, userAgent, address }) => ({
              createdAt,
              lastUsedAt: touchedAt,
              expiresAt,
              userAgent,
              address,
            }),
            order: ['createdAt', 'id'],
          },
        },
      }),
      personal(inspections, {
        fates: {
          playerId: 'kept: who of the staff looked at whose account, and why',
          staffId: 'kept: who of the staff looked at whose account, and why',
        },
        archive: {
          inspections: { shows: ['reason', 'startedAt', 'expiresAt', 'endedAt'], order: ['startedAt', 'id'] },
        },
      }),
      personal(passwordResets, { fates: { userId: 'erased' } }),
      personal(accountResets, {
        fates: { userId: 'erased' },
        archive: { resets: { shows: ['at', 'things'], order: ['at', 'id'] } },
      }),
    ],
    erase: async ({ deps, tx, user }) => void (await endSessionsOf(deps, tx, user.id, null)),
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
