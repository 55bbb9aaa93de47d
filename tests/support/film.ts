import { readFlv, readTag, type Tag } from '../../domain/video/flv.ts';
import type { Message } from '../../domain/video/chunks.ts';
import { readFilm } from '../../gateway/video/films/read-film.ts';

export const filmMessages: readonly Message[] = readFlv(readFilm('arena'));

export interface TimedTag {
  readonly at: number;
  readonly tag: Tag;
}

/** The film that the product loops: 640×360, 24 frames a second, a key frame every two seconds, twelve seconds. */
export const filmTags: readonly TimedTag[] = filmMessages.flatMap((message) => {
  const tag = readTag(message);
  return tag ? [{ at: message.at, tag }] : [];
});
