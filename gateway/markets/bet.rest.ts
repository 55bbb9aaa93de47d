import { oddsText } from '../../domain/markets/odds.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { actorOf } from '../kernel/context.ts';
import type { RestRoute } from '../kernel/route.ts';
import type { Bet } from './market.types.ts';
import { readBets, requireBet } from './read-bets.ts';

/** The newest bets; older ones are reached through GraphQL pages. */
const BETS_MAX = 100;

/** EN-48: money as a decimal string, instants in ISO form. */
const fieldsOf = (bet: Bet) => ({
  id: bet.id,
  battleId: bet.contestId,
  title: bet.title,
  player: bet.playerName,
  wagerAmount: decimalOf(bet.stakeCents),
  odds: oddsText(bet.odds),
  potentialPayout: decimalOf(bet.payoutCents),
  status: bet.state,
  paid: decimalOf(bet.paidCents),
  placedAt: new Date(bet.placedAt).toISOString(),
});

export const betRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/bets',
    access: 'own',
    scope: 'bets:read',
    async answer(context) {
      const { userId } = actorOf(context);
      const { edges } = await readBets(context.deps.db.read, userId, { first: BETS_MAX });
      return edges.map(({ node }) => fieldsOf(node));
    },
  },
  {
    method: 'GET',
    path: '/api/bets/:id',
    access: 'own',
    scope: 'bets:read',
    async answer(context, { params }) {
      return fieldsOf(await requireBet(context.deps.db.read, actorOf(context).userId, params['id'] ?? ''));
    },
  },
];
