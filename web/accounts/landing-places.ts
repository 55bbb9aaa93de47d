/** The element that 'Notify Me' scrolls to (LA-02). */
export const WAITLIST_ID = 'waitlist';
/** The element that the Team Access links scroll to. */
export const TEAM_ACCESS_ID = 'team-access';
