import { isAmount } from '../../domain/shared/money.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { startTeamBattle } from '../../domain/teams/team-battle.ts';
import { answerChallenge, isLapsed } from '../../domain/teams/team-challenge.ts';
import { requireCaptain } from '../../domain/teams/membership.ts';
import { type Seat, lineUp } from '../../domain/teams/shares.ts';
import { lockUser } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  lockTeamChallenge,
  putAgreement,
  readAgreements,
  readTeamChallenge,
  updateTeamChallenge,
} from '../../db/teams/challenge.queries.ts';
import { isBlocked } from '../../db/friends/block.queries.ts';
import { insertTeamStep } from '../../db/teams/apply-team-step.ts';
import { tellAnswered } from '../../db/teams/end-challenges.ts';
import { lockTeams, readRoster } from '../../db/teams/team.queries.ts';
import type { TeamChallengeRow, TeamSeatRow } from '../../db/teams/team.table.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { lockOwnTeam } from './change-team.ts';

interface Answered {
  readonly challenge: TeamChallengeRow;
  /** The team whose captain asks. */
  readonly teamId: string;
}

/** Both teams and then the challenge, in the order in which everybody locks them. @throws Refused NOT_FOUND */
async function lockAnswered(tx: Tx, userId: string, challengeId: string): Promise<Answered> {
  const seen = await readTeamChallenge(tx, challengeId);
  if (!seen) throw new Refused('NOT_FOUND');
  await lockTeams(tx, [seen.fromTeamId, seen.toTeamId]);
  const { team, roster } = await lockOwnTeam(tx, userId);
  const challenge = await lockTeamChallenge(tx, challengeId);
  if (!challenge || (team.id !== challenge.fromTeamId && team.id !== challenge.toTeamId))
    throw new Refused('NOT_FOUND');
  must(requireCaptain(roster, userId));
  return { challenge, teamId: team.id };
}

/** Declines a challenge, or takes an own one back. @throws Refused NOT_FOUND, CAPTAIN_ONLY, FORBIDDEN, INVITE_NOT_PENDING */
export const endTeamChallenge = (
  deps: Deps,
  { userId }: Actor,
  challengeId: string,
  answer: 'decline' | 'withdraw',
): Promise<void> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const { challenge, teamId } = await lockAnswered(tx, userId, challengeId);
    const status = must(answerChallenge(challenge, teamId, answer, at));
    await updateTeamChallenge(tx, challengeId, { status });
    await tellAnswered(tx, challenge, answer === 'decline' ? 'declined' : 'withdrawn', at);
  });

async function seatsOf(tx: Tx, challenge: TeamChallengeRow, teamId: string): Promise<readonly Seat[]> {
  const agreements = (await readAgreements(tx, challenge.id)).filter((agreement) => agreement.teamId === teamId);
  return must(lineUp(await readRoster(tx, teamId), agreements, challenge.payer, challenge.stakeCents));
}

/** Every payer's account, locked in the order of their ids. */
async function lockPayers(tx: Tx, seats: readonly Seat[]): Promise<Map<string, User>> {
  const payers = new Map<string, User>();
  const ids = seats.filter(({ stakeCents }) => stakeCents > 0).map(({ userId }) => userId);
  for (const id of ids.toSorted()) {
    const user = await lockUser(tx, id);
    if (user) payers.set(id, user);
  }
  return payers;
}

/**
 * Accepts a challenge: the money of every payer of both sides is held, or nobody's, and the match runs (TE-03).
 * `agreedCents` is what the accepting captain was shown and agrees to pay at the most, the fee included. Answers the
 * team battle's id.
 * @throws Refused NOT_FOUND, CAPTAIN_ONLY, FORBIDDEN, INVITE_NOT_PENDING, TEAM_CHANGED where another payer's share grew or
 *   cannot be held (`data.userId`), BLOCKED, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_LIMIT_REACHED, PLAY_PAUSED
 */
export async function acceptTeamChallenge(
  deps: Deps,
  { userId }: Actor,
  key: string,
  challengeId: string,
  agreedCents: number,
): Promise<string> {
  if (!isAmount(agreedCents) || agreedCents < 0) throw new Refused('BAD_INPUT', { field: 'agreedCents' });
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = {
      userId,
      key,
      operation: 'acceptTeamChallenge',
      payload: [challengeId, agreedCents],
      answerId: id,
      at,
    };
    return once(tx, call, async () => {
      const { challenge, teamId } = await lockAnswered(tx, userId, challengeId);
      const status = must(answerChallenge(challenge, teamId, 'accept', at));
      const { fromTeamId, toTeamId, game, stakeCents, sentBy } = challenge;
      if (await isBlocked(tx, userId, sentBy)) throw new Refused('BLOCKED');
      await putAgreement(tx, { challengeId, userId, teamId, agreedCents, at });
      const seatIn =
        (seatTeamId: string) =>
        (seat: Seat): TeamSeatRow => ({
          ...seat,
          teamBattleId: id,
          teamId: seatTeamId,
        });
      const seats = [
        ...(await seatsOf(tx, challenge, fromTeamId)).map(seatIn(fromTeamId)),
        ...(await seatsOf(tx, challenge, toTeamId)).map(seatIn(toTeamId)),
      ];
      const payers = await lockPayers(tx, seats);
      const step = startTeamBattle(
        {
          id,
          homeTeamId: fromTeamId,
          awayTeamId: toTeamId,
          game,
          stakeCents,
          homeRecordingUrl: null,
          awayRecordingUrl: null,
          issue: null,
          createdAt: at,
          endedAt: null,
        },
        at,
      );
      await updateTeamChallenge(tx, challengeId, { status, teamBattleId: id });
      await insertTeamStep(tx, step, seats, payers, { at, actorId: userId, newId: deps.newId });
      await tellAnswered(tx, challenge, 'accepted', at);
    });
  });
}

/** Lets a challenge lapse whose time has run out; false when it was answered meanwhile. */
export const expireTeamChallenge = (deps: Deps, challengeId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const challenge = await lockTeamChallenge(tx, challengeId);
    if (!challenge || !isLapsed(challenge, at)) return false;
    await updateTeamChallenge(tx, challengeId, { status: 'expired' });
    await tellAnswered(tx, challenge, 'expired', at);
    return true;
  });
