import { TEAM_GAMES, type BattleGame } from '../../../domain/shared/games.ts';
import { feeOf } from '../../../domain/battles/battle.ts';
import { acceptStake } from '../../../domain/battles/create-battle.ts';
import { captainOf, requireCaptain } from '../../../domain/teams/membership.ts';
import { TEAM_OFFERS_MAX, TEAM_OFFER_WINDOW, TEAM_PAYERS, type TeamPayer } from '../../../domain/teams/team.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import type { Tx } from '../../../db/client/database.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { insertTeamOffer, listPendingOffers, putAgreement } from '../../../db/teams/offer.queries.ts';
import { lockTeams, readMembership, readRoster } from '../../../db/teams/team.queries.ts';
import { tellTeam } from '../../../db/teams/tell-team.ts';
import { requireStaker } from '../../wallet/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';

export interface OfferTeamBattleInput {
  readonly teamId: string;
  readonly game: BattleGame;
  readonly stakeCents: number;
  readonly payer: TeamPayer;
}

async function requireNoBlock(tx: Tx, one: string, other: string): Promise<void> {
  if (await isBlocked(tx, one, other)) throw new Refused('BLOCKED');
}

/**
 * Offers another team a battle for a stake of each (TE-03); the other captain has a day to answer. No money moves yet, but
 * the sending captain agrees to be charged: the whole stake, or a share of it with whoever else is in by then. Answers
 * the offer's id.
 * @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY, NOT_FOUND, ONESELF, STAKE_OUT_OF_BOUNDS, BLOCKED, REQUEST_SENT, LIST_FULL,
 *   PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG
 */
export async function offerTeamBattle(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: OfferTeamBattleInput,
): Promise<string> {
  const { teamId: toTeamId, game, stakeCents, payer } = input;
  if (!TEAM_GAMES.some((one) => one === game)) throw new Refused('BAD_INPUT', { field: 'game' });
  if (!TEAM_PAYERS.includes(payer)) throw new Refused('BAD_INPUT', { field: 'payer' });
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [toTeamId, game, stakeCents, payer];
    return once(tx, { userId, key, operation: 'challengeTeam', payload, answerId: id, at }, async () => {
      const user = await requireStaker(tx, userId, at);
      const membership = await readMembership(tx, userId);
      if (!membership) throw new Refused('NOT_IN_A_TEAM');
      if (membership.teamId === toTeamId) throw new Refused('ONESELF', { field: 'teamId' });
      const locked = await lockTeams(tx, [membership.teamId, toTeamId]);
      const [from, to] = [locked.get(membership.teamId), locked.get(toTeamId)];
      if (!from) throw new Refused('NOT_IN_A_TEAM');
      must(requireCaptain(await readRoster(tx, from.id), userId));
      if (!to) throw new Refused('NOT_FOUND', { field: 'teamId' });
      const { minStakeCents, maxStakeCents } = await readSettings(tx);
      must(acceptStake(stakeCents, { minCents: minStakeCents, maxCents: maxStakeCents }));
      const toCaptainId = captainOf(await readRoster(tx, to.id)) ?? '';
      await requireNoBlock(tx, userId, toCaptainId);
      const waiting = (await listPendingOffers(tx, from.id)).filter(({ fromTeamId }) => fromTeamId === from.id);
      if (waiting.some((offer) => offer.toTeamId === to.id)) throw new Refused('REQUEST_SENT');
      if (waiting.length >= TEAM_OFFERS_MAX) throw new Refused('LIST_FULL', { data: { max: TEAM_OFFERS_MAX } });
      await insertTeamOffer(tx, {
        id,
        fromTeamId: from.id,
        toTeamId: to.id,
        sentBy: userId,
        game,
        stakeCents,
        payer,
        status: 'pending',
        createdAt: at,
        expiresAt: at + TEAM_OFFER_WINDOW,
      });
      await putAgreement(tx, {
        offerId: id,
        userId,
        teamId: from.id,
        agreedCents: stakeCents + feeOf(stakeCents),
        at,
      });
      const common = { offerId: id, game, stakeCents, payer, username: user.username };
      for (const [team, opponent, captainId, side] of [
        [from, to, userId, 'from'],
        [to, from, toCaptainId, 'to'],
      ] as const) {
        const names = {
          teamId: team.id,
          teamName: team.name,
          opponentTeamId: opponent.id,
          opponentName: opponent.name,
        };
        await tellTeam(tx, 'team.challenged', { ...common, ...names, side, userId: captainId, captainId }, at);
      }
    });
  });
}
