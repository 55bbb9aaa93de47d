import { MINUTE } from '../../../domain/shared/time.ts';

/** What an encoder shows. */
export const UNKNOWN_KEY = 'Unknown stream key';
const TOO_MANY_KEYS = 'Too many wrong stream keys: try again in a minute';

const MOST = 10;
/** Addresses that are remembered; the oldest go first. */
const ADDRESSES_MAX = 10_000;

/**
 * Wrong stream keys by the address they came from, each once: an encoder tries one that was replaced again and again.
 * They say what is not looked up again and when somebody hears that it is enough; a right key is let in whatever else
 * came from its address, since nobody guesses 192 bits. Times are of a clock that never goes back, in milliseconds.
 */
export class WrongKeys {
  readonly #missed = new Map<string, Map<string, number>>();

  /** Notes a wrong key; answers what is said of it: otherwise once an address has tried more than people have. */
  refuse(address: string, key: string, now: number): string {
    const missed = this.#recent(address, now);
    const isOneTooMany = missed.size >= MOST;
    missed.set(key, now);
    for (const oldest of missed.keys()) {
      if (missed.size <= MOST) break;
      missed.delete(oldest);
    }
    this.#missed.delete(address);
    this.#missed.set(address, missed);
    for (const oldest of this.#missed.keys()) {
      if (this.#missed.size <= ADDRESSES_MAX) break;
      this.#missed.delete(oldest);
    }
    return isOneTooMany ? TOO_MANY_KEYS : UNKNOWN_KEY;
  }

  /** Whether a key was wrong just now: it need not be looked up. */
  knows(address: string, key: string, now: number): boolean {
    return this.#recent(address, now).has(key);
  }

  #recent(address: string, now: number): Map<string, number> {
    const missed = this.#missed.get(address) ?? new Map<string, number>();
    return new Map([...missed].filter(([, at]) => at > now - MINUTE));
  }
}
