import { hash } from 'node:crypto';
import { Refused } from '../../domain/shared/refusals.ts';
import { claimIdempotencyKey } from '../../db/calls/idempotency.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { together } from '../../db/client/together.ts';

const KEY = /^[\w.:-]{8,100}$/;

/** The caller's key, from the argument or the header. */
export function requireKey(argument: string | null | undefined, header: string | null): string {
  const key = argument ?? header;
  if (key === null) throw new Refused('IDEMPOTENCY_KEY_REQUIRED', { field: 'idempotencyKey' });
  if (!KEY.test(key)) throw new Refused('BAD_INPUT', { field: 'idempotencyKey' });
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
