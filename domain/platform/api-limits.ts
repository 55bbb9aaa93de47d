/** Points that one operation may cost, whoever asks. */
export const COST_MAX = 10_000;

/** Points that a key may spend within a minute, all keys of an account together, and all keys that come from an address. */
export const KEY_POINTS = 10_000;
export const ACCOUNT_POINTS = 20_000;
export const ADDRESS_POINTS = 60_000;
