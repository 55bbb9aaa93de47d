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

/** Of the text of a document. The parser gives up at so many tokens, long before deep nesting could hurt. */
export const TOKENS_MAX = 3_000;
export const LEVELS_MAX = 10;
export const ALIASES_MAX = 15;
export const DIRECTIVES_MAX = 30;

/** Bytes of a message over a websocket: an operation with its variables. */
export const MESSAGE_BYTES_MAX = 65_536;

/** Characters of one answer: the explorer's description of the whole schema fits with room to grow. */
export const ANSWER_LENGTH_MAX = 3_145_728;
