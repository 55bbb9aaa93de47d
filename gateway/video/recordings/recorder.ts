import type { LiveStream } from '../../../domain/video/live-stream.ts';
import { type Segment, initName, segmentName } from '../../../domain/video/playlist.ts';
import {
  type Recorded,
  type RecordingEnd,
  RECORDING_TOLD_EVERY,
  endBefore,
  recordedOf,
  recordingHead,
  recordingLines,
} from '../../../domain/video/recording.ts';
import { FilesAway } from '../../kernel/files/file-store.ts';
import type { Product, PublishRuling, RecordingStore } from '../../kernel/video-engine.ts';

type Aim = Extract<PublishRuling, { ok: true }>['record'];

interface Running {
  readonly id: string;
  readonly streamId: string;
  readonly epoch: string;
  readonly bytesLeft: number;
  /** The segment that is kept next, and what the last one is played behind. */
  next: number;
  init: number | null;
  recorded: Recorded;
  /** Of a clock that never goes back, in milliseconds. */
  toldAt: number;
}

/**
 * Keeps what is live, segment by segment, as it becomes whole. It reads what the stream holds in memory anyway, a
 * quarter of a minute, and never holds the stream up: a store that is slower, or away for longer, loses the recording.
 */
export class Recorder {
  readonly #channel: string;
  readonly #live: LiveStream;
  readonly #store: RecordingStore;
  readonly #product: Pick<Product, 'recordings' | 'warn'>;
  #aim: Aim = null;
  /** The first segment that belongs to the stream, and the epoch of which this is said. */
  #from = { number: 0, epoch: '' };
  #running: Running | null = null;
  /** A stream of which no more is kept: its recording has come to its end. */
  #done: string | null = null;
  #work: Promise<void> | null = null;
  #isAsked = false;

  constructor(channel: string, live: LiveStream, store: RecordingStore, product: Pick<Product, 'recordings' | 'warn'>) {
    this.#channel = channel;
    this.#live = live;
    this.#store = store;
    this.#product = product;
  }

  /** What is to be recorded at this moment; asked again each second. What was sent before is not part of it. */
  aim(record: Aim): void {
    if (record?.streamId !== this.#aim?.streamId || record?.isOn !== this.#aim?.isOn) {
      this.#aim = record;
      this.#from = { number: this.#live.kept.next, epoch: this.#live.epoch };
      this.#done = null;
    }
    this.look();
  }

  /** There may be more to keep. */
  look(): void {
    this.#isAsked = true;
    this.#work ??= this.#workOff().finally(() => {
      this.#work = null;
      if (this.#isAsked) this.look();
    });
  }

  /** Resolves when all is kept that was asked for. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  async #workOff(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      try {
        while (await this.#advance());
      } catch (err) {
        // It is tried again when more comes in, for as long as the stream holds what is not kept yet.
        if (err instanceof FilesAway && this.#running && this.#live.state !== 'ended') {
          this.#product.warn('a segment was not recorded yet', { err, channel: this.#channel });
          continue;
        }
        this.#product.warn('a stream is not recorded', { err, channel: this.#channel });
        // Without one under way it was the database that was away for a moment.
        if (this.#running) await this.#close('cut-short');
      }
    }
  }

  /** Does one thing, and answers whether there may be another. */
  async #advance(): Promise<boolean> {
    const { epoch, kept, state } = this.#live;
    const running = this.#running;
    if (!running) return this.#open();
    if (this.#aim?.streamId !== running.streamId) return this.#close('stopped');
    if (!this.#aim.isOn) return this.#close('switched-off');
    if (epoch !== running.epoch) return this.#close('stopped');
    if (kept.oldest > running.next) throw new Error('What keeps recordings is too slow');
    const segment = this.#live.whole(running.next);
    if (segment) return this.#keep(running, segment);
    if (state === 'ended') return this.#close('stopped');
    return this.#tell(running);
  }

  /** Says now and then that it goes on. What was closed elsewhere, where this gateway seemed dead, is recorded anew. */
  async #tell(running: Running): Promise<boolean> {
    if (performance.now() - running.toldAt < RECORDING_TOLD_EVERY) return false;
    running.toldAt = performance.now();
    const { recordings, warn } = this.#product;
    const goesOn = await recordings.note(running.id, running.recorded).catch((err: unknown) => {
      // The database is away for a moment: whatever is recorded is recorded on.
      warn('a recording was not told of', { err, recording: running.id });
      return true;
    });
    if (!goesOn) this.#leave(running);
    return true;
  }

  /** With the first whole segment that belongs to the stream. */
  async #open(): Promise<boolean> {
    const { epoch, kept, state } = this.#live;
    const aim = this.#aim;
    if (!aim?.isOn || aim.streamId === this.#done) return false;
    const first = this.#from.epoch === epoch ? Math.max(this.#from.number, kept.oldest) : kept.oldest;
    if (!this.#live.whole(first) || state === 'ended') return false;
    const opened = await this.#product.recordings.open(this.#channel, aim.streamId);
    if (!opened) {
      this.#done = aim.streamId;
      return false;
    }
    this.#running = {
      ...opened,
      streamId: aim.streamId,
      epoch,
      next: first,
      init: null,
      recorded: { bytes: 0, seconds: 0 },
      toldAt: performance.now(),
    };
    await this.#store.begin(opened.id);
    return true;
  }

  async #keep(running: Running, segment: Segment): Promise<boolean> {
    const { id, init, recorded, bytesLeft } = running;
    const more = recordedOf(segment);
    const end = endBefore(recorded, more, bytesLeft);
    if (end) return this.#close(end);
    if (segment.init !== init) {
      const bytes = this.#live.init(segment.init);
      if (!bytes) throw new Error('What a segment is played behind is not kept any more');
      await this.#store.write(id, initName(segment.init), [bytes], '');
    }
    const pieces = segment.parts.map(({ data }) => data);
    const head = init === null ? recordingHead(this.#live.target) : '';
    await this.#store.write(id, segmentName(segment.number), pieces, head + recordingLines(segment, init));
    running.next = segment.number + 1;
    running.init = segment.init;
    running.recorded = { bytes: recorded.bytes + more.bytes, seconds: recorded.seconds + more.seconds };
    return true;
  }

  #leave({ next, epoch }: Running): void {
    this.#running = null;
    this.#from = { number: next, epoch };
  }

  async #close(end: RecordingEnd): Promise<boolean> {
    const running = this.#running;
    if (!running) return false;
    this.#leave(running);
    // Whoever comes back otherwise is recorded anew; what has come to a limit is not.
    this.#done = end === 'stopped' || end === 'switched-off' ? null : running.streamId;
    await this.#product.recordings.close(running.id, end, running.recorded).catch((err: unknown) =>
      // The routine closes it, when it has been silent for long enough.
      this.#product.warn('the end of a recording was not written down', { err, recording: running.id }),
    );
    return true;
  }
}
