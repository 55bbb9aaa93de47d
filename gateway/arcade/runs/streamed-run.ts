import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES } from '../../../domain/arcade/games.ts';
import { type ContestPhrase, phrase } from '../../../domain/shared/contest-phrases.ts';
import type { ArcadeContest } from '../../../db/arcade/arcade.table.ts';
import { readBracket } from '../../../db/arcade/bracket.queries.ts';
import { type RunWithContest, readOpenRun, readRun } from '../../../db/arcade/run.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Streamed, StreamedContest } from '../../kernel/manifest/streamed.ts';
import { isShared } from './see-run.ts';

export const termsOf = ({
  mode,
  currency,
  entry,
}: Pick<ArcadeContest, 'mode' | 'currency' | 'entry'>): ContestPhrase[] => [
  phrase(mode),
  entry === 0 ? phrase('free-entry') : phrase(currency === 'BC' ? 'entry-coins' : 'entry-cents', entry),
];

/** A pair of a bracket has no entry of its own: its players have paid for the bracket. */
async function paidOf(reader: Reader, { bracketId, mode, currency, entry }: ArcadeContest) {
  const bracket = bracketId === null ? undefined : await readBracket(reader, bracketId);
  return { mode, currency, entry: bracket?.entry ?? entry };
}

/** Nothing of how it went before everybody in the contest has played: others are still on the same course. */
async function standingOf(reader: Reader, found: RunWithContest): Promise<ContestPhrase> {
  const { run, contest } = found;
  switch (run.state) {
    case 'entered':
      return phrase('about-to-begin');
    case 'begun':
      return phrase('playing');
    case 'void':
      return phrase('given-back');
    case 'ended':
    case 'refused': {
      if (contest.state === 'void') return phrase('given-back');
      if (!(await isShared(reader, found))) return phrase('played');
      return phrase(run.isWon ? 'won-points' : 'ended-points', run.score ?? 0);
    }
  }
}

export const streamedOf = async (reader: Reader, found: RunWithContest): Promise<StreamedContest> => ({
  id: found.run.id,
  title: GAMES[found.run.game].title,
  terms: termsOf(await paidOf(reader, found.contest)),
  standing: await standingOf(reader, found),
  isOver: found.contest.state !== 'open',
  path: arcadeGamePath(found.run.game),
});

/** A run of the arcade, as a stream shows it: without those who play against it, who are told to each other alone. */
export const streamedRun: Streamed = {
  async listOwn(reader, userId) {
    const open = await readOpenRun(reader, userId);
    return open && open.run.mode !== 'practice' ? [await streamedOf(reader, open)] : [];
  },
  async describe(reader, id) {
    const found = await readRun(reader, id);
    return found && found.run.mode !== 'practice' ? streamedOf(reader, found) : null;
  },
};
