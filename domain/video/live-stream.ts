import { Malformed, join, sameBytes } from './bytes.ts';
import { type PictureConfig, type SoundConfig, readAacConfig, readPictureConfig } from './codecs.ts';
import type { Tag } from './flv.ts';
import type { BroadcastState } from './incoming.ts';
import { PICTURE_SCALE, type Sample, fragment, initSegment } from './mp4.ts';
import { PART_S, type Part, type Segment, type Window, lengthOf, writePlaylist } from './playlist.ts';
import { GAP_MAX_S, PublisherClock } from './publisher-clock.ts';

/** Key frames that come faster share a segment. */
const SEGMENT_MIN_S = 0.9;
/** The two target durations: of encoders with a short key interval, and of those that are left to themselves. */
const TARGET_S = 4;
const LONG_TARGET_S = 10;
const SHORT_INTERVAL_S = 2.6;
/** Kept beside the newest segments, so that a player which is a little late still finds what it was told of. */
const KEPT_S = 2;
/** Frames of sound without a picture; half a minute of the shortest. */
const SOUNDS_WAITING_MAX = 2_048;

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenSegment = Open<Omit<Segment, 'parts'>> & { readonly parts: Part[] };

export interface LiveStreamTerms {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Names the addresses of a broadcast; never the same twice. */
  readonly newEpoch: () => string;
  /** There is something new to fetch, or the state has changed. */
  readonly onNews: () => void;
}

/** One broadcast: access units in, parts and segments in memory, playlists out. */
export class LiveStream {
  #epoch: string;
  #state: BroadcastState = 'starting';
  /** Those that kept segments are played behind, and the newest, by their numbers. */
  #inits = new Map<number, Uint8Array>();
  /** How many there have been under these addresses. */
  #initsMade = 0;
  #segments: OpenSegment[] = [];
  #target = 0;
  #number = 0;
  /** Discontinuities among the segments that are dropped. */
  #discontinuities = 0;
  #parts = 0;
  #picture: PictureConfig | null = null;
  #sound: SoundConfig | null = null;
  /** Whether what comes next needs another initialisation segment. */
  #isChanged = true;
  /** Of the time line that players have: a source buffer neither gains nor loses a track. */
  #soundCodec: string | null = null;
  #pictures: Open<Sample>[] = [];
  #sounds: Sample[] = [];
  #lastKey: number | null = null;
  #keyInterval: number | null = null;
  #playlist: string | null = null;
  /** The newest, and behind which initialisation segment it is played. */
  #key: { readonly data: Uint8Array; readonly init: number } | null = null;
  #poster: Uint8Array | null = null;
  readonly #clock = new PublisherClock();
  readonly #terms: LiveStreamTerms;

  constructor(terms: LiveStreamTerms) {
    this.#terms = terms;
    this.#epoch = terms.newEpoch();
  }

  get epoch(): string {
    return this.#epoch;
  }
  get state(): BroadcastState {
    return this.#state;
  }
  get picture(): PictureConfig | null {
    return this.#picture;
  }
  get sound(): SoundConfig | null {
    return this.#sound;
  }
  /** Seconds between the two newest key frames. */
  get keyInterval(): number | null {
    return this.#keyInterval;
  }
  /** Players refuse a playlist without a whole segment. */
  get isReady(): boolean {
    return this.#target > 0 && this.#segments.some(({ isWhole }) => isWhole);
  }

  /** A publisher, or the same again. */
  attach(): void {
    this.#clock.attach();
    this.#sound = null;
    this.#isChanged = true;
    this.#lastKey = null;
    this.#pictures = [];
    this.#sounds = [];
  }

  /** @throws Malformed for what no player could play */
  take(tag: Tag, stamp: number): void {
    switch (tag.kind) {
      case 'picture-config':
        return this.#configurePicture(tag.record);
      case 'sound-config':
        return this.configureSound(readAacConfig(new Uint8Array(tag.record)));
      case 'picture':
        return this.#takePicture(tag, stamp);
      case 'sound':
        return this.#takeSound(tag.data, stamp);
    }
  }

  #configurePicture(record: Uint8Array): void {
    if (this.#picture && sameBytes(this.#picture.record, record)) return;
    this.#picture = readPictureConfig(new Uint8Array(record));
    this.#isChanged = true;
  }

