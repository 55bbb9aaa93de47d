/** How many sockets an address may hold at once, so that one caller cannot take those of everybody. */
export class SocketPlaces {
  readonly #max: number;
  readonly #taken = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a place; answers what gives it back, or null when the address has none left. */
  take(address: string): (() => void) | null {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#max) return null;
    this.#taken.set(address, taken + 1);
    return () => {
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left === 0) this.#taken.delete(address);
      else this.#taken.set(address, left);
    };
  }
}
