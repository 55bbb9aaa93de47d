import { readPasskeysOf } from '../../db/security/passkey.queries.ts';
import { countRecoveryCodes, readTwoFactor } from '../../db/security/second-factor.queries.ts';
import { readSessionsOf } from '../../db/security/session.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { deviceNameOf } from './sessions/device-name.ts';
import { type Security, type Session, toPasskey } from './security.types.ts';

/** Far more than anybody's devices; a script that signs in for every call is not listed whole. */
const SESSIONS_MAX = 100;

export async function readSecurity({ db: { read } }: Deps, { userId }: Actor): Promise<Security> {
  const [twoFactor, recoveryCodesLeft, passkeys] = await Promise.all([
    readTwoFactor(read, userId),
    countRecoveryCodes(read, userId),
    readPasskeysOf(read, userId),
  ]);
  const isTwoFactorOn = twoFactor !== undefined && twoFactor.enabledAt !== null;
  return { isTwoFactorOn, recoveryCodesLeft, passkeys: passkeys.map(toPasskey) };
}

/** The devices on which the caller is signed in, the last used first. */
export async function readSessions({ db: { read }, now }: Deps, { userId, sessionId }: Actor): Promise<Session[]> {
  const rows = await readSessionsOf(read, userId, now(), SESSIONS_MAX);
  return rows.map(({ id, userAgent, address, touchedAt, createdAt }) => ({
    id,
    isCurrent: id === sessionId,
    device: deviceNameOf(userAgent),
    address,
    lastUsedAt: touchedAt,
    since: createdAt,
  }));
}
