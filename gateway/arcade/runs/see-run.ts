import { isStaff } from '../../../domain/accounts/roles.ts';
import { isReviewed } from '../../../domain/arcade/review-run.ts';
import { isShareable } from '../../../domain/arcade/share-run.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { isInBracket, readBracket } from '../../../db/arcade/bracket.queries.ts';
import { readRunIn } from '../../../db/arcade/daily.queries.ts';
import type { ArcadeContest } from '../../../db/arcade/arcade.table.ts';
import type { RunWithContest } from '../../../db/arcade/run.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { sightOf } from '../../profiles/index.ts';

/** What the caller gets to see of a run. */
export interface RunSight {
  /** Those who played with it, with what each was paid. */
  readonly standings: boolean;
  readonly paid: boolean;
  /** What staff judge a run by: its signs, and what it came to before that is told. */
  readonly review: boolean;
}

/** What whoever has played it sees of a run. */
export const PLAYED: RunSight = { standings: true, paid: true, review: false };

/** Whether a run can be shown to those who were not in its contest. */
export async function isShared(reader: Reader, { run, contest }: RunWithContest): Promise<boolean> {
  const bracket = contest.bracketId === null ? null : await readBracket(reader, contest.bracketId);
  return isShareable({
    mode: contest.mode,
    isCounted: run.state === 'ended',
    isContestSettled: contest.state === 'settled',
    isBracketSettled: bracket ? bracket.state === 'settled' : null,
  });
}

/** Whether a player has a seat in a contest, or in the bracket that it is a pair of. */
export async function playsIn(reader: Reader, userId: string, { id, bracketId }: ArcadeContest): Promise<boolean> {
  if (bracketId !== null && (await isInBracket(reader, bracketId, userId))) return true;
  return (await readRunIn(reader, id, userId)) !== undefined;
}

/** Whether the caller judges the run: as staff, who are no judges where they play. */
async function mayReview(reader: Reader, { userId, role }: Actor, { run, contest }: RunWithContest): Promise<boolean> {
  const isInQuestion = isReviewed({
    isRefused: run.state === 'refused',
    isHeld: contest.heldAt !== null,
    isContestOpen: contest.state === 'open',
  });
  return isStaff(role) && isInQuestion && !(await playsIn(reader, userId, contest));
}

/** Whether the caller met the player in a contest that is decided, or is in the same bracket. */
async function hasMet(reader: Reader, userId: string, { run, contest }: RunWithContest): Promise<boolean> {
  if (contest.state !== 'settled' || contest.seats === 1 || run.state === 'void') return false;
  if (contest.bracketId !== null) return isInBracket(reader, contest.bracketId, userId);
  const own = await readRunIn(reader, contest.id, userId);
  return own !== undefined && own.state !== 'void';
}

/**
 * How much is seen of a run by staff as far as it is in question, by whoever has played it, by those who met it, and of
 * one that can be shared by everybody who gets to see the player's figures; null for all others.
 */
export async function seeRun(reader: Reader, actor: Actor, found: RunWithContest): Promise<RunSight | null> {
  const { userId } = found.run;
  if (await mayReview(reader, actor, found))
    return { standings: found.contest.heldAt !== null, paid: true, review: true };
  if (userId === actor.userId || (await hasMet(reader, actor.userId, found))) return PLAYED;
  if (!(await isShared(reader, found)) || (await isBlocked(reader, userId, actor.userId))) return null;
  const player = (await readUsers(reader, [userId])).get(userId);
  if (player?.status !== 'active') return null;
  const { stats, earnings } = await sightOf({ db: { read: reader } }, actor, userId);
  return stats ? { standings: false, paid: earnings, review: false } : null;
}
