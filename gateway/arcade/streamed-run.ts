import { arcadeGamePath } from '../../domain/arcade/arcade.paths.ts';
import { ARCADE_MODE_TITLES, GAMES } from '../../domain/arcade/games.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { type RunWithContest, readOpenRun, readRun } from '../../db/arcade/run.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import type { Streamed, StreamedContest } from '../kernel/streamed.ts';
import { isShared } from './see-run.ts';

/** Coins are counted as in English everywhere. */
const coins = new Intl.NumberFormat('en-US');

const termsOf = ({ mode, currency, entry }: RunWithContest['contest']): string => {
  const paid = currency === 'BC' ? `${coins.format(entry)} BC` : `$${decimalOf(entry)}`;
  return `${ARCADE_MODE_TITLES[mode]} · ${entry === 0 ? 'free entry' : `${paid} entry`}`;
};

/** Nothing of how it went before everybody in the contest has played: others are still on the same course. */
async function standingOf(reader: Reader, found: RunWithContest): Promise<string> {
  const { run, contest } = found;
  switch (run.state) {
    case 'entered':
      return 'About to begin';
    case 'begun':
      return 'Being played';
    case 'void':
      return 'Given back';
    case 'ended':
    case 'refused': {
      if (contest.state === 'void') return 'Given back';
      if (!(await isShared(reader, found))) return 'Played: the result comes when everybody has';
      return `${run.isWon ? 'Won with' : 'Ended at'} ${coins.format(run.score ?? 0)} points`;
    }
  }
}

const streamedOf = async (reader: Reader, found: RunWithContest): Promise<StreamedContest> => ({
  id: found.run.id,
  title: GAMES[found.run.game].title,
  terms: termsOf(found.contest),
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
