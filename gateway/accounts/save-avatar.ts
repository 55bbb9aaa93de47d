import { lockUser } from '../../db/accounts/user.queries.ts';
import { putAvatar } from '../../db/accounts/avatar.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { placeFile } from '../kernel/files/place-file.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { drawAvatar } from './avatar-image.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { requireStanding } from './standing.ts';

/** Within a quarter of an hour. */
const UPLOADS_MAX = 20;

/** Asked before a byte of the picture is taken in. @throws Refused RATE_LIMITED */
export const expectAvatar = (deps: Deps, { userId }: Actor): Promise<void> =>
  chargeAttempt(deps, `avatar:account:${userId}`, UPLOADS_MAX);

/**
 * Gives an account a picture of its own; the earlier one is dropped (ON-05). Answers the id of its address.
 * @throws Refused FILE_UNUSABLE
 */
export async function saveAvatar(deps: Deps, { userId }: Actor, file: Buffer): Promise<string> {
  const placed = await placeFile(deps, await drawAvatar(file));
  const id = deps.randomBytes(18).toString('base64url');
  await deps.db.transact(async (tx) => {
    await lockUser(tx, userId);
    await requireStanding(tx, userId);
    await putAvatar(tx, userId, { id, ...placed, contentType: 'image/webp', createdAt: deps.now() });
    await tell(tx, userId, deps.now());
  });
  return id;
}

/** Takes it away again; one is drawn from the account's id from then on. */
export async function removeAvatar(deps: Deps, { userId }: Actor): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockUser(tx, userId);
    await requireStanding(tx, userId);
    await putAvatar(tx, userId, null);
    await tell(tx, userId, deps.now());
  });
}

/** Lists that show the picture are read anew. */
const tell = (tx: Tx, userId: string, at: number): Promise<void> =>
  appendEvent(tx, {
    type: 'account.avatar-changed',
    entity: 'account',
    entityId: userId,
    concerns: [userId],
    data: {},
    at,
  });
