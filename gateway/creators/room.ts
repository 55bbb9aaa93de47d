import { listReferralsAmong, readReferralData } from '../../db/creators/referral.queries.ts';
import { samples } from '../../db/creators/samples.ts';
import type { Room } from '../kernel/room.ts';
import { attributeReferral } from './attribute-referral.ts';
import { CreatorResolver } from './creator.resolver.ts';
import { creatorRoutes } from './creator.rest.ts';
import { OverlayResolver } from './overlay.resolver.ts';

export const creators: Room = {
  name: 'creators',
  resolvers: [CreatorResolver, OverlayResolver],
  routes: creatorRoutes,
  provides: { attributeReferral },
  bonds: [
    async (reader, userIds) =>
      (await listReferralsAmong(reader, userIds)).map(({ newcomerId, referrerId }) => ({
        kind: 'referral',
        players: [newcomerId, referrerId].toSorted(),
      })),
  ],
  personalData: {
    tables: {
      referrals: 'exported, kept: what BattleCoin was given for, between accounts whose names say nothing any more',
    },
    read: async (reader, userId) => ({ referrals: await readReferralData(reader, userId) }),
  },
  samples,
};
