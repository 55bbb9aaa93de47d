/** Lets a loop rest until somebody rings; a ring that nobody rested for ends the next rest at once. */
export class Bell {
  #isRung = false;
  #wake = (): void => {};

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  /** For so many milliseconds at the most. */
  async rest(mostMs: number): Promise<void> {
    if (!this.#isRung)
      await new Promise<void>((resolve) => {
        const timer = mostMs === Infinity ? null : setTimeout(resolve, mostMs);
        this.#wake = () => {
          if (timer) clearTimeout(timer);
          resolve();
        };
      });
    this.#isRung = false;
  }
}
