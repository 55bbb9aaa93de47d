import { CLIPS_MAX } from '../../../domain/results/replay-moment.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { countOtherClips, putClip } from '../../../db/results/replay-changes.ts';
import { bareFilm } from '../../kernel/files/bare-film.ts';
import { placeBare } from '../../kernel/files/place-file.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sniffClip } from './clip-file.ts';
import { lockPlayedReplay, requirePlayedReplay } from './own-replay.ts';

/** Within a quarter of an hour: each may cost as much memory as its bytes. */
const UPLOADS_MAX = 10;

/**
 * Asked before a byte of the file is taken in: only players of the replay may send any.
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, RATE_LIMITED
 */
export async function expectClip(deps: Deps, actor: Actor, replayId: string): Promise<void> {
  await requirePlayedReplay(deps.db.read, actor, replayId);
  await chargeAttempt(deps, `clip:account:${actor.userId}`, UPLOADS_MAX);
}

/**
 * Gives a replay the caller's video, without what it says beside pictures and sound; an earlier one is dropped.
 * @throws Refused FILE_UNUSABLE, NOT_FOUND, NOT_A_PARTICIPANT, LIST_FULL
 */
export async function saveClip(deps: Deps, actor: Actor, replayId: string, bytes: Buffer): Promise<void> {
  const { contentType, ending } = sniffClip(bytes);
  const id = deps.randomBytes(18).toString('base64url');
  const placed = await placeBare(deps, bytes, bareFilm(contentType, bytes));
  const createdAt = deps.now();
  await deps.db.transact(async (tx) => {
    // The account first: clips of all its replays are counted.
    await lockStanding(tx, actor.userId);
    await lockPlayedReplay(tx, actor, replayId);
    if ((await countOtherClips(tx, actor.userId, replayId)) >= CLIPS_MAX)
      throw new Refused('LIST_FULL', { data: { max: CLIPS_MAX } });
    await putClip(tx, replayId, {
      id,
      ownerId: actor.userId,
      purpose: 'clip',
      contentType,
      name: `clip.${ending}`,
      ...placed,
      createdAt,
      expiresAt: null,
    });
  });
}
