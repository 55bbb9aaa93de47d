import type { LiveStream } from '../../domain/video/live-stream.ts';

/** Plain and quick: it is asked some hundred thousand times. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const value = (line: string) => line.slice(line.indexOf(':') + 1);

interface Listed {
  readonly number: number;
  readonly discontinuity: number;
  readonly isWhole: boolean;
}

/**
 * Reads each playlist of a broadcast as a strict player does, and holds it against everything that was read before: what
 * must never change, and that no address ever has other bytes.
 */
export class LivePlayer {
  readonly #live: LiveStream;
  readonly #bytes = new Map<string, readonly (Uint8Array | null)[]>();
  #last = '';
  readonly #numbers = new Map<string, Listed>();
  readonly #targets = new Map<string, number>();
  readonly #first = new Map<string, number>();
  /** How many parts and segments were fetched. */
  fetched = 0;

  constructor(live: LiveStream) {
    this.#live = live;
  }

  read(): void {
    const live = this.#live;
    if (!live.isReady) return;
    const { epoch } = live;
    const text = live.playlist();
    if (text === this.#last) return;
    this.#last = text;
    const lines = text.trimEnd().split('\n');
    const numberIn = (name: string) => Number(value(lines.find((line) => line.startsWith(`#EXT-X-${name}:`)) ?? ''));
    const target = numberIn('TARGETDURATION');
    must((this.#targets.get(epoch) ?? target) === target, 'another target');
    this.#targets.set(epoch, target);
    let number = numberIn('MEDIA-SEQUENCE');
    must(number >= (this.#first.get(epoch) ?? 0), 'an earlier segment is back');
    this.#first.set(epoch, number);
    let discontinuity = numberIn('DISCONTINUITY-SEQUENCE');
    let parts = 0;
    let duration = 0;
    for (const line of lines) {
      if (line === '#EXT-X-DISCONTINUITY') discontinuity++;
      if (line.startsWith('#EXT-X-MAP:')) this.#fetch(/URI="(.+?)"/.exec(line)?.[1] ?? '');
      if (line.startsWith('#EXT-X-PART:')) {
        parts++;
        const own = Number(/DURATION=([\d.]+)/.exec(line)?.[1]);
        duration += own;
        must(own <= 1.5, `a part of ${own} s`);
        this.#fetch(/URI="(.+?)"/.exec(line)?.[1] ?? '');
      }
      if (line.startsWith('#EXTINF:')) {
        const told = Number.parseFloat(value(line));
        must(Math.round(told) <= target, `a segment of ${told} s where ${target} s are most`);
        must(parts === 0 || Math.abs(told - duration) < 0.00005, `parts of ${duration} s in a segment of ${told} s`);
      }
      if (!line.startsWith('#')) {
        must(line === `${number}.m4s`, `${line} is out of turn`);
        this.#note(epoch, { number: number++, discontinuity, isWhole: true });
        this.#fetch(line);
        parts = 0;
        duration = 0;
      }
      if (line.startsWith('#EXT-X-PRELOAD-HINT:')) this.#note(epoch, { number, discontinuity, isWhole: false });
    }
    must(lines.includes('#EXT-X-ENDLIST') === (live.state === 'ended'), 'the end');
  }

  #note(epoch: string, listed: Listed): void {
    const key = `${epoch} ${listed.number}`;
    const before = this.#numbers.get(key);
    must(
      before === undefined || listed.discontinuity === before.discontinuity,
      `segment ${listed.number} is of another time line`,
    );
    this.#numbers.set(key, listed);
  }

  #fetch(name: string): void {
    const live = this.#live;
    const init = /^i(\d+)\.mp4$/.exec(name);
    const [, number, part] = /^(\d+)(?:\.(\d+))?\.m4s$/.exec(name) ?? [];
    const pieces: readonly (Uint8Array | null)[] | null = init
      ? [live.init(Number(init[1]))]
      : live.media(Number(number), part === undefined ? null : Number(part));
    if (pieces === null || pieces.includes(null)) throw new Error(`${name} cannot be fetched`);
    const key = `${live.epoch} ${name}`;
    const before = this.#bytes.get(key) ?? pieces;
    must(before.length === pieces.length && before.every((one, n) => one === pieces[n]), `${name} has other bytes`);
    this.#bytes.set(key, pieces);
    this.fetched++;
  }
}
