/** Points that one operation may cost, whoever asks. */
export const COST_MAX = 10_000;

/** Points that a key may spend within a minute, and all keys of an account together. */
export const KEY_POINTS = 10_000;
export const ACCOUNT_POINTS = 20_000;
