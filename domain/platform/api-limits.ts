/** Points that one operation may cost, whoever asks. */
export const COST_MAX = 10_000;

/** Points that a key may spend within a minute, all keys of an account together, and all keys that come from an address. */
export const KEY_POINTS = 10_000;
export const ACCOUNT_POINTS = 20_000;
export const ADDRESS_POINTS = 60_000;

/** Points that all sessions of an account may spend within a minute: far more than the liveliest use of the web app. */
export const SESSION_POINTS = 300_000;
/** What a gateway lets sessions of an account spend before it asks how much they have spent in the others. */
export const SESSION_CREDIT = 15_000;
