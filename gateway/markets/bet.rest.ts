import { z } from 'zod';
import { BET_STATES } from '../../domain/markets/market.ts';
import { oddsText } from '../../domain/markets/odds.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { actorOf } from '../kernel/context.ts';
import { InstantText, Money } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import type { Bet } from './market.types.ts';
import { readBets, requireBet } from './read-bets.ts';

/** The newest bets; older ones are reached through GraphQL pages. */
const BETS_MAX = 100;

const BetText = z
  .strictObject({
    id: z.string(),
    battleId: z.string(),
    title: z.string().describe('Who plays whom.'),
    player: z.string().describe('Whom it is on.'),
    wagerAmount: Money,
    odds: z.string().describe('Decimal odds, fixed when it was placed.'),
    potentialPayout: Money.describe('What is paid if the player wins.'),
    status: z.enum(BET_STATES),
    paid: Money.describe('What came back or was won.'),
    placedAt: InstantText,
  })
  .meta({ id: 'Bet' });

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
  route({
    method: 'GET',
    path: '/api/bets',
    operation: 'listBets',
    summary: 'Your bets',
    description: `The newest ${BETS_MAX}; older ones are reached over GraphQL.`,
    access: 'own',
    scope: 'bets:read',
    answers: z.array(BetText),
    refusals: [],
    async answer(context) {
      const { userId } = actorOf(context);
      const { edges } = await readBets(context.deps.db.read, userId, { first: BETS_MAX });
      return edges.map(({ node }) => fieldsOf(node));
    },
  }),
  route({
    method: 'GET',
    path: '/api/bets/:id',
    operation: 'readBet',
    summary: 'A bet of yours',
    params: { id: 'The id of the bet.' },
    access: 'own',
    scope: 'bets:read',
    answers: BetText,
    refusals: [],
    async answer(context, { params }) {
      return fieldsOf(await requireBet(context.deps.db.read, actorOf(context).userId, params.id));
    },
  }),
];
