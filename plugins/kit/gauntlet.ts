import * as z from 'zod';

/**
 * Why Gauntlet gave no answer: `ended` for a key that opens nothing any more, `none` for what is not there, `busy` until
 * later, `away` otherwise.
 */
export class NoAnswer extends Error {
  constructor(readonly why: 'ended' | 'none' | 'busy' | 'away') {
    super(`no answer: ${why}`);
  }
}

const body = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })).default([]),
});

function bodyOf(read: unknown): { readonly data: unknown; readonly code: string | undefined } {
  const { data, errors } = body.parse(read);
  return { data, code: errors[0]?.extensions?.code };
}

interface Access {
  readonly url: string;
  readonly key: string;
  /** Told once, when the key has ended. */
  readonly onEnd: () => void;
  /** How long an answer may take. */
  readonly patienceMs?: number;
}

/** The public API of Gauntlet, with the key of a bot. After the key has ended nothing is asked any more. */
export class Gauntlet {
  readonly #access: Access;
  #hasEnded = false;

  constructor(access: Access) {
    this.#access = access;
  }

  /** @throws NoAnswer */
  async ask<T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
    if (this.#hasEnded) throw new NoAnswer('ended');
    const { url, key, patienceMs = 8_000 } = this.#access;
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (response) => ({ status: response.status, ...bodyOf(JSON.parse(await response.text())) }))
      .catch(() => null);
    // Another server that refuses us, on the way, says nothing about the key.
    if (answer?.status === 401 && answer.code === 'UNAUTHENTICATED') this.#end();
    if (answer?.status === 429) throw new NoAnswer('busy');
    if (answer?.code === 'NOT_FOUND') throw new NoAnswer('none');
    const data = answer?.status === 200 ? answer.data : null;
    if (data === null || data === undefined) throw new NoAnswer('away');
    return data as T;
  }

  #end(): never {
    // Of two answers that were on their way only the first is news.
    if (!this.#hasEnded) this.#access.onEnd();
    this.#hasEnded = true;
    throw new NoAnswer('ended');
  }
}
