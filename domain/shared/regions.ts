/** Where a player is at home (LB-01). */
export const REGIONS = ['na', 'eu', 'asia'] as const;
export type Region = (typeof REGIONS)[number];
