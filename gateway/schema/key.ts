import { KEY_LIFE_DAYS } from '../kernel/once.ts';

/** The argument of whatever happens once for one key. */
export const KEY = {
  nullable: true,
  description: `In place of the \`Idempotency-Key\` header; kept for ${KEY_LIFE_DAYS} days.`,
} as const;
