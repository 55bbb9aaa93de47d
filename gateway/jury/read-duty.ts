import { JUROR_BATTLES_MIN, hurdlesOf } from '../../domain/jury/juror.ts';
import { weightOf } from '../../domain/jury/jury.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { isJuror, readCandidate, readRecord } from '../../db/jury/juror.queries.ts';
import { listVotes, readOpenSummons } from '../../db/jury/jury.queries.ts';
import { readFlag } from '../../db/settings/flag.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { blindCase } from './blind-case.ts';
import type { JuryDuty } from './jury.types.ts';

const VOTES_SHOWN = 20;

/** How a player stands to the jury: whether it is on, what is missing, the case that waits, and the record. */
export const readDuty = (deps: Deps, { userId }: Actor): Promise<JuryDuty> =>
  deps.db.snapshot(async (read) => {
    const now = deps.now();
    const candidate = await readCandidate(read, userId);
    if (!candidate) throw new Refused('UNAUTHENTICATED');
    const isOn = await readFlag(read, 'community-jury');
    const open = isOn ? await readOpenSummons(read, userId) : undefined;
    const record = await readRecord(read, userId);
    const votes = await listVotes(read, userId, VOTES_SHOWN);
    return {
      isOn,
      isServing: await isJuror(read, userId),
      hurdles: [...hurdlesOf(candidate, now)],
      games: candidate.games.flatMap(({ game, battles }) => (battles >= JUROR_BATTLES_MIN ? [GAME_TITLES[game]] : [])),
      case: open && open.answerBy > now ? await blindCase(deps, read, open) : null,
      record: { ...record, weight: weightOf(record) },
      votes: votes.map(({ id, game, votedAt, isAgreed }) => ({
        id,
        gameTitle: GAME_TITLES[game],
        votedAt: votedAt ?? 0,
        isAgreed,
      })),
    };
  });
