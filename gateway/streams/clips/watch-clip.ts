import { Refused } from '../../../domain/shared/refusals.ts';
import { countClipView, lockClip, readClip } from '../../../db/streams/clip.queries.ts';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * A page plays a clip. An account counts once however often it watches, its maker and its streamer not at all. Answers
 * how many have watched.
 * @throws Refused NOT_FOUND
 */
export const watchClip = (deps: Deps, { userId, role }: Actor, id: string): Promise<number> =>
  deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    const seen = await readClip(tx, { userId, isStaff: isStaff(role) }, id);
    const clip = seen && (await lockClip(tx, id));
    if (!clip) throw new Refused('NOT_FOUND');
    const { makerId, streamerId, views } = clip;
    if (userId === makerId || userId === streamerId) return views;
    return views + Number(await countClipView(tx, id, userId, deps.now()));
  });
