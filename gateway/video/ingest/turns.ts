/**
 * Hundreds ask for the same part at the same moment, and answering them all at once would keep every other call from its
 * turn. They stand in a line, which one leaves in each turn of the event loop.
 */
export class Turns {
  readonly #line = new Set<() => void>();

  /** Waits for a turn of the event loop that nobody else of the line has. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#line.add(resolve);
      if (this.#line.size === 1) setImmediate(() => this.#go());
    });
  }

  #go(): void {
    const [first] = this.#line;
    if (first === undefined) return;
    this.#line.delete(first);
    if (this.#line.size > 0) setImmediate(() => this.#go());
    first();
  }
}
