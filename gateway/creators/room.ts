import { creatorsNotices } from '../../domain/creators/notices.ts';
import { listReferralsAmong } from '../../db/creators/referral.queries.ts';
import { referrals } from '../../db/creators/referral.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { samples } from '../../db/creators/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { attributeReferral } from './attribute-referral.ts';
import { CreatorResolver } from './creator.resolver.ts';
import { creatorRoutes } from './creator.rest.ts';
import { OverlayResolver } from './overlay.resolver.ts';

const REFERRED = 'kept: what BattleCoin was given for, between accounts whose names say nothing any more';

export const creators: Room = {
  name: 'creators',
  resolvers: [CreatorResolver, OverlayResolver],
  notices: creatorsNotices,
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
    tables: [
      personal(referrals, {
        fates: { newcomerId: REFERRED, referrerId: REFERRED },
        archive: {
          'referrals.brought': { of: 'referrerId', shows: ['at', 'fault'], order: ['at', 'newcomerId'] },
          'referrals.signedUpWithCode': { as: 'row', shows: ['at', 'fault'] },
        },
      }),
    ],
  },
  samples,
};
