import { MESSAGE, type Message } from '../../domain/video/chunks.ts';
import { filmMessages } from './film.ts';

/** What the captions of the film say, one after the other, each for two seconds. */
export const CAPTIONS = ['First blood', 'Nice trade', 'Spike down', 'One left', 'Clutch time', 'Well played'] as const;

const FRAMES_EACH = 48;

/** A byte of CEA-608 has seven bits of its own and an odd number of ones. */
const odd = (byte: number): number => {
  let ones = 0;
  for (let bit = 0; bit < 7; bit++) ones += (byte >> bit) & 1;
  return ones % 2 === 0 ? byte | 0x80 : byte;
};

const CHANNEL_1 = 0x14;
/** Begin a caption that is shown when it is whole; forget the one before it; the last row. Control codes come twice. */
const BEGIN = [0x20, 0x20, 0x2e, 0x2e, 0x70, 0x70].map((code) => [CHANNEL_1, code] as const);
/** Show it. */
const SHOW = [0x2f, 0x2f].map((code) => [CHANNEL_1, code] as const);
const NOTHING = [0, 0] as const;

/** The two bytes of each frame in which a caption is sent, before it is shown with the last of them. */
function bytesOf(text: string): (readonly [number, number])[] {
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const pairs = letters.flatMap((letter, n) => (n % 2 === 0 ? [[letter, letters[n + 1] ?? 0] as const] : []));
  return [...BEGIN, ...pairs, ...SHOW];
}

/** A message to decoders (ITU-T T.35, ATSC A/53) beside the picture, with two bytes of captions. */
function captionUnit([first, second]: readonly [number, number]): Uint8Array {
  const said = [0xb5, 0, 0x31, 0x47, 0x41, 0x39, 0x34, 3, 0x41, 0xff, 0xfc, odd(first), odd(second), 0xff];
  return Uint8Array.of(0, 0, 0, said.length + 4, 6, 4, said.length, ...said, 0x80);
}

/** Before a picture and what is told beside it: type and times of a tag. */
const TAG_HEADER_BYTES = 5;

/** The film of the product, with captions in its pictures as streaming software sends them. */
export const captionedMessages: readonly Message[] = (() => {
  let frame = 0;
  return filmMessages.map((message) => {
    if (message.type !== MESSAGE.picture || message.body[1] !== 1) return message;
    const text = CAPTIONS[Math.floor(frame / FRAMES_EACH) % CAPTIONS.length] ?? '';
    const unit = captionUnit(bytesOf(text)[frame++ % FRAMES_EACH] ?? NOTHING);
    const body = new Uint8Array(message.body.length + unit.length);
    body.set(message.body.subarray(0, TAG_HEADER_BYTES));
    body.set(unit, TAG_HEADER_BYTES);
    body.set(message.body.subarray(TAG_HEADER_BYTES), TAG_HEADER_BYTES + unit.length);
    return { ...message, body };
  });
})();
