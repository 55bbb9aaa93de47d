import { type Message } from '../../domain/video/chunks.ts';
import { filmMessages } from './film.ts';

/** The film with every picture, or every sound, as another encoder sends it. */
export const changed = (type: number, change: (body: Uint8Array) => Uint8Array): Message[] =>
  filmMessages.map((message) => (message.type === type ? { ...message, body: change(message.body) } : message));
export const hevc = (body: Uint8Array): Uint8Array => Uint8Array.of(0x9c, ...body.subarray(1));
export const mp3 = (body: Uint8Array): Uint8Array => Uint8Array.of(0x2f, ...body.subarray(2));

/** What an AAC configuration says of its channels. */
export const layout =
  (number: number) =>
  (body: Uint8Array): Uint8Array => {
    const told = Uint8Array.from(body);
    if (told[1] === 0) told[3] = ((told[3] ?? 0) & 0b1000_0111) | (number << 3);
    return told;
  };
