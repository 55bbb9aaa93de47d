import { MESSAGE, type Message } from '../../domain/video/chunks.ts';
import { filmMessages } from './film.ts';

/** How often encoders that are left to themselves send a key frame. */
const KEY_EVERY_MS = 8_000;
const KEY = 0x17;
const OTHER = 0x27;

/** The film of the product as an encoder sends it that names a key frame every eight seconds, and no other. */
export const slowKeyMessages: readonly Message[] = filmMessages.map((message) => {
  const { type, at, body } = message;
  if (type !== MESSAGE.picture || body[1] !== 1 || body[0] !== KEY || at % KEY_EVERY_MS === 0) return message;
  return { ...message, body: Uint8Array.of(OTHER, ...body.subarray(1)) };
});
