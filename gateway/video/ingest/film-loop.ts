import type { Film } from '../../../domain/video/films.ts';
import { type Tag, readFlv, readTag } from '../../../domain/video/flv.ts';
import { readFilm } from '../films/read-film.ts';
import { LiveChannel, type ChannelTerms, type Publisher } from './live-channel.ts';

/** So much of the film is there at once, so that whoever looks first need not wait. */
const AHEAD_MS = 5_000;
const FEED_EVERY_MS = 250;
/** Longer than a player that is still there lets pass between two fetches. */
const UNWATCHED_MS = 15_000;
/** How long the last picture of a film is shown before it begins anew. */
const LAST_PICTURE_MS = 40;

interface FilmTag {
  readonly at: number;
  readonly tag: Tag;
}

const films = new Map<Film, readonly FilmTag[]>();

/** Read once, when somebody watches first. */
function tagsOf(film: Film): readonly FilmTag[] {
  const known = films.get(film);
  if (known) return known;
  const tags = readFlv(readFilm(film)).flatMap((message) => {
    const tag = readTag(message);
    return tag ? [{ at: message.at, tag }] : [];
  });
  films.set(film, tags);
  return tags;
}

const publisher: Publisher = { protocol: 'rtmp', dismiss: () => undefined };

/** A channel that shows a film over and over while somebody watches. Nothing is encoded: the same frames, later times. */
export function loopFilm(id: string, film: Film, terms: ChannelTerms): LiveChannel {
  const channel = new LiveChannel(id, false, terms);
  const tags = tagsOf(film);
  const length = (tags.at(-1)?.at ?? 0) + LAST_PICTURE_MS;
  const startedAt = performance.now();
  let next = 0;
  let round = 0;
  const feed = () => {
    const due = performance.now() - startedAt + AHEAD_MS;
    for (;;) {
      const one = tags[next];
      if (!one || one.at + round * length > due) return;
      channel.take(publisher, one.tag, one.at + round * length);
      next = (next + 1) % tags.length;
      if (next === 0) round++;
    }
  };
  channel.attach(publisher);
  feed();
  const timer = setInterval(() => {
    if (channel.end !== null || channel.unwatchedMs > UNWATCHED_MS) {
      clearInterval(timer);
      channel.finish('stopped');
    } else feed();
  }, FEED_EVERY_MS);
  timer.unref();
  return channel;
}
