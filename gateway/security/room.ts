import { DAY } from '../../domain/shared/time.ts';
import { deleteExpiredChallenges } from '../../db/security/challenge.queries.ts';
import { deleteForgottenDevices } from '../../db/security/known-device.queries.ts';
import { deleteExpiredPasswordResets } from '../../db/security/password-reset.queries.ts';
import { eraseSecurityData, readSecurityData } from '../../db/security/personal-data.queries.ts';
import { deleteExpiredSessions } from '../../db/security/session.queries.ts';
import type { Room } from '../kernel/room.ts';
import { PasskeyResolver } from './passkey.resolver.ts';
import { PasswordResetResolver } from './password-reset.resolver.ts';
import { orderPasswordReset } from './request-password-reset.ts';
import { SecurityResolver } from './security.resolver.ts';
import { endSessionsOf } from './session.ts';
import { SignInResolver } from './sign-in.resolver.ts';
import { signInRoutes } from './sign-in.rest.ts';

/** As long as the browser keeps the cookie by which it is known. */
const DEVICE_LIFE = 365 * DAY;

export const security: Room = {
  name: 'security',
  resolvers: [PasskeyResolver, PasswordResetResolver, SecurityResolver, SignInResolver],
  routes: signInRoutes,
  jobs: { 'password-reset.order': orderPasswordReset },
  expires: [
    deleteExpiredSessions,
    deleteExpiredChallenges,
    deleteExpiredPasswordResets,
    (tx, now) => deleteForgottenDevices(tx, now - DEVICE_LIFE),
  ],
  personalData: {
    tables: {
      sessions: 'exported, erased',
      two_factors: 'exported, erased',
      recovery_codes: 'erased',
      passkeys: 'exported, erased',
      challenges: 'erased',
      known_devices: 'exported, erased',
      password_resets: 'erased',
    },
    read: readSecurityData,
    async erase({ deps, tx, user }) {
      await endSessionsOf(deps, tx, user.id, null);
      await eraseSecurityData(tx, user.id);
    },
  },
};
