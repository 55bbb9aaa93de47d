import { z } from 'zod';
import { decimalOf } from '../../domain/shared/money.ts';
import { actorOf } from '../kernel/context.ts';
import { InstantText, Money } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { readAcceptances, readOpenCampaigns } from './read-campaigns.ts';
import type { Campaign } from './sponsorship.types.ts';

/** The first of each kind; all others are reached through GraphQL pages. */
const CAMPAIGNS_MAX = 100;

const CampaignText = z.strictObject({
  id: z.string(),
  brand: z.string(),
  title: z.string(),
  game: z.string(),
  payout: Money.describe('What it pays once it is done.'),
  deadline: InstantText,
  status: z.enum(['available', 'active']).describe('Active once you have accepted it.'),
});

/** EN-30: money as a decimal string, the deadline in ISO form. */
const fieldsOf = ({ id, brand, title, gameTitle, payoutCents, endsAt }: Campaign, status: 'available' | 'active') => ({
  id,
  brand,
  title,
  game: gameTitle,
  payout: decimalOf(payoutCents),
  deadline: new Date(endsAt).toISOString(),
  status,
});

export const sponsorshipRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/api/sponsored-challenges',
    operation: 'listSponsoredChallenges',
    summary: 'Sponsored challenges that you may accept or have accepted',
    description: `The first ${CAMPAIGNS_MAX} of each; all others are reached over GraphQL.`,
    access: 'own',
    scope: 'earnings:read',
    answers: z.array(CampaignText),
    refusals: [],
    async answer(context) {
      const { db, now } = context.deps;
      const { userId } = actorOf(context);
      const [open, own] = await db.snapshot((read) =>
        Promise.all([
          readOpenCampaigns(read, { userId, now: now(), search: '' }, { first: CAMPAIGNS_MAX }),
          readAcceptances(read, userId, { first: CAMPAIGNS_MAX }),
        ]),
      );
      return [
        ...own.edges
          .filter(({ node }) => node.state === 'active' || node.state === 'filed')
          .map(({ node }) => fieldsOf(node.campaign, 'active')),
        ...open.edges.map(({ node }) => fieldsOf(node, 'available')),
      ];
    },
  }),
];
