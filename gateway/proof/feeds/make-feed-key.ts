import { feedFileOf } from '../../../domain/proof/feed-file.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { putFeedKey } from '../../../db/proof/feed.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { keyedHash } from '../../kernel/sealed.ts';
import { lockSignedIn } from '../../security/index.ts';
import { forgetHeard } from './heard-before.ts';
import { tellPlayer } from '../tell-player.ts';

const KEYS_PER_HOUR = 20;
const KEY_BYTES = 32;

/** Where CS2 posts to. */
export const FEED_PATH = '/api/feeds/cs2';

export const feedKeyHashOf = (deps: Deps, token: string): string => keyedHash(deps, 'feed key', token);

/**
 * A key for the caller's game in place of an earlier one, as the file that CS2 reads when it starts. It is shown this
 * once: what is stored is its hash. @throws Refused PROOF_OFF, RATE_LIMITED
 */
export async function makeFeedKey(deps: Deps, actor: Actor): Promise<string> {
  const { userId } = actor;
  if ((await readSettings(deps.db.read)).proofCs2 === 'off') throw new Refused('PROOF_OFF');
  await chargeAttempt(deps, `feed-key:${userId}`, KEYS_PER_HOUR, HOUR);
  const token = deps.randomBytes(KEY_BYTES).toString('base64url');
  await deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    await putFeedKey(tx, userId, feedKeyHashOf(deps, token), deps.now());
    await tellPlayer(tx, 'game-account.keyed', userId, deps.now());
  });
  forgetHeard(deps);
  return feedFileOf(`${deps.config.publicUrl}${FEED_PATH}`, token);
}
