import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { streamMarkers } from '../../../db/streams/stream.table.ts';
import { MARKERS_MAX } from '../../../domain/streams/marker.ts';
import { CLIP_MOMENT_KEPT } from '../../../domain/streams/clip.ts';
import { CLIP, type Clip, Clips } from '../../support/clip-steps.ts';
import type { SignedIn } from '../../support/http-gateway.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';

const MARK = `mutation ($streamId: ID!, $label: String = "", $key: String) {
  markStream(streamId: $streamId, label: $label, idempotencyKey: $key) }`;
const UNMARK = 'mutation ($id: ID!) { deleteStreamMarker(id: $id) }';
const LIVE = 'query ($id: ID!) { stream(id: $id) { markers { id at label moment } } }';
const PAST = 'query ($id: ID!) { pastStream(id: $id) { markers { id at label moment } } }';
const DELETE = 'mutation ($id: ID!) { deleteRecording(id: $id) }';
const SAY = `mutation ($input: PostChatMessageInput!) { postChatMessage(input: $input) {
  message { id } markerId } }`;
const END = 'mutation ($id: ID!) { endStream(id: $id) { id } }';

interface Marker {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  readonly moment: string;
}

let here: RecordingGateway;
let clips: Clips;
beforeAll(async () => {
  here = await RecordingGateway.open();
  clips = new Clips(here);
});
afterAll(() => here.close());

const mark = async (who: SignedIn, streamId: string, label = ''): Promise<string> =>
  (await who.ask<{ markStream: string }>(MARK, { streamId, label })).markStream;
const whileLive = async (who: SignedIn, id: string): Promise<Marker[]> =>
  (await who.ask<{ stream: { markers: Marker[] } }>(LIVE, { id })).stream.markers;
const afterwards = async (who: SignedIn, id: string): Promise<Marker[]> =>
  (await who.ask<{ pastStream: { markers: Marker[] } }>(PAST, { id })).pastStream.markers;
const stored = () => here.gate.db.read.$count(streamMarkers);

