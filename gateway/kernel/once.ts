import { hash } from 'node:crypto';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY } from '../../domain/shared/time.ts';
import { claimIdempotencyKey } from '../../db/calls/idempotency.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { together } from '../../db/client/together.ts';

export const KEY_LIFE_DAYS = 30;
/** A client that repeats a call later than this is taken for a new one. */
export const KEY_LIFE = KEY_LIFE_DAYS * DAY;
export const KEY_FIELD = 'idempotencyKey';
/** For whoever writes a client. */
export const KEY_FORM = `8 to 100 letters, digits or . _ : -, bare or in quotes; a repetition changes nothing for ${KEY_LIFE_DAYS} days, and after that is a new call`;

/** Bare, or as a string of the header's draft: in quotes, with parameters that say nothing to us. */
const KEY = /^\s*(?:(?<bare>[\w.:-]{8,100})|"(?<quoted>[\w.:-]{8,100})"\s*(?:;[^"]*)?)\s*$/;

/** The caller's key, from the argument or the header. @throws Refused IDEMPOTENCY_KEY_REQUIRED, BAD_INPUT */
export function requireKey(argument: string | null | undefined, header: string | null): string {
  const given = argument ?? header;
  if (given === null) throw new Refused('IDEMPOTENCY_KEY_REQUIRED', { field: KEY_FIELD });
  const { bare, quoted } = KEY.exec(given)?.groups ?? {};
  const key = bare ?? quoted;
  if (key === undefined) throw new Refused('BAD_INPUT', { field: KEY_FIELD });
  return key;
}

export interface OnceCall {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** What the caller asked for; the same key with another payload is refused. */
  readonly payload: unknown;
  /** The id that the call answers with. */
  readonly answerId: string;
  readonly at: number;
}

const claim = (tx: Tx, { payload, ...call }: OnceCall): Promise<string | null> =>
  claimIdempotencyKey(tx, { ...call, payloadHash: hash('sha256', JSON.stringify(payload), 'base64url') });

/** Runs `work` for the first call with a key; answers a repetition as the first call was answered. */
export async function once(tx: Tx, call: OnceCall, work: () => Promise<void>): Promise<string> {
  const earlier = await claim(tx, call);
  if (earlier !== null) return earlier;
  await work();
  return call.answerId;
}

/** The same for work that begins with questions: they travel with the claim. They neither refuse nor write. */
export async function onceOver<T>(
  tx: Tx,
  call: OnceCall,
  ask: () => Promise<T>,
  work: (answers: T) => Promise<void>,
): Promise<string> {
  const [earlier, answers] = await together([claim(tx, call), ask()]);
  if (earlier !== null) return earlier;
  await work(answers);
  return call.answerId;
}
