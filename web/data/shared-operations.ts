/** Queries whose answer is the same for every member: asked by GET, so that the browser's cache can revalidate them. */
export const SHARED_OPERATIONS: readonly string[] = ['OpenBattles', 'Leaderboard'];
