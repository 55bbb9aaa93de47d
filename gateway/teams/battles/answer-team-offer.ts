import { isAmount } from '../../../domain/shared/money.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { startTeamBattle } from '../../../domain/teams/team-battle.ts';
import { answerOffer, isLapsed } from '../../../domain/teams/team-offer.ts';
import { requireCaptain } from '../../../domain/teams/membership.ts';
import { type Seat, lineUp } from '../../../domain/teams/shares.ts';
import { lockUser, type User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import {
  lockTeamOffer,
  putAgreement,
  readAgreements,
  readTeamOffer,
  updateTeamOffer,
} from '../../../db/teams/offer.queries.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { insertTeamTransition } from '../../../db/teams/apply-team-transition.ts';
import { tellAnswered } from '../../../db/teams/end-offers.ts';
import { lockTeams, readRoster } from '../../../db/teams/team.queries.ts';
import type { TeamOfferRow, TeamSeatRow } from '../../../db/teams/team.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { lockOwnTeam } from '../change-team.ts';

interface Answered {
  readonly offer: TeamOfferRow;
  /** The team whose captain asks. */
  readonly teamId: string;
}

/** Both teams and then the offer, in the order in which everybody locks them. @throws Refused NOT_FOUND */
async function lockAnswered(tx: Tx, userId: string, offerId: string): Promise<Answered> {
  const seen = await readTeamOffer(tx, offerId);
  if (!seen) throw new Refused('NOT_FOUND');
  await lockTeams(tx, [seen.fromTeamId, seen.toTeamId]);
  const { team, roster } = await lockOwnTeam(tx, userId);
  const offer = await lockTeamOffer(tx, offerId);
  if (!offer || (team.id !== offer.fromTeamId && team.id !== offer.toTeamId)) throw new Refused('NOT_FOUND');
  must(requireCaptain(roster, userId));
  return { offer, teamId: team.id };
}

/** Declines an offer, or takes an own one back. @throws Refused NOT_FOUND, CAPTAIN_ONLY, FORBIDDEN, INVITE_NOT_PENDING */
export const endTeamOffer = (
  deps: Deps,
  { userId }: Actor,
  offerId: string,
  answer: 'decline' | 'withdraw',
): Promise<void> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const { offer, teamId } = await lockAnswered(tx, userId, offerId);
    const status = must(answerOffer(offer, teamId, answer, at));
    await updateTeamOffer(tx, offerId, { status });
    await tellAnswered(tx, offer, answer === 'decline' ? 'declined' : 'withdrawn', at);
  });

async function seatsOf(tx: Tx, offer: TeamOfferRow, teamId: string): Promise<readonly Seat[]> {
  const agreements = (await readAgreements(tx, offer.id)).filter((agreement) => agreement.teamId === teamId);
  return must(lineUp(await readRoster(tx, teamId), agreements, offer.payer, offer.stakeCents));
}

/** The accounts of whoever may be charged for an offer, locked in the order of their ids. */
async function lockPayers(tx: Tx, userId: string, offerId: string): Promise<Map<string, User>> {
  const payers = new Map<string, User>();
  const agreed = (await readAgreements(tx, offerId)).map((agreement) => agreement.userId);
  for (const id of [...new Set([userId, ...agreed])].toSorted()) {
    const user = await lockUser(tx, id);
    if (user) payers.set(id, user);
  }
  return payers;
}

/**
 * Accepts an offer: the money of every payer of both sides is held, or nobody's, and the battle runs (TE-03).
 * `agreedCents` is what the accepting captain was shown and agrees to pay at the most, the fee included. Answers the
 * team battle's id.
 * @throws Refused NOT_FOUND, CAPTAIN_ONLY, FORBIDDEN, INVITE_NOT_PENDING, TEAM_CHANGED where another payer's share grew or
 *   cannot be held (`data.userId`), BLOCKED, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_LIMIT_REACHED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG
 */
export async function acceptTeamOffer(
  deps: Deps,
  { userId }: Actor,
  key: string,
  offerId: string,
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
      payload: [offerId, agreedCents],
      answerId: id,
      at,
    };
    return once(tx, call, async () => {
      const payers = await lockPayers(tx, userId, offerId);
      const { offer, teamId } = await lockAnswered(tx, userId, offerId);
      const status = must(answerOffer(offer, teamId, 'accept', at));
      const { fromTeamId, toTeamId, game, stakeCents, sentBy } = offer;
      if (await isBlocked(tx, userId, sentBy)) throw new Refused('BLOCKED');
      await putAgreement(tx, { offerId, userId, teamId, agreedCents, at });
      const seatIn =
        (seatTeamId: string) =>
        (seat: Seat): TeamSeatRow => ({
          ...seat,
          teamBattleId: id,
          teamId: seatTeamId,
        });
      const seats = [
        ...(await seatsOf(tx, offer, fromTeamId)).map(seatIn(fromTeamId)),
        ...(await seatsOf(tx, offer, toTeamId)).map(seatIn(toTeamId)),
      ];
      // Who agreed after the accounts were locked changes what everybody pays.
      if (seats.some((seat) => seat.stakeCents > 0 && !payers.has(seat.userId))) throw new Refused('TEAM_CHANGED');
      const transition = startTeamBattle(
        {
          id,
          homeTeamId: fromTeamId,
          awayTeamId: toTeamId,
          game,
          stakeCents,
          homeRecordingUrl: null,
          awayRecordingUrl: null,
          createdAt: at,
          endedAt: null,
        },
        at,
      );
      await updateTeamOffer(tx, offerId, { status, teamBattleId: id });
      await insertTeamTransition(tx, transition, seats, payers, { at, actorId: userId, newId: deps.newId });
      await tellAnswered(tx, offer, 'accepted', at);
    });
  });
}

/** Lets an offer lapse whose time has run out; false when it was answered meanwhile. */
export const expireTeamOffer = (deps: Deps, offerId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const offer = await lockTeamOffer(tx, offerId);
    if (!offer || !isLapsed(offer, at)) return false;
    await updateTeamOffer(tx, offerId, { status: 'expired' });
    await tellAnswered(tx, offer, 'expired', at);
    return true;
  });
