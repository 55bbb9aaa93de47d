import type { Access } from '../../../gateway/schema/access.ts';

const own = (type: string, fields: string): Record<string, Access> =>
  Object.fromEntries(fields.split(' ').map((field) => [`${type}.${field}`, 'own' as const]));

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  ...own(
    'Query',
    'streamableBattles friendsLive featuredBattle ownStream pastStream pastStreams raidTargets recommendedStreams stream streams streamsOfBattle takesRaids',
  ),
  ...own(
    'Mutation',
    'chooseRaids editStream endStream followStreamer goLive leaveStream raidStream reportStream unfollowStreamer watchStream',
  ),
  ...own('Subscription', 'streamChanged streamsChanged'),
  'Query.monitoredStreams': 'staff',
  'POST /api/uploads/stream-thumbnail': 'own',
};
