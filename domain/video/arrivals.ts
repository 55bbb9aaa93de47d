const SPAN_MS = 3_000;
/** A figure of less than this is noise. */
const LEAST_MS = 250;

interface Arrival {
  readonly at: number;
  readonly bytes: number;
  readonly isPicture: boolean;
}

/** What came in during the last three seconds. Times are of a clock that never goes back, in milliseconds. */
export class Arrivals {
  #recent: Arrival[] = [];

  note(at: number, bytes: number, isPicture: boolean): void {
    this.#recent.push({ at, bytes, isPicture });
    if ((this.#recent[0]?.at ?? at) < at - 2 * SPAN_MS) this.#forget(at);
  }

  figures(now: number): { readonly framesPerSecond: number; readonly kbps: number } {
    this.#forget(now);
    const first = this.#recent[0];
    if (!first || this.#recent.length < 2) return { framesPerSecond: 0, kbps: 0 };
    const ms = Math.max(LEAST_MS, now - first.at);
    const bytes = this.#recent.reduce((sum, one) => sum + one.bytes, 0);
    const pictures = this.#recent.filter(({ isPicture }) => isPicture).length;
    return { framesPerSecond: Math.round((pictures * 10_000) / ms) / 10, kbps: Math.round((bytes * 8) / ms) };
  }

  #forget(now: number): void {
    this.#recent = this.#recent.filter(({ at }) => at > now - SPAN_MS);
  }
}