  configureSound(sound: SoundConfig): void {
    if (this.#sound && sameBytes(this.#sound.record, sound.record)) return;
    this.#sound = sound;
    this.#isChanged = true;
    this.#clock.forgetSound();
    this.#sounds = [];
  }

  /** What follows is without sound, or with some that is told anew. */
  dropSound(): void {
    if (this.#sound === null) return;
    this.#sound = null;
    this.#isChanged = true;
    this.#clock.forgetSound();
    this.#sounds = [];
  }

  #takePicture({ isKey, shownAfterMs, data }: Extract<Tag, { kind: 'picture' }>, stamp: number): void {
    if (this.#picture === null) return;
    const placed = this.#clock.placePicture(stamp, isKey);
    if (placed === null) return;
    const last = this.#pictures.at(-1);
    if (last) {
      last.duration = placed.lasted;
      this.#cut(isKey, placed.lasted);
    } else this.#openSegment();
    if (isKey) {
      if (this.#lastKey !== null) this.#keyInterval = (placed.at - this.#lastKey) / PICTURE_SCALE;
      this.#lastKey = placed.at;
      this.#key = { data, init: this.#initsMade - 1 };
      this.#poster = null;
    }
    const shownAfter = Math.round((shownAfterMs * PICTURE_SCALE) / 1000);
    this.#pictures.push({ at: placed.at, duration: placed.lasted, shownAfter, isKey, data });
  }

  #takeSound(data: Uint8Array, stamp: number): void {
    if (this.#sound === null) return;
    const at = this.#clock.placeSound(stamp, this.#sound);
    if (at === null) return;
    if (this.#sounds.length >= SOUNDS_WAITING_MAX) throw new Malformed('sound without pictures');
    this.#sounds.push({ at, duration: this.#sound.frameSamples, shownAfter: 0, isKey: true, data });
  }

  #openSegment(): void {
    if (this.#isChanged) this.#openTimeLine();
    const init = this.#initsMade - 1;
    const before = this.#segments.at(-1);
    this.#segments.push({
      number: this.#number++,
      init,
      at: this.#terms.now(),
      parts: [],
      isWhole: false,
      isDiscontinuity: before !== undefined && before.init !== init,
    });
  }

  #openTimeLine(): void {
    if (this.#picture === null) return;
    const soundCodec = this.#sound?.codec ?? null;
    if (this.#initsMade > 0 && soundCodec !== this.#soundCodec) {
      this.#epoch = this.#terms.newEpoch();
      this.#inits.clear();
      this.#initsMade = 0;
      this.#segments = [];
      this.#target = 0;
      this.#number = 0;
      this.#discontinuities = 0;
      this.#playlist = null;
      if (this.#state === 'live') this.#state = 'starting';
    }
    this.#soundCodec = soundCodec;
    this.#inits.set(this.#initsMade++, initSegment(this.#picture, this.#sound));
    this.#isChanged = false;
  }

  /** Before another picture: closes the part, and the segment at a key frame or at its longest. */
  #cut(isKey: boolean, lasted: number): void {
    const segment = this.#openOne();
    const first = this.#pictures[0];
    const last = this.#pictures.at(-1);
    if (!segment || !first || !last) return;
    const span = (last.at + last.duration - first.at) / PICTURE_SCALE;
    const total = lengthOf(segment) + span;
    if (this.#target === 0 && !isKey && total > SHORT_INTERVAL_S) this.#target = LONG_TARGET_S;
    const isAtKey = isKey && (total >= SEGMENT_MIN_S || this.#isChanged);
    const isAtLongest = this.#target > 0 && total + GAP_MAX_S > this.#target;
    const isFull = span + lasted / PICTURE_SCALE > PART_S + 0.001;
    if (!isAtKey && !isAtLongest && !isFull) return;
    this.#flush(segment);
    if (isAtKey || isAtLongest) {
      this.#close(segment);
      this.#openSegment();
    }
    if (this.isReady) this.#state = 'live';
    this.#tell();
  }

  #openOne(): OpenSegment | null {
    const segment = this.#segments.at(-1);
    return segment && !segment.isWhole ? segment : null;
  }

  #flush(segment: OpenSegment): void {
    const pictures = this.#pictures;
    const [first] = pictures;
    if (!first) return;
    const duration = pictures.reduce((sum, one) => sum + one.duration, 0) / PICTURE_SCALE;
    const data = fragment(++this.#parts, pictures, this.#sounds);
    segment.parts.push({ data, duration, isIndependent: first.isKey });
    this.#pictures = [];
    this.#sounds = [];
  }

  #close(segment: OpenSegment): void {
    segment.isWhole = true;
    if (this.#target === 0) this.#target = TARGET_S;
  }

  /** Only together with a new playlist: whatever the one that is told lists can be fetched. */
  #dropOld(): void {
    const least = 3 * this.#target + KEPT_S;
    const rest = () => this.#segments.slice(1).reduce((sum, one) => sum + lengthOf(one), 0);
    while (rest() > least) {
      this.#segments.shift();
      if (this.#segments[0]?.isDiscontinuity) this.#discontinuities++;
    }
    const oldest = this.#segments[0]?.init ?? this.#initsMade - 1;
    for (const n of this.#inits.keys()) if (n < oldest) this.#inits.delete(n);
  }

  #tell(): void {
    this.#dropOld();
    this.#playlist = null;
    this.#terms.onNews();
  }

  /**
   * The publisher is gone, and may come back. The broken-off segment is told of together with what follows it: players
   * count a segment that they were only hinted at under the earlier discontinuity.
   */
  detach(): void {
    if (this.#state === 'ended') return;
    if (this.isReady) this.#playlist ??= writePlaylist(this.#window());
    const segment = this.#openOne();
    if (segment) {
      this.#flush(segment);
      if (segment.parts.length > 0) this.#close(segment);
      else {
        this.#segments.pop();
        this.#number--;
      }
    }
    this.#state = 'reconnecting';
    this.#clock.attach();
    this.#pictures = [];
    this.#sounds = [];
    this.#terms.onNews();
  }

  finish(): void {
    if (this.#state === 'ended') return;
    if (this.#state !== 'reconnecting') this.detach();
    this.#state = 'ended';
    this.#tell();
  }

  #window(): Window {
    return {
      target: this.#target,
      segments: this.#segments,
      discontinuities: this.#discontinuities,
      isOver: this.#state === 'ended',
    };
  }

  playlist(): string {
    return (this.#playlist ??= writePlaylist(this.#window()));
  }

  /** Whether a part can be fetched, or the whole segment where `part` is null. */
  has(number: number, part: number | null): boolean {
    if (!this.isReady || (this.#state === 'reconnecting' && number >= this.#number - 1)) return false;
    const segment = this.#segments.find((one) => one.number === number);
    if (!segment) return (this.#segments.at(-1)?.number ?? -1) > number;
    return segment.isWhole || (part !== null && segment.parts.length > part);
  }

  /** Whether it makes sense to wait for a segment: it is one of the next two. */
  isNear(number: number): boolean {
    return number <= this.#number + 1;
  }

  init(n: number): Uint8Array | null {
    return this.#inits.get(n) ?? null;
  }

  /** The bytes of a part, or of all parts of a whole segment; null for what is not kept any more, or not there yet. */
  media(number: number, part: number | null): readonly Uint8Array[] | null {
    const segment = this.#segments.find((one) => one.number === number);
    if (!segment) return null;
    if (part === null) return segment.isWhole ? segment.parts.map(({ data }) => data) : null;
    const found = segment.parts[part];
    return found ? [found.data] : null;
  }

  /** The newest key frame as a film of one frame, a second long: a picture that no decoder was needed for. */
  poster(): Uint8Array | null {
    if (this.#poster || this.#key === null) return this.#poster;
    const { data, init: n } = this.#key;
    const init = this.init(n);
    if (!init) return null;
    const picture = { at: 0, duration: PICTURE_SCALE, shownAfter: 0, isKey: true, data };
    this.#poster = join(init, fragment(1, [picture], []));
    return this.#poster;
  }

  /** A whole segment, as long as it is kept. */
  whole(number: number): Segment | null {
    return this.#segments.find((one) => one.number === number && one.isWhole) ?? null;
  }

  /** The oldest segment that is kept, and that which is opened next; by their numbers. */
  get kept(): { readonly oldest: number; readonly next: number } {
    return { oldest: this.#segments[0]?.number ?? this.#number, next: this.#number };
  }

  /** Whole seconds that no segment is longer than; 0 before the first is whole. */
  get target(): number {
    return this.#target;
  }

  /** What is kept in memory. */
  get bytes(): number {
    const inits = [...this.#inits.values()].reduce((sum, { length }) => sum + length, 0);
    return this.#segments.reduce((sum, { parts }) => parts.reduce((own, { data }) => own + data.length, sum), inits);
  }
}
