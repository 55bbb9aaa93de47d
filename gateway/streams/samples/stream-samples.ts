import { readLiveOf } from '../../../db/streams/stream.queries.ts';
import { readFilm } from '../../../db/video/index.ts';
import type { BattleView } from '../../../db/battles/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endStream } from '../end-stream.ts';
import { beginStream } from '../go-live.ts';
import { attempt } from './attempt.ts';

const FORM = {
  title: 'Sample battle: mid lane, best of one',
  description: 'Sample players of the demo data set, with a film of ours in place of their screens.',
  kind: '1v1',
  language: 'en',
  isMature: false,
  contest: null,
  hasBetting: false,
  hasCamera: false,
  audioSource: 'both',
  thumbnailId: null,
} as const;

/**
 * Lets whoever created what has just begun be live with it, by the film that the demo data set has given the channel, and
 * ends what is live of a battle that runs no more. @param open what of theirs waits or runs @param begun ids of those that
 * have just begun
 */
export async function streamSamples(
  deps: Deps,
  players: readonly Actor[],
  open: readonly BattleView[],
  begun: readonly string[],
): Promise<void> {
  const { read } = deps.db;
  const running = open.filter(({ status }) => status === 'active');
  for (const player of players) {
    const live = await readLiveOf(read, player.userId);
    if (live && !running.some(({ id }) => id === live.battleId))
      await attempt(() => endStream(deps, player, live.id, null));
    const own = running.find(({ id, creatorId }) => begun.includes(id) && creatorId === player.userId);
    if (!own || (await readFilm(read, player.userId)) === null) continue;
    const content = { ...FORM, tags: [], simulcast: [], game: own.game, battleId: own.id };
    await attempt(() => beginStream(deps, player, `sample:live:${own.id}`, content));
  }
}
