import { SECOND } from '../../../domain/shared/time.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { mayAct } from '../../../domain/accounts/standing.ts';
import type { Film } from '../../../domain/video/films.ts';
import { touchBroadcasts } from '../../../db/video/broadcast.queries.ts';
import { readFilm } from '../../../db/video/film.queries.ts';
import { readKeyOwner } from '../../../db/video/stream-key.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Logger } from '../../kernel/log.ts';
import { ingestAddressOf } from '../../../domain/video/simulcast.ts';
import { readFlag } from '../../../db/settings/flag.queries.ts';
import { listSimulcastTargets } from '../../../db/video/simulcast.queries.ts';
import { unseal } from '../../kernel/sealed.ts';
import type { Claim, EngineEvent, PublishRuling, RelayTarget } from '../../kernel/video-engine.ts';
import { isRecorded, recordingDesk } from '../recordings/keep-recording.ts';
import { recordBroadcast } from '../recordings/record-broadcast.ts';
import { keyIndexOf } from './stream-key.ts';
import { UNKNOWN_KEY } from './wrong-keys.ts';

const TOUCH_MS = 15 * SECOND;
const FILM_KNOWN_MS = 10 * SECOND;
const FILMS_KNOWN_MAX = 10_000;

/** The platforms that a stream goes to as well; none where the operator has switched that off. */
async function relaysOf(deps: Deps, userId: string, chosen: readonly string[]): Promise<RelayTarget[]> {
  const { read } = deps.db;
  if (chosen.length === 0 || !(await readFlag(read, 'stream-simulcast'))) return [];
  return (await listSimulcastTargets(read, userId)).flatMap(({ platform, address, keySealed }) => {
    // What is dialled may be another than when it was connected.
    const ruling = ingestAddressOf(platform, address, deps.config.simulcast.hosts);
    // Null for one that was sealed under another secret: it has to be entered again, and no stream waits for that.
    const key = unseal(deps, keySealed);
    return chosen.includes(platform) && ruling.ok && key !== null ? [{ platform, address: ruling.value, key }] : [];
  });
}

/** Whose channel somebody wants to publish on, and whether they may. */
async function authorise(deps: Deps, claim: Claim): Promise<PublishRuling> {
  const { read } = deps.db;
  const channel = claim.protocol === 'browser' ? claim.channel : await readKeyOwner(read, keyIndexOf(deps, claim.key));
  if (channel === null) return { ok: false, why: UNKNOWN_KEY, isWrongKey: true };
  const user = await readUser(read, channel);
  if (!user || !mayAct(user).ok) return { ok: false, why: 'This account may not stream', isWrongKey: false };
  const ruling = await deps.wiring.provided.mayPublish(read, channel);
  if (!ruling.ok) return { ok: false, why: ruling.why, isWrongKey: false };
  const { isPrivate, streamId, simulcast } = ruling;
  return {
    ok: true,
    channel,
    isPrivate,
    relays: await relaysOf(deps, channel, simulcast),
    record: streamId === null ? null : { streamId, isOn: await isRecorded(read, channel) },
  };
}

/** Asked for with every address of a channel that is not live. */
function rememberFilms(deps: Deps): (channel: string) => Promise<Film | null> {
  const known = new Map<string, { readonly film: Promise<Film | null>; readonly until: number }>();
  return (channel) => {
    const now = performance.now();
    const found = known.get(channel);
    if (found && found.until > now) return found.film;
    if (known.size >= FILMS_KNOWN_MAX) known.clear();
    const film = readFilm(deps.db.read, channel);
    known.set(channel, { film, until: now + FILM_KNOWN_MS });
    film.catch(() => known.delete(channel));
    return film;
  };
}

/** What staff or a reset by mail end ends at whichever gateway takes the pictures, as soon as that one hears of it. */
function hearOfEnds({ db, video, wiring }: Deps, log: Logger): () => void {
  const end = async (userId: string, reason: string): Promise<void> => {
    // Heard late, it must not end what its player has begun since.
    const ruling = await wiring.provided.mayPublish(db.read, userId);
    if (!ruling.ok || ruling.streamId === null) video.end(userId, 'ended', reason);
  };
  return db.onEvents((events) => {
    for (const { type, data } of events) {
      if (type === 'stream.taken-down')
        end(data.userId, data.reason).catch((err: unknown) => log.warn({ err }, 'pictures were not ended'));
      if (type === 'password.reset') video.end(data.userId, 'ended', 'The password was reset');
    }
  });
}

/** Starts the engine and writes down what happens in it; what it answers ends both. */
export async function runVideo(deps: Deps, log: Logger): Promise<{ stop(): Promise<void> }> {
  /** One after another: an end is never written before its beginning. */
  let written: Promise<void> = Promise.resolve();
  const tell = (event: EngineEvent): void => {
    written = written
      .then(() => recordBroadcast(deps, event))
      .catch((err: unknown) => log.error({ err, channel: event.channel }, 'a broadcast was not written down'));
  };
  await deps.video.start({
    now: deps.now,
    authorise: (claim) => authorise(deps, claim),
    filmOf: rememberFilms(deps),
    tell,
    recordings: recordingDesk(deps),
    warn: (message, details) => log.warn(details, message),
  });
  const stopHearing = hearOfEnds(deps, log);
  const timer = setInterval(() => {
    const published = deps.video.published();
    if (published.length === 0) return;
    deps.db
      .transact((tx) => touchBroadcasts(tx, published, deps.now()))
      .catch((err: unknown) => log.warn({ err }, 'broadcasts were not touched'));
  }, TOUCH_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopHearing();
      await deps.video.stop();
      await written;
    },
  };
}
