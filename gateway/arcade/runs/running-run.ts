import { arcadeBracketPath, arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES } from '../../../domain/arcade/games.ts';
import { readOpenRun } from '../../../db/arcade/run.queries.ts';
import { phrase } from '../../../domain/shared/contest-phrases.ts';
import type { Running } from '../../kernel/manifest/running.ts';
import { readDuePairs } from '../brackets/read-bracket.ts';
import { streamedOf, termsOf } from './streamed-run.ts';

/** A ticket of the arcade, unless it is for practice, and a pair of a bracket that waits for one. */
export const runningRun: Running = {
  entities: ['arcade'],
  async list(reader, userId, now, limit) {
    const found = await readOpenRun(reader, userId);
    const open = found?.run.mode === 'practice' ? undefined : found;
    const due = await readDuePairs(reader, userId, now);
    const pairs = due.filter(({ contest }) => contest.id !== open?.run.contestId);
    const ticket = open && (await streamedOf(reader, open));
    return [
      ...(open && ticket
        ? [{ ...ticket, game: open.run.game, dueAt: open.run.dueAt, path: arcadeRunPath(open.run.id) }]
        : []),
      ...pairs.map(({ bracket: { id, game, currency, entry }, contest: { round, dueAt } }) => ({
        id,
        game,
        title: GAMES[game].title,
        terms: termsOf({ mode: 'bracket', currency, entry }),
        standing: phrase('round-waits', (round ?? 0) + 1),
        dueAt,
        path: arcadeBracketPath(id),
      })),
    ].slice(0, limit);
  },
};
