import { AVATAR_BYTES_MAX } from '../../domain/accounts/avatar.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { PIXELS_MAX } from '../../domain/shared/pictures.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { FileTerms } from '../kernel/http/body.ts';
import { unusableFile } from '../kernel/files/unusable-file.ts';

/** What an avatar may be sent as (ON-05). */
export const AVATAR_FILE: FileTerms = { types: ['image/png', 'image/jpeg', 'image/webp'], bytesMax: AVATAR_BYTES_MAX };

/** Width and height of what is kept, in pixels. */
const AVATAR = { width: 256, height: 256 } as const;
const SECONDS_MAX = 10;

const OPTIONS: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true };

/** By their first bytes, so that no decoder but these three is ever asked. */
function isPicture(bytes: Buffer): boolean {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isPng || isJpeg || isWebp;
}

/** Fetched with the first picture: it is a large library, and most gateways start without one to draw. */
let decoder: Promise<(input: Buffer, options: SharpOptions) => Sharp> | null = null;

/** One picture at a time: a decoder may need as much memory as the rest of the gateway. */
let last: Promise<unknown> = Promise.resolve();

interface Size {
  readonly width: number;
  readonly height: number;
}

async function draw(bytes: Buffer, size: Size): Promise<Buffer> {
  decoder ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    return sharp;
  });
  const sharp = await decoder;
  // Its head alone is read, so that no number is too large for that.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > PIXELS_MAX) throw new Refused('FILE_UNUSABLE', { data: { pixelsMax: PIXELS_MAX } });
  try {
    return await sharp(bytes, OPTIONS)
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer();
  } catch {
    throw new Refused('FILE_UNUSABLE');
  }
}

/**
 * A picture drawn anew as a WebP of a size: upright, its first frame, and nothing of the file beside the pixels, so neither
 * the place where it was taken nor anything hidden behind them.
 * @throws Refused FILE_UNUSABLE
 */
export function drawPicture(bytes: Buffer, size: Size): Promise<Buffer> {
  if (!isPicture(bytes)) throw unusableFile(bytes);
  const drawn = last.then(() => draw(bytes, size));
  last = drawn.catch(() => undefined);
  return drawn;
}

/** The same as a small square. @throws Refused as `drawPicture` */
export const drawAvatar = (bytes: Buffer): Promise<Buffer> => drawPicture(bytes, AVATAR);
