import type { ClipType } from '../../../domain/results/replay-moment.ts';
import { Refused } from '../../../domain/shared/refusals.ts';

export interface SniffedClip {
  readonly contentType: ClipType;
  /** How the name of the file ends. */
  readonly ending: 'mp4' | 'webm';
}

/** Brands of MP4 files with pictures that move: not HEIC, AVIF, M4A or QuickTime. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V[ HP]|mmp4|3gp[4-9]|f4v )$/;

/** Far more than a file of twenty megabytes has at its top. */
const BOXES_MAX = 20_000;

/** Whether it is a chain of boxes from its first byte to its last, of which one says what is shown and one shows it. */
function isMp4(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  if (!MP4_BRANDS.test(bytes.toString('latin1', 8, 12))) return false;
  const kinds = new Set<string>();
  let at = 0;
  for (let n = 0; n < BOXES_MAX && at + 8 <= bytes.length; n++) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    let size = bytes.readUInt32BE(at);
    // 1: the size stands in 64 bits behind the kind; 0: the pictures go on to the end of the file.
    if (size === 1) {
      if (at + 16 > bytes.length) return false;
      size = bytes.readUInt32BE(at + 8) * 2 ** 32 + bytes.readUInt32BE(at + 12);
      if (size < 16) return false;
    } else if (size === 0 && kind === 'mdat') size = bytes.length - at;
    else if (size < 8) return false;
    kinds.add(kind);
    at += size;
  }
  return at === bytes.length && kinds.has('moov') && (kinds.has('mdat') || kinds.has('moof'));
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);
const DOC_TYPE = 0x4282;

/** The length in bytes of an EBML number by its first byte, and its value without the marking bit. */
function numberAt(bytes: Buffer, at: number, keepsMark: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (length > 6 || at + length > bytes.length) return null;
  const value = bytes.readUIntBE(at, length);
  return { value: keepsMark ? value : value - 2 ** (7 * length), length };
}

/** Whether its head says WebM, and a segment follows the head. */
function isWebm(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 4).equals(EBML)) return false;
  const head = numberAt(bytes, 4, false);
  if (!head) return false;
  let at = 4 + head.length;
  const end = at + head.value;
  if (!bytes.subarray(end, end + 4).equals(SEGMENT)) return false;
  while (at < end) {
    const id = numberAt(bytes, at, true);
    const size = id && numberAt(bytes, at + id.length, false);
    if (!id || !size) return false;
    const from = at + id.length + size.length;
    at = from + size.value;
    if (at > end) return false;
    if (id.value === DOC_TYPE) return bytes.toString('latin1', from, at).replace(/\0+$/, '') === 'webm';
  }
  return false;
}

/**
 * What a video is by its structure, whatever it is called.
 * @throws Refused FILE_UNUSABLE
 */
export function sniffClip(bytes: Buffer): SniffedClip {
  if (isMp4(bytes)) return { contentType: 'video/mp4', ending: 'mp4' };
  if (isWebm(bytes)) return { contentType: 'video/webm', ending: 'webm' };
  throw new Refused('FILE_UNUSABLE');
}
