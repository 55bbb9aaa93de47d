import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { barePicture } from './bare-picture.ts';

const FORMATS = ['jpeg', 'png', 'webp'] as const;
const SAID = {
  IFD0: { Artist: 'Anna Muster' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 13/1' },
};
const blank = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } });
const saying = (format: (typeof FORMATS)[number], orientation: number) =>
  blank().withMetadata({ orientation, exif: SAID }).withXmp('<x>Anna Muster</x>')[format]().toBuffer();

describe.each(FORMATS)('a %s', (format) => {
  it.each([1, 2, 3, 6, 8])('that stands as %i says so and nothing else, pixel for pixel', async (orientation) => {
    const whole = await saying(format, orientation);
    const bare = barePicture(`image/${format}`, whole);
    expect([whole.includes('Anna'), bare.includes('Anna')]).toEqual([true, false]);
    const { orientation: kept = 1, xmp } = await sharp(bare).metadata();
    expect([kept, xmp]).toEqual([orientation, undefined]);
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(whole).raw().toBuffer());
    expect(barePicture(`image/${format}`, bare)).toBe(bare);
  });

  it('loses what stands behind it', async () => {
    const picture = await blank()[format]().toBuffer();
    const bare = barePicture(`image/${format}`, picture);
    const more = Buffer.concat([picture, await saying(format, 6)]);
    expect(barePicture(`image/${format}`, more)).toEqual(bare);
  });

  it('of which any part is missing or changed is none the worse', async () => {
    const whole = await saying(format, 6);
    for (let at = 12; at < whole.length; at += 7) {
      expect(barePicture(`image/${format}`, whole.subarray(0, at)).length).toBeLessThanOrEqual(at + 64);
      const changed = Buffer.from(whole);
      changed[at] = 255 - (changed[at] ?? 0);
      expect(barePicture(`image/${format}`, changed).length).toBeLessThanOrEqual(whole.length + 64);
    }
  });
});

it('of JPEG the parts of other programs and comments go, however many there are', async () => {
  const picture = barePicture('image/jpeg', await blank().jpeg().toBuffer());
  const part = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  const said = [0xe1, 0xe2, 0xed, 0xef, 0xfe].map((marker) => part(marker, `Photoshop 3.0\0Anna Muster ${marker}`));
  expect(barePicture('image/jpeg', Buffer.concat([picture.subarray(0, 2), ...said, picture.subarray(2)]))).toEqual(
    picture,
  );
});

it('what is no picture stays as it is', () => {
  const pdf = Buffer.from('%PDF-1.7 /Author (Anna)');
  expect(barePicture('application/pdf', pdf)).toBe(pdf);
});
