import { APPLICATION_LOGO_BYTES_MAX } from '../../../domain/platform/application.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listApplicationsOf, putApplicationLogo } from '../../../db/platform/oauth.queries.ts';
import { drawAvatar } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { FileTerms } from '../../kernel/http/body.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { placeFile } from '../../kernel/files/place-file.ts';
import { lockOwn, tellOwner } from './manage-applications.ts';

export const LOGO_FILE: FileTerms = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytesMax: APPLICATION_LOGO_BYTES_MAX,
};

/** Within a quarter of an hour. */
const UPLOADS_MAX = 20;

/** Asked before a byte of the picture is taken in. @throws Refused RATE_LIMITED, NOT_FOUND */
export async function expectApplicationLogo(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await chargeAttempt(deps, `application-logo:account:${userId}`, UPLOADS_MAX);
  const own = await listApplicationsOf(deps.db.read, userId);
  if (!own.some((application) => application.id === id)) throw new Refused('NOT_FOUND');
}

/**
 * Gives an own application a picture, drawn anew as a square like every picture; the earlier one is dropped. Answers the
 * id of its address.
 * @throws Refused FILE_UNUSABLE, NOT_FOUND
 */
export async function saveApplicationLogo(deps: Deps, actor: Actor, id: string, file: Buffer): Promise<string> {
  const placed = await placeFile(deps, await drawAvatar(file));
  const logoId = deps.randomBytes(18).toString('base64url');
  await deps.db.transact(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    const logo = { id: logoId, ownerId: actor.userId, ...placed, contentType: 'image/webp', createdAt: deps.now() };
    await putApplicationLogo(tx, application, logo);
    await tellOwner(deps, tx, 'application.changed', application);
  });
  return logoId;
}

/** Takes it away again. @throws Refused NOT_FOUND */
export const removeApplicationLogo = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    await putApplicationLogo(tx, application, null);
    await tellOwner(deps, tx, 'application.changed', application);
  });
