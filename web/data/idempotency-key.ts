import { useState } from 'react';

/** A key that the gateway has never seen; works without a secure context, where `randomUUID` is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for one intention: the same as long as the same thing is submitted again, a fresh one once the input differs.
 * Call `settled` after success, so that the same form sent a second time is a second intention.
 *
 *     const intention = useIntention();
 *     await join({ variables, context: { idempotencyKey: intention.keyFor(variables) } });
 *     intention.settled();
 */
export interface Intention {
  readonly keyFor: (input: unknown) => string;
  readonly settled: () => void;
}

/** Stable over renders. */
export function useIntention(): Intention {
  const [intention] = useState(makeIntention);
  return intention;
}

export function makeIntention(): Intention {
  let held: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor(input) {
      const text = JSON.stringify(input);
      if (held?.input !== text) held = { input: text, key: newIdempotencyKey() };
      return held.key;
    },
    settled() {
      held = null;
    },
  };
}
