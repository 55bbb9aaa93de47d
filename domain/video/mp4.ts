import { ascii, halves, join, viewOf, words } from './bytes.ts';
import type { PictureConfig, SoundConfig } from './codecs.ts';

/** One picture or one frame of sound, ready to be packed. */
export interface Sample {
  /** When it is decoded: pictures count in 1/90,000 s, sound in its own samples. */
  readonly at: number;
  readonly duration: number;
  /** From decoding to showing; B-frames are shown later. */
  readonly shownAfter: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

export const PICTURE_SCALE = 90_000;
const PICTURE_TRACK = 1;
const SOUND_TRACK = 2;

function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  return join(words(size), ascii(type), ...content);
}

const zeros = (count: number) => new Uint8Array(count);
const IDENTITY = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const BRANDS = join(ascii('iso6'), words(1), ascii('iso6cmfcmp41'));
const UNDETERMINED_LANGUAGE = 0x55c4;

interface Track {
  readonly id: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly handler: 'vide' | 'soun';
  readonly mediaHeader: Uint8Array;
  readonly entry: Uint8Array;
}

function trackBox({ id, scale, width, height, handler, mediaHeader, entry }: Track): Uint8Array {
  const volume = handler === 'soun' ? 0x100 : 0;
  const references = box('dinf', box('dref', words(0, 1), box('url ', words(1))));
  const tables = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 0)),
    box('stsc', words(0, 0)),
    box('stsz', words(0, 0, 0)),
    box('stco', words(0, 0)),
  );
  return box(
    'trak',
    box('tkhd', words(7, 0, 0, id, 0, 0, 0, 0), halves(0, 0, volume, 0), IDENTITY, words(width << 16, height << 16)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, scale, 0), halves(UNDETERMINED_LANGUAGE, 0)),
      box('hdlr', words(0, 0), ascii(handler), zeros(13)),
      box('minf', mediaHeader, references, tables),
    ),
  );
}

function pictureTrack({ width, height, record }: PictureConfig): Uint8Array {
  const entry = box(
    'avc1',
    words(0),
    halves(0, 1),
    zeros(16),
    halves(width, height),
    words(0x480000, 0x480000, 0),
    halves(1),
    zeros(32),
    halves(0x18, 0xffff),
    box('avcC', record),
  );
  const mediaHeader = box('vmhd', words(1, 0, 0));
  return trackBox({ id: PICTURE_TRACK, scale: PICTURE_SCALE, width, height, handler: 'vide', mediaHeader, entry });
}

/** The configuration of AAC in the descriptors that MP4 wraps it in. */
function elementaryStream(record: Uint8Array): Uint8Array {
  const specific = join(Uint8Array.of(5, record.length), record);
  const decoder = join(Uint8Array.of(4, 13 + specific.length, 0x40, 0x15, 0, 0, 0), words(0, 0), specific);
  return box('esds', words(0), Uint8Array.of(3, 3 + decoder.length + 3, 0, 2, 0), decoder, Uint8Array.of(6, 1, 2));
}

function soundTrack({ kind, record, rate, channels }: SoundConfig): Uint8Array {
  const entry = box(
    kind === 'aac' ? 'mp4a' : 'Opus',
    words(0),
    halves(0, 1),
    words(0, 0),
    halves(channels, 16, 0, 0, rate & 0xffff, 0),
    kind === 'aac' ? elementaryStream(record) : box('dOps', record),
  );
  const mediaHeader = box('smhd', words(0, 0));
  return trackBox({ id: SOUND_TRACK, scale: rate, width: 0, height: 0, handler: 'soun', mediaHeader, entry });
}

/** What a player is told before any part: the tracks. */
export function initSegment(picture: PictureConfig, sound: SoundConfig | null): Uint8Array {
  const extends_ = (id: number) => box('trex', words(0, id, 1, 0, 0, 0));
  const header = box(
    'mvhd',
    words(0, 0, 0, 1000, 0, 0x10000),
    halves(0x100, 0),
    words(0, 0),
    IDENTITY,
    zeros(24),
    words(sound ? 3 : 2),
  );
  const tracks = [pictureTrack(picture), ...(sound ? [soundTrack(sound)] : [])];
  const rest = box('mvex', extends_(PICTURE_TRACK), ...(sound ? [extends_(SOUND_TRACK)] : []));
  return join(box('ftyp', BRANDS), box('moov', header, ...tracks, rest));
}

const sizeOf = (samples: readonly Sample[]) => samples.reduce((sum, { data }) => sum + data.length, 0);

const IS_KEY = 0x02000000;
const DEPENDS = 0x01010000;
/** Which figures each sample of a run has: duration and size; pictures flags and the time to showing, too. */
const PICTURE_RUN = 0x01000f01;
const SOUND_RUN = 0x01000301;

function trackFragment(id: number, samples: readonly Sample[], dataOffset: number): Uint8Array {
  const isPicture = id === PICTURE_TRACK;
  const each = isPicture ? 16 : 8;
  const run = new Uint8Array(12 + each * samples.length);
  const view = viewOf(run);
  view.setUint32(0, isPicture ? PICTURE_RUN : SOUND_RUN);
  view.setUint32(4, samples.length);
  view.setUint32(8, dataOffset);
  samples.forEach(({ duration, data, isKey, shownAfter }, n) => {
    const at = 12 + each * n;
    view.setUint32(at, duration);
    view.setUint32(at + 4, data.length);
    if (!isPicture) return;
    view.setUint32(at + 8, isKey ? IS_KEY : DEPENDS);
    view.setInt32(at + 12, shownAfter);
  });
  const time = new Uint8Array(12);
  viewOf(time).setUint8(0, 1);
  viewOf(time).setBigUint64(4, BigInt(samples[0]?.at ?? 0));
  const header = isPicture ? box('tfhd', words(0x020000, id)) : box('tfhd', words(0x020020, id, IS_KEY));
  return box('traf', header, box('tfdt', time), box('trun', run));
}

/** A part: one `moof` with its `mdat`, playable behind the initialisation segment. */
export function fragment(sequence: number, pictures: readonly Sample[], sounds: readonly Sample[]): Uint8Array {
  const pictureBytes = sizeOf(pictures);
  const build = (offset: number) =>
    box(
      'moof',
      box('mfhd', words(0, sequence)),
      ...(pictures.length > 0 ? [trackFragment(PICTURE_TRACK, pictures, offset)] : []),
      ...(sounds.length > 0 ? [trackFragment(SOUND_TRACK, sounds, offset + pictureBytes)] : []),
    );
  const moof = build(build(0).length + 8);
  const size = 8 + pictureBytes + sizeOf(sounds);
  return join(moof, words(size), ascii('mdat'), ...[...pictures, ...sounds].map(({ data }) => data));
}
