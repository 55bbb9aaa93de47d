import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeFlag } from '../../db/settings/flag.queries.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import type { RecordingStore } from '../../gateway/kernel/video-engine.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import { EmbeddedEngine, recordingStoreOf, runVideo } from '../../gateway/video/index.ts';
import { HttpGateway, type SignedIn } from './http-gateway.ts';
import { RtmpPublisher } from './rtmp-publisher.ts';
import { until } from './until.ts';

const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }';
const PAST = `query ($id: ID!, $first: Int!, $after: String) { pastStreams(streamerId: $id, first: $first, after: $after) {
  edges { node { id streamId title seconds bytes end isOwn isTakenDown hls } } pageInfo { hasNextPage endCursor } } }`;
const ONE = 'query ($id: ID!) { pastStream(id: $id) { id hls } }';

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

export interface Past {
  readonly id: string;
  readonly streamId: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly end: string;
  readonly isOwn: boolean;
  readonly isTakenDown: boolean;
  readonly hls: string | null;
}

/** Where a gateway records that is not the only one, or not the first. */
export interface RecordingPlace {
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** A gateway that takes streams and records them in a folder of its own. */
export class RecordingGateway {
  readonly gate: HttpGateway;
  readonly folder: string;
  #video: { stop(): Promise<void> };

  private constructor(gate: HttpGateway, folder: string, video: { stop(): Promise<void> }) {
    this.gate = gate;
    this.folder = folder;
    this.#video = video;
  }

  /** @param change another store in place of the usual one */
  static async open(
    change: (store: RecordingStore) => RecordingStore = (store) => store,
    { databaseUrl, env = {}, folder = mkdtempSync(join(tmpdir(), 'gauntlet-recordings-')) }: RecordingPlace = {},
  ): Promise<RecordingGateway> {
    const gate = await HttpGateway.open({
      ...(databaseUrl && { databaseUrl }),
      env: { RTMP_PORT: '0', VIDEO_GRACE_MS: '3000', RECORDING_FOLDER: folder, ...env },
      change: (deps) => {
        const store = recordingStoreOf(deps);
        if (!store) throw new Error('nothing is recorded');
        return { video: new EmbeddedEngine(deps.config, change(store)) };
      },
    });
    return new RecordingGateway(gate, folder, await runVideo(gate.deps, openLog('silent')));
  }

  /** The same database and folder under a gateway that was told otherwise. */
  async reopen(env: Readonly<Record<string, string>>): Promise<RecordingGateway> {
    await this.leave();
    return RecordingGateway.open(undefined, { databaseUrl: this.gate.databaseUrl, folder: this.folder, env });
  }

  async close(): Promise<void> {
    await this.leave();
    this.forget();
  }

  /** Stops, and leaves its folder to another. */
  async leave(): Promise<void> {
    await this.#video.stop();
    await this.gate.close();
  }

  forget(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async goLive(player: SignedIn, title = 'Kept for later'): Promise<string> {
    const input = { title, game: 'valorant', kind: 'solo' };
    return (await player.ask<{ goLive: { id: string } }>(GO, { input })).goLive.id;
  }

  async publish(player: SignedIn, port = this.gate.deps.video.rtmp.port): Promise<RtmpPublisher> {
    const { showStreamKey } = await player.ask<{ showStreamKey: string }>('mutation { showStreamKey }');
    return RtmpPublisher.open(port, showStreamKey);
  }

  /** Somebody who is live with pictures and recorded, as the page of the stream says. */
  async live(shownMs = 6_500, player?: SignedIn) {
    const streamer = player ?? (await this.gate.player());
    const streamId = await this.goLive(streamer);
    const publisher = await this.publish(streamer);
    publisher.show(shownMs);
    await until(async () => must(await this.isRecorded(streamer, streamId), 'it is not recorded'));
    return { player: streamer, publisher, streamId };
  }

  async isRecorded(viewer: SignedIn, id: string): Promise<boolean> {
    const query = 'query ($id: ID!) { stream(id: $id) { id isRecorded } }';
    const { stream } = await viewer.ask<{ stream: { id: string; isRecorded: boolean } }>(query, { id });
    return stream.id === id && stream.isRecorded;
  }

  async pastOf(viewer: SignedIn, streamer: SignedIn, first = 20, after: string | null = null) {
    const { pastStreams } = await viewer.ask<{
      pastStreams: { edges: { node: Past }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    }>(PAST, { id: streamer.user.id, first, after });
    return { rows: pastStreams.edges.map(({ node }) => node), ...pastStreams.pageInfo };
  }

  /** The recording of somebody who was live and has stopped. */
  async recorded(player?: SignedIn): Promise<{ player: SignedIn; streamId: string; past: Past }> {
    const { player: streamer, publisher, streamId } = await this.live(6_500, player);
    await publisher.stop();
    return { player: streamer, streamId, past: await this.untilPast(streamer, streamId) };
  }

  async untilPast(player: SignedIn, streamId: string): Promise<Past> {
    let found: Past | undefined;
    await until(async () => {
      found = (await this.pastOf(player, player)).rows.find((one) => one.streamId === streamId);
      must(found !== undefined, 'there is no past stream');
    });
    return found as Past;
  }

  async hlsFor(viewer: SignedIn, id: string): Promise<string | null> {
    return (await viewer.ask<{ pastStream: Past | null }>(ONE, { id })).pastStream?.hls ?? null;
  }

  get(path: string) {
    return this.gate.visitor().send({ path });
  }

  /** Plays a recording as a player does: all that its playlist lists. */
  async play(hls: string): Promise<{ list: string; seconds: number; segments: number }> {
    const answer = await this.get(hls);
    must(answer.headers['content-type'] === 'application/vnd.apple.mpegurl', `no playlist: ${answer.status}`);
    must(answer.text.endsWith('#EXT-X-ENDLIST\n'), 'the playlist has no end');
    const here = hls.slice(0, hls.lastIndexOf('/') + 1);
    const inits = [...answer.text.matchAll(/MAP:URI="(.+?)"/g)].map(([, name]) => name ?? '');
    for (const name of inits) must((await this.get(here + name)).text.slice(4, 8) === 'ftyp', `${name} is no film`);
    const names = answer.text.split('\n').filter((line) => line.endsWith('.m4s'));
    for (const name of names) {
      const segment = await this.get(here + name);
      must(segment.headers['content-type'] === 'video/mp4', `${name} is answered ${segment.status}`);
      must(segment.text.slice(4, 8) === 'moof', `${name} is no segment`);
    }
    const lengths = [...answer.text.matchAll(/#EXTINF:([\d.]+),/g)].map(([, length]) => Number(length));
    return { list: answer.text, seconds: lengths.reduce((sum, one) => sum + one, 0), segments: names.length };
  }

  async setFlag(isOn: boolean): Promise<void> {
    const { user } = await this.gate.player({ role: 'administrator' });
    await this.gate.db.transact((tx) => changeFlag(tx, 'stream-recording', isOn, user.id, this.gate.deps.now()));
  }

  /** Does every job that is due. */
  async work(): Promise<void> {
    while (await workOnce(this.gate.deps, openLog('silent')));
  }
}
