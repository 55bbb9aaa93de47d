import { type Client, NoAnswer as Nothing, Refusal, createClient } from '../../client/index.ts';

/**
 * Why Gauntlet gave no answer: `ended` for a key that opens nothing any more, `none` for what is not there, `busy` until
 * later, `away` otherwise.
 */
export class NoAnswer extends Error {
  constructor(readonly why: 'ended' | 'none' | 'busy' | 'away') {
    super(`no answer: ${why}`);
  }
}

interface Access {
  readonly url: string;
  readonly key: string;
  /** Told once, when the key has ended. */
  readonly onEnd: () => void;
}

/** How long an answer may take. */
const PATIENCE_MS = 8_000;

/** The public API of Gauntlet, with the key of a bot. After the key has ended nothing is asked any more. */
export class Gauntlet {
  readonly #client: Client;
  readonly #onEnd: () => void;
  #hasEnded = false;

  constructor({ url, key, onEnd }: Access) {
    // Whoever asks in a chat asks again sooner than we would.
    this.#client = createClient({ url, key, timeoutMs: PATIENCE_MS, waitMs: 0 });
    this.#onEnd = onEnd;
  }

  /** @throws NoAnswer */
  async ask<T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
    if (this.#hasEnded) throw new NoAnswer('ended');
    try {
      return await this.#client.query<T>(query, variables);
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) this.#end();
      if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new NoAnswer('none');
      const isBusy = (error instanceof Refusal || error instanceof Nothing) && error.status === 429;
      throw new NoAnswer(isBusy ? 'busy' : 'away');
    }
  }

  #end(): never {
    // Of two answers that were on their way only the first is news.
    if (!this.#hasEnded) this.#onEnd();
    this.#hasEnded = true;
    throw new NoAnswer('ended');
  }
}
