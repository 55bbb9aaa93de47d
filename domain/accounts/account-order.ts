/** How staff list accounts. */
export const ACCOUNT_ORDERS = ['name', 'newest'] as const;
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];
