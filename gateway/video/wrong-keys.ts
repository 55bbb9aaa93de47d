import { MINUTE } from '../../domain/shared/time.ts';

const MOST = 10;
/** Addresses that are remembered; the oldest go first. */
const ADDRESSES_MAX = 10_000;

/**
 * Wrong stream keys by the address they came from. Not by key: else anybody could lock a streamer out. Times are of a
 * clock that never goes back, in milliseconds.
 */
export class WrongKeys {
  readonly #missed = new Map<string, number[]>();

  note(address: string, now: number): void {
    const missed = [...this.#recent(address, now), now];
    this.#missed.delete(address);
    this.#missed.set(address, missed);
    for (const oldest of this.#missed.keys()) {
      if (this.#missed.size <= ADDRESSES_MAX) break;
      this.#missed.delete(oldest);
    }
  }

  /** Whether an address gets another try. */
  admits(address: string, now: number): boolean {
    return this.#recent(address, now).length < MOST;
  }

  #recent(address: string, now: number): number[] {
    return (this.#missed.get(address) ?? []).filter((at) => at > now - MINUTE);
  }
}
