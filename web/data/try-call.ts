import { NetworkFailure } from './failure.ts';

/** An answer of the documented /api paths as it came, to be looked at. */
export interface TriedCall {
  readonly status: number;
  readonly statusText: string;
  /** Those that a program goes by. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly millis: number;
}

const SHOWN_HEADERS = ['RateLimit-Policy', 'RateLimit', 'Retry-After', 'X-Request-Id'];

/**
 * Gets a documented path with a key and no cookie, as a program does, or with the cookie where the key is null; an answer
 * of any status is an answer.
 * @throws NetworkFailure when none came
 */
export async function tryCall(path: `/api/${string}`, key: string | null): Promise<TriedCall> {
  const from = performance.now();
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      ...(key === null ? { credentials: 'same-origin' } : { credentials: 'omit', headers: bearer(key) }),
    });
    const text = await response.text();
    const millis = Math.round(performance.now() - from);
    const headers = SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [{ name, value }];
    });
    return { status: response.status, statusText: response.statusText, headers, text, millis };
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
