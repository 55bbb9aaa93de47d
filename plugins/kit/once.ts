/** Does what a message asks for once, however often and in whatever order it comes; what failed may be tried again. */
export class Once {
  readonly #done = new Map<string, Promise<void>>();
  readonly #most: number;

  /** @param most messages that are remembered */
  constructor(most = 10_000) {
    this.#most = most;
  }

  async run(id: string, work: () => Promise<void>): Promise<void> {
    const known = this.#done.get(id);
    if (known) return known;
    const doing = work();
    this.#done.set(id, doing);
    const [oldest] = this.#done.keys();
    if (this.#done.size > this.#most && oldest !== undefined) this.#done.delete(oldest);
    try {
      await doing;
    } catch (error) {
      this.#done.delete(id);
      throw error;
    }
  }
}
