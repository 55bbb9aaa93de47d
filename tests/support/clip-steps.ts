import { hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listRecordingsOf } from '../../db/video/recording.queries.ts';
import { filesOf } from '../../domain/video/cut-recording.ts';
import type { SignedIn } from './http-gateway.ts';
import type { RecordingGateway } from './recording-steps.ts';
import type { RtmpPublisher } from './rtmp-publisher.ts';
import { until } from './until.ts';

const MOMENT = 'query ($id: ID!) { clipMoment(streamId: $id) { moment seconds } }';
const FIELDS = `id streamId title gameTitle from seconds bytes views isOwn isOfOwnStream isMature hls
  maker { id } streamer { id }`;
export const CLIP = `mutation ($input: ClipInput!) { clipStream(input: $input) { ${FIELDS} } }`;
const READ = `query ($id: ID!) { streamClip(id: $id) { ${FIELDS} } }`;
export const DELETE = 'mutation ($id: ID!, $reason: String) { deleteStreamClip(id: $id, reason: $reason) }';

export interface Clip {
  readonly id: string;
  readonly streamId: string;
  readonly title: string;
  readonly gameTitle: string;
  readonly from: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly views: number;
  readonly isOwn: boolean;
  readonly isOfOwnStream: boolean;
  readonly isMature: boolean;
  readonly hls: string | null;
  readonly maker: { readonly id: string };
  readonly streamer: { readonly id: string };
}

/** Two are the same where all bytes are. */
interface Film {
  readonly bytes: number;
  readonly sha256: string;
}
const filmOf = (film: Buffer): Film => ({ bytes: film.length, sha256: hash('sha256', film) });

/** The film has a key frame, and so a segment, every two seconds. */
const SEGMENT_S = 2;
/** What is sent at once: far less than the quarter of a minute that lies in memory. */
const PIECE_S = 6;

/** Clips on a gateway that records. */
export class Clips {
  readonly #here: RecordingGateway;
  readonly #url: string;

  /** @param url of another gateway that plays them */
  constructor(here: RecordingGateway, url = here.gate.url) {
    this.#here = here;
    this.#url = url;
  }

  /** Somebody who is live, of whom so many seconds are stored, a multiple of six. */
  async live(seconds = PIECE_S, player?: SignedIn) {
    const live = await this.#here.live(PIECE_S * 1000 + 500, player);
    await this.show(live, PIECE_S, seconds);
    return { ...live, recordingId: await this.stored(live.player, seconds) };
  }

  /** Sends on until so many seconds are stored. */
  async show({ player, publisher }: { player: SignedIn; publisher: RtmpPublisher }, from: number, to: number) {
    for (let seconds = from; seconds < to; seconds += PIECE_S) {
      publisher.show(PIECE_S * 1000);
      await this.stored(player, seconds + PIECE_S);
    }
  }

  /** Waits until so many seconds of what somebody sends are stored; answers the recording. */
  async stored(player: SignedIn, seconds: number): Promise<string> {
    let id = '';
    await until(async () => {
      for (const one of await listRecordingsOf(this.#here.gate.db.read, player.user.id)) {
        const list = (await this.#here.gate.deps.video.recordings?.playlist(one)) ?? '';
        const count = list.match(/m4s\n/g)?.length ?? 0;
        if (count === seconds / SEGMENT_S) id = one;
      }
      if (id === '') throw new Error('less is stored');
    });
    return id;
  }

  async moment(viewer: SignedIn, streamId: string) {
    const asked = await viewer.ask<{ clipMoment: { moment: string; seconds: number } }>(MOMENT, { id: streamId });
    return asked.clipMoment;
  }

  refusedMoment = async (viewer: SignedIn, streamId: string) => (await viewer.refusal(MOMENT, { id: streamId })).code;

  /** What a page sends. */
  async input(viewer: SignedIn, streamId: string, length = 60) {
    const { moment } = await this.moment(viewer, streamId);
    return { streamId, moment, title: 'What a shot', length };
  }

  async make(viewer: SignedIn, streamId: string, length = 60): Promise<Clip> {
    const input = await this.input(viewer, streamId, length);
    return (await viewer.ask<{ clipStream: Clip }>(CLIP, { input })).clipStream;
  }

  async read(viewer: SignedIn, id: string): Promise<Clip | null> {
    return (await viewer.ask<{ streamClip: Clip | null }>(READ, { id })).streamClip;
  }

  /** A file as a player gets it, byte by byte; null where there is none. */
  async fetch(path: string): Promise<Buffer | null> {
    const answer = await fetch(`${this.#url}${path}`);
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  /** Every file that the playlist of a clip names, by its name and in its order, as a player gets it. */
  async play(hls: string): Promise<Map<string, Film>> {
    const list = (await this.fetch(hls))?.toString() ?? '';
    if (!list.endsWith('#EXT-X-ENDLIST\n')) throw new Error('the playlist has no end');
    const place = hls.slice(0, hls.lastIndexOf('/') + 1);
    const films = new Map<string, Film>();
    for (const name of filesOf(list)) {
      const film = await this.fetch(place + name);
      if (!film) throw new Error(`${name} is not there`);
      films.set(name, filmOf(film));
    }
    return films;
  }

  /** What is kept of a recording, by the names of the files. */
  files(recordingId: string): Map<string, Film> {
    const place = join(this.#here.folder, recordingId);
    const names = existsSync(place) ? readdirSync(place) : [];
    return new Map(names.map((name) => [name, filmOf(readFileSync(join(place, name)))]));
  }
}
