import type { SoundConfig } from './codecs.ts';
import { PICTURE_SCALE } from './mp4.ts';

const PICTURES_PER_MS = PICTURE_SCALE / 1000;
/** A longer gap between two pictures is not shown: what follows moves up. */
export const GAP_MAX_S = 1;
/** Encoders stamp whole milliseconds: samples are counted, and a stamp is followed over a real gap alone. */
const SOUND_GAP_MS = 100;
/** Sound so far from the picture is none of it. */
const APART_MS = 10_000;
/** What a picture after which nothing came is shown for. */
const USUAL_DURATION = PICTURE_SCALE / 30;

/**
 * Puts the times of publishers onto one clock of ours, which goes on when a publisher comes back with another, so that
 * the time line of a broadcast never goes backwards.
 */
export class PublisherClock {
  /** The publisher's clock without its wraps at 32 bits, in milliseconds. */
  #unwrapped: number | null = null;
  /** Milliseconds of our clock less those of the publisher's; null until the first key frame. */
  #shift: number | null = null;
  /** Where the next publisher begins, in 1/90,000 s. */
  #end = 0;
  #picture: { at: number; duration: number } | null = null;
  /** The next sample of sound; null before the first. */
  #sound: number | null = null;

  /** Another publisher, or the same again: its clock begins anywhere. */
  attach(): void {
    this.#unwrapped = null;
    this.#shift = null;
    this.#picture = null;
    this.#sound = null;
  }

  get isRunning(): boolean {
    return this.#shift !== null;
  }

  /**
   * When a picture is decoded, in 1/90,000 s; null before the first key frame. `lasted` is how long the picture before
   * it is shown.
   */
  placePicture(stamp: number, isKey: boolean): { readonly at: number; readonly lasted: number } | null {
    const ms = this.#unwrap(stamp);
    if (this.#shift === null) {
      if (!isKey) return null;
      this.#shift = this.#end / PICTURES_PER_MS - ms;
    }
    let at = Math.round((ms + this.#shift) * PICTURES_PER_MS);
    const last = this.#picture;
    if (last && (at <= last.at || at - last.at > GAP_MAX_S * PICTURE_SCALE)) {
      at = last.at + Math.max(PICTURES_PER_MS, last.duration);
      this.#shift = at / PICTURES_PER_MS - ms;
    }
    const lasted = last ? at - last.at : USUAL_DURATION;
    this.#picture = { at, duration: lasted };
    this.#end = at + lasted;
    return { at, lasted };
  }

  /** When a frame of sound begins, in its samples; null for what belongs to no picture. */
  placeSound(stamp: number, { rate, frameSamples }: SoundConfig): number | null {
    const ms = this.#unwrap(stamp);
    if (this.#shift === null || this.#picture === null) return null;
    const ours = ms + this.#shift;
    if (ours < 0 || Math.abs(ours - this.#picture.at / PICTURES_PER_MS) > APART_MS) return null;
    const wanted = Math.round((ours * rate) / 1000);
    const isGap = this.#sound !== null && Math.abs(wanted - this.#sound) > (rate * SOUND_GAP_MS) / 1000;
    const at = this.#sound === null ? wanted : isGap ? Math.max(this.#sound, wanted) : this.#sound;
    this.#sound = at + frameSamples;
    return at;
  }

  /** Counts in samples of another rate from now on. */
  forgetSound(): void {
    this.#sound = null;
  }

  #unwrap(stamp: number): number {
    this.#unwrapped = this.#unwrapped === null ? stamp : this.#unwrapped + ((stamp - this.#unwrapped) | 0);
    return this.#unwrapped;
  }
}
