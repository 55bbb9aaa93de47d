/** What a gateway is started with before, while and after its `SESSION_SECRET` is exchanged. */
const OTHERS = {
  LEDGER_SECRET: 'of-the-ledger-alone',
  ARCADE_SECRET: 'of-the-arcade-alone',
  VIDEO_SECRET: 'of-video-alone-yes',
};
export const BEFORE = { ...OTHERS, SESSION_SECRET: 'the-secret-of-before' };
export const AFTER = { ...OTHERS, SESSION_SECRET: 'the-secret-of-after' };
export const BETWEEN = { ...AFTER, SESSION_SECRET_BEFORE: BEFORE.SESSION_SECRET };
