import * as t from './__generated__/messages.ts';

/** ON-10: what each slide of the tour shows, in this order. */
export const TOUR_SLIDES = [
  {
    id: 'dashboard',
    title: t.yourDashboard(),
    text: t.battlegroundsIsWhereYouCreateABattle(),
  },
  {
    id: 'feed',
    title: t.battleFeedAndStreams(),
    text: t.openBattlesWaitInTheFeed(),
  },
  {
    id: 'arcade',
    title: t.arcadeAndMissions(),
    text: t.theArcadeIsForShortGamesBetween(),
  },
  {
    id: 'coins',
    title: t.battlecoinAndStore(),
    text: t.battlecoinBCForShortIsTheSecond(),
  },
  {
    id: 'community',
    title: t.community(),
    text: t.addThePlayersWhomYouLike(),
  },
] as const;
export type TourSlideId = (typeof TOUR_SLIDES)[number]['id'];
