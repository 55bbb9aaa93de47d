/** How staff list accounts. */
export const ACCOUNT_ORDERS = ['name', 'newest'] as const;
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];

/** In which order accounts come: what is searched for comes by name. */
export const accountOrderOf = (text: string, order: AccountOrder): AccountOrder => (text === '' ? order : 'name');