describe('a marker', () => {
  test('lies where the recording has come to, is for its streamer while it is live, and for all who watch it later', async () => {
    const viewer = await here.gate.player();
    const live = await clips.live(6);
    const { player, streamId } = live;
    const first = await mark(player, streamId, '  A clutch ');
    await clips.show(live, 6, 12);
    const second = await mark(player, streamId);
    const markers = [
      { id: first, at: 6, label: 'A clutch' },
      { id: second, at: 12, label: '' },
    ];
    expect(await whileLive(player, streamId)).toMatchObject(markers);
    expect(await whileLive(viewer, streamId)).toEqual([]);
    await live.publisher.stop();
    const past = await here.untilPast(player, streamId);
    expect(await afterwards(viewer, past.id)).toMatchObject(markers);
  });

  test('can be clipped by its streamer long after the moment and the stream, and by nobody else', async () => {
    const viewer = await here.gate.player();
    const { player, streamId, publisher } = await clips.live(12);
    await mark(player, streamId);
    const [marker] = await whileLive(player, streamId);
    await publisher.stop();
    await here.untilPast(player, streamId);
    await player.ask(END, { id: streamId });
    here.gate.pass(2 * CLIP_MOMENT_KEPT);
    const input = { streamId, moment: marker?.moment, title: 'The clutch', length: 15 };
    expect((await viewer.refusal(CLIP, { input })).code).toBe('STREAM_OVER');
    const { clipStream: clip } = await player.ask<{ clipStream: Clip }>(CLIP, { input });
    expect(clip).toMatchObject({ from: 0, seconds: 12, title: 'The clutch' });
    expect((await clips.play(clip.hls ?? '')).size).toBeGreaterThan(0);
  });

  test('is deleted by its streamer alone, and with its recording', async () => {
    const other = await here.gate.player();
    const { player, streamId, publisher } = await clips.live(6);
    const id = await mark(player, streamId);
    const kept = await mark(player, streamId, 'Kept');
    expect((await other.refusal(UNMARK, { id })).code).toBe('FORBIDDEN');
    await player.ask(UNMARK, { id });
    expect((await player.refusal(UNMARK, { id })).code).toBe('NOT_FOUND');
    expect(await whileLive(player, streamId)).toMatchObject([{ id: kept }]);
    await publisher.stop();
    const past = await here.untilPast(player, streamId);
    const before = await stored();
    await player.ask(DELETE, { id: past.id });
    expect(before - (await stored())).toBe(1);
  });

  test('is set once for a key, and no more of them than a recording may have', async () => {
    const { player, streamId, recordingId, publisher } = await clips.live(6);
    const key = 'mark-once-key';
    const twice = await Promise.all([1, 2].map(() => player.ask(MARK, { streamId, key })));
    expect(twice[0]).toEqual(twice[1]);
    const rows = Array.from({ length: MARKERS_MAX - 2 }, (_, n) => ({
      id: `m-${n}`,
      recordingId,
      atMs: 1,
      segment: 0,
      label: '',
    }));
    await here.gate.db.transact((tx) => tx.insert(streamMarkers).values(rows));
    const last = await Promise.allSettled([mark(player, streamId), mark(player, streamId)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await player.refusal(MARK, { streamId })).toMatchObject({ code: 'MARKERS_FULL' });
    expect(await whileLive(player, streamId)).toHaveLength(MARKERS_MAX);
    await publisher.stop();
  });
});

describe('/marker in the chat of a stream', () => {
  const say = (who: SignedIn, channelId: string, text: string) =>
    who.ask<{ postChatMessage: { message: unknown; markerId: string | null } }>(SAY, { input: { channelId, text } });

  test('keeps the moment as the button does, for its streamer and for staff, and is read by nobody', async () => {
    const moderator = await here.gate.player({ role: 'moderator' });
    const { player, streamId, publisher } = await clips.live(6);
    const first = await say(player, `stream:${streamId}`, '/marker  A clutch ');
    const second = await say(moderator, `stream:${streamId}`, '/MARKER');
    expect([first, second].map(({ postChatMessage }) => postChatMessage.message)).toEqual([null, null]);
    expect(await whileLive(player, streamId)).toMatchObject([
      { id: first.postChatMessage.markerId, at: 6, label: 'A clutch' },
      { id: second.postChatMessage.markerId, at: 6, label: '' },
    ]);
    expect(await here.gate.contents()).not.toContain('/marker');
    await publisher.stop();
  });

  test('is refused to viewers, where nothing is recorded, in other chats, and once the stream is over', async () => {
    const viewer = await here.gate.player();
    const { player, streamId, publisher } = await clips.live(6);
    const before = await stored();
    const refused = async (who: SignedIn, channelId: string, text = '/marker') => {
      const { code, data } = await who.refusal(SAY, { input: { channelId, text } });
      return [code, (data as { command?: string } | undefined)?.command ?? null];
    };
    expect(await refused(viewer, `stream:${streamId}`)).toEqual(['FORBIDDEN', null]);
    expect(await refused(player, 'general')).toEqual(['BAD_INPUT', '/marker']);
    expect(await refused(player, `stream:${streamId}`, `/marker ${'x'.repeat(81)}`)).toEqual(['BAD_INPUT', '/marker']);
    const unrecorded = await here.goLive(viewer);
    expect(await refused(viewer, `stream:${unrecorded}`)).toEqual(['MARKER_UNRECORDED', null]);
    await publisher.stop();
    await player.ask(END, { id: streamId });
    expect(await refused(player, `stream:${streamId}`)).toEqual(['STREAM_OVER', null]);
    expect(await stored()).toBe(before);
  });
});

test('nothing is marked by others, of what is not recorded, under a label that is too long, or once it is over', async () => {
  const other = await here.gate.player();
  const before = await stored();
  const { player, streamId, publisher } = await clips.live(6);
  expect((await other.refusal(MARK, { streamId })).code).toBe('FORBIDDEN');
  expect((await player.refusal(MARK, { streamId: 'unknown' })).code).toBe('NOT_FOUND');
  expect((await player.refusal(MARK, { streamId, label: 'x'.repeat(81) })).code).toBe('BAD_INPUT');
  const unrecorded = await here.goLive(other);
  expect((await other.refusal(MARK, { streamId: unrecorded })).code).toBe('MARKER_UNRECORDED');
  await publisher.stop();
  await player.ask(END, { id: streamId });
  expect((await player.refusal(MARK, { streamId })).code).toBe('STREAM_OVER');
  expect(await stored()).toBe(before);
});
