import type { Access } from '../../../gateway/schema/access.ts';

const own = (type: string, fields: string): Record<string, Access> =>
  Object.fromEntries(fields.split(' ').map((field) => [`${type}.${field}`, 'own' as const]));

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  ...own(
    'Query',
    'clipMoment streamableBattles streamableContests friendsLive featuredBattle ownClips ownStream ownStreamClips pastStream pastStreams raidTargets recommendedStreams runningContests stream streamClip streamClips streams streamsOfBattle takesRaids',
  ),
  ...own(
    'Mutation',
    'chooseClips chooseRaids clipStream deleteStreamClip deleteStreamMarker editStream endStream followStreamer goLive leaveStream markStream raidStream reportStream reportStreamClip unfollowStreamer watchStream watchStreamClip',
  ),
  ...own('Subscription', 'runningContestsChanged streamChanged streamsChanged'),
  'Query.monitoredStreams': 'staff',
  'POST /api/uploads/stream-thumbnail': 'own',
};
