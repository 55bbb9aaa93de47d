import type { PlantedThing } from '../../../domain/shared/planted.ts';
import { LATELY_MS, newBrowsers } from '../../../domain/security/reset.ts';
import { listEventsSince } from '../../../db/events/log.queries.ts';
import { listKnownDevices } from '../../../db/security/known-device.queries.ts';
import { readPasskeysOf } from '../../../db/security/passkey.queries.ts';
import { deletePendingProofsOf } from '../../../db/security/pending-proof.queries.ts';
import { deletePasswordResetsOf } from '../../../db/security/password.queries.ts';
import { readTwoFactor } from '../../../db/security/second-factor.queries.ts';
import { readSessionsOf } from '../../../db/security/session.queries.ts';
import type { Resetting } from '../../kernel/manifest/planted.ts';
import { deviceNameOf } from './device-name.ts';
import { endOtherPasskeys } from '../passkeys/remove-passkey.ts';
import { endSessionsOf } from './session.ts';

/** More than anybody has; what is beyond ends as well and is not told one by one. */
export const ROWS_TOLD = 1_000;

/** Each browser once, however often it has signed in. */
async function endSessions({ deps, tx, user, at }: Resetting): Promise<PlantedThing[]> {
  const since = new Map<string, number>();
  for (const { userAgent, createdAt } of await readSessionsOf(tx, user.id, at, ROWS_TOLD)) {
    const name = deviceNameOf(userAgent);
    since.set(name, Math.min(createdAt, since.get(name) ?? createdAt));
  }
  await endSessionsOf(deps, tx, user.id, null);
  return [...since].map(([name, madeAt]) => ({ kind: 'session', name, madeAt, end: 'ended' }));
}

async function endPasskeys(resetting: Resetting): Promise<PlantedThing[]> {
  const { deps, tx, user, userAgent, keptPasskeyIds } = resetting;
  const ended = await endOtherPasskeys(deps, tx, user.id, keptPasskeyIds, { userAgent });
  const kept = await readPasskeysOf(tx, user.id);
  return [
    ...ended.map(({ name, createdAt }) => ({ kind: 'passkey', name, madeAt: createdAt, end: 'ended' }) as const),
    ...kept.map(({ name, createdAt }) => ({ kind: 'passkey', name, madeAt: createdAt, end: 'kept' }) as const),
  ];
}

/** What was done to the factors lately and left no row of its own; what one call took away, once. */
async function readChangedFactors({ tx, user, at }: Resetting): Promise<PlantedThing[]> {
  const log = { entity: 'account', entityId: user.id };
  const types = ['two-factor.disabled', 'passkey.removed', 'recovery-codes.replaced'] as const;
  const found = (await listEventsSince(tx, log, types, at - LATELY_MS)).map(({ type, at: madeAt }): PlantedThing => {
    if (type === 'recovery-codes.replaced') return { kind: 'recovery-codes', name: '', madeAt, end: 'kept' };
    return { kind: type === 'passkey.removed' ? 'passkey' : 'two-factor', name: '', madeAt, end: 'gone' };
  });
  return [...new Map(found.map((thing) => [`${thing.kind} ${thing.madeAt}`, thing])).values()];
}

/**
 * Ends every session, every proof under way and every passkey that no second proof has confirmed. The code of an app
 * stays, with its recovery codes: the mailbox alone must not open an account that asks for more.
 */
export async function endAccess(resetting: Resetting): Promise<PlantedThing[]> {
  const { tx, user, at } = resetting;
  const changed = await readChangedFactors(resetting);
  const sessions = await endSessions(resetting);
  await deletePendingProofsOf(tx, user.id);
  await deletePasswordResetsOf(tx, user.id);
  const passkeys = await endPasskeys(resetting);
  const twoFactor = await readTwoFactor(tx, user.id);
  const browsers = newBrowsers(await listKnownDevices(tx, user.id, ROWS_TOLD), at);
  return [
    ...sessions,
    ...passkeys,
    ...(twoFactor && twoFactor.enabledAt !== null
      ? [{ kind: 'two-factor', name: '', madeAt: twoFactor.enabledAt, end: 'kept' } as const]
      : []),
    ...changed,
    ...browsers.map(({ name, firstSeenAt }) => ({ kind: 'browser', name, madeAt: firstSeenAt, end: 'kept' }) as const),
  ];
}
