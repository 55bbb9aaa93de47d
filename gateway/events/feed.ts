/** A subscriber that is this many values behind is given up; its client comes back and asks for what it missed. */
const WAITING_MAX = 1_000;

/** Thrown to a subscriber that does not keep up. */
export class FellBehind extends Error {
  override readonly message = 'the subscriber fell behind';
}

/** Values that are pushed in and taken out one after the other; it holds what has not been taken yet. */
export class Feed<T> implements AsyncIterableIterator<T, undefined> {
  readonly #ready: T[] = [];
  readonly #takers: { resolve(result: IteratorResult<T, undefined>): void; reject(cause: unknown): void }[] = [];
  readonly #stop: () => void;
  #failure: { readonly cause: unknown } | null = null;
  #hasEnded = false;

  /** `start` gets the feed and answers what ends its source; called once, at once. */
  constructor(start: (feed: Feed<T>) => () => void) {
    this.#stop = start(this);
  }

  push(value: T): void {
    if (this.#hasEnded) return;
    const taker = this.#takers.shift();
    if (taker) taker.resolve({ done: false, value });
    else if (this.#ready.push(value) > WAITING_MAX) this.fail(new FellBehind());
  }

  /** What is ready is still taken; then it is over. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#stop();
    for (const taker of this.#takers.splice(0)) taker.resolve({ done: true, value: undefined });
  }

  /** Ends with an error, which comes before whatever is ready. */
  fail(cause: unknown): void {
    if (this.#hasEnded) return;
    this.#ready.length = 0;
    const taker = this.#takers.shift();
    if (taker) taker.reject(cause);
    else this.#failure = { cause };
    this.end();
  }

  next(): Promise<IteratorResult<T, undefined>> {
    if (this.#failure) {
      const { cause } = this.#failure;
      this.#failure = null;
      return Promise.reject(cause);
    }
    const value = this.#ready.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    if (this.#hasEnded) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve, reject) => void this.#takers.push({ resolve, reject }));
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.#ready.length = 0;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(cause: unknown): Promise<IteratorResult<T, undefined>> {
    void this.return();
    return Promise.reject(cause);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
