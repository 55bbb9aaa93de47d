import type { Tag } from '../../../domain/video/flv.ts';
import type { RelayFigures, RelayTarget } from '../../kernel/video-engine.ts';
import type { Tap } from '../ingest/live-channel.ts';
import { type Description, Relay, type RelayTerms } from './relay.ts';

const NO_AAC =
  'Your browser sends a sound that other platforms do not take. Use streaming software, or Chrome on Windows or macOS.';

const isSame = (a: RelayTarget, b: RelayTarget): boolean =>
  a.platform === b.platform && a.address.href === b.address.href && a.key === b.key;

/** The platforms that one broadcast is sent on to, each for itself. */
export class Relays implements Tap {
  readonly #terms: RelayTerms;
  readonly #size: () => Pick<Description, 'width' | 'height'>;
  #targets: readonly RelayTarget[] = [];
  #relays: readonly Relay[] = [];
  #pictureConfig: Tag | null = null;
  #soundConfig: Tag | null = null;
  #hasOpus = false;
  #isOver = false;

  constructor(terms: RelayTerms, size: () => Pick<Description, 'width' | 'height'>) {
    this.#terms = terms;
    this.#size = size;
  }

  /** Sends it to these from now on, and to no others; what goes on is not interrupted. */
  aim(targets: readonly RelayTarget[]): void {
    this.#targets = targets;
    const wanted = this.#isOver || this.#hasOpus ? [] : targets;
    for (const relay of this.#relays) if (!wanted.some((target) => isSame(target, relay.target))) relay.stop();
    this.#relays = wanted.map(
      (target) =>
        this.#relays.find((relay) => isSame(target, relay.target)) ??
        new Relay(target, this.#terms, () => this.#describe()),
    );
  }

  figures(): readonly RelayFigures[] {
    if (this.#hasOpus) return this.#targets.map(({ platform }) => ({ platform, state: 'refused', why: NO_AAC }));
    return this.#relays.map(({ figures }) => figures);
  }

  attach(): void {
    this.#pictureConfig = null;
    this.#soundConfig = null;
    this.#hasOpus = false;
    for (const relay of this.#relays) relay.attach();
  }

  take(tag: Tag, at: number): void {
    if (tag.kind === 'picture-config') this.#pictureConfig = tag;
    else if (tag.kind === 'sound-config') this.#soundConfig = tag;
    for (const relay of this.#relays) relay.take(tag, at);
  }

  takeOpus(): void {
    this.#hasOpus = true;
    this.aim(this.#targets);
  }

  stop(): void {
    this.#isOver = true;
    this.aim([]);
  }

  #describe(): Description {
    return { ...this.#size(), pictureConfig: this.#pictureConfig, soundConfig: this.#soundConfig };
  }
}
