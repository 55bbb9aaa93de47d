/** ON-10: what each slide of the tour shows, in this order. */
export const TOUR_SLIDES = [
  {
    id: 'dashboard',
    title: 'Your dashboard',
    text: 'Battlegrounds is where you create a battle: choose the game, the stake and who may join. Stake, fee and what the winner is paid stand there before you confirm.',
  },
  {
    id: 'feed',
    title: 'Battle feed and streams',
    text: 'Open battles wait in the feed until somebody takes the second seat. Live matches are played on stream, so that every result can be checked.',
  },
  {
    id: 'arcade',
    title: 'Arcade and missions',
    text: 'The arcade is for short games between battles. Missions are small tasks for the day and the week, and pay BattleCoin.',
  },
  {
    id: 'coins',
    title: 'BattleCoin and store',
    text: 'BattleCoin, BC for short, is the second balance in your wallet. It buys entries and items in the store, and it cannot be converted to cash.',
  },
  {
    id: 'community',
    title: 'Community',
    text: 'Add the players whom you like to meet, found a team and talk in the chat. Trust & Safety says how money is kept and play stays fair.',
  },
] as const;
export type TourSlideId = (typeof TOUR_SLIDES)[number]['id'];
