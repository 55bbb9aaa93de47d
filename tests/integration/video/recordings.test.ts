import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/index.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { insertRecording, touchRecording } from '../../../db/video/recording.queries.ts';
import { recordings } from '../../../db/video/video.table.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { RECORDED_BYTES_MAX, RECORDING_KEPT, closePlaylist } from '../../../domain/video/recording.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { expireRecordings } from '../../../gateway/video/recordings/delete-recording.ts';
import { EmbeddedEngine, runVideo } from '../../../gateway/video/index.ts';
import { closeSilentRecordings } from '../../../gateway/video/recordings/keep-recording.ts';
import { PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';
import { until } from '../../support/until.ts';
import { readRoom } from '../../support/personal-data.ts';

const DELETE = 'mutation ($id: ID!, $reason: String) { deleteRecording(id: $id, reason: $reason) }';
const CHOOSE = 'mutation ($isWanted: Boolean!) { chooseRecording(isWanted: $isWanted) { isOffered isWanted bytes } }';
const END = 'mutation ($id: ID!, $reason: String) { endStream(id: $id, reason: $reason) { id } }';

let here: RecordingGateway;
beforeAll(async () => {
  here = await RecordingGateway.open();
});
afterAll(() => here.close());
afterEach(() => here.setFlag(true));

const filesOf = (id: string): string[] =>
  existsSync(join(here.folder, id)) ? readdirSync(join(here.folder, id)).toSorted() : [];
const storedOf = ({ user }: SignedIn) =>
  here.gate.db.read.select().from(recordings).where(eq(recordings.userId, user.id)).orderBy(recordings.id);
const toldOf = (id: string) =>
  here.gate.db.read.select().from(events).where(eq(events.entityId, id)).orderBy(events.seq);
const standing = (player: SignedIn, status: 'suspended' | 'active') =>
  here.gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status }));

describe('stream-recording (AS-12)', () => {
  test('switched on, a live stream is recorded, its viewers are told, and any member can watch it afterwards', async () => {
    const { player, publisher, streamId } = await here.live();
    const viewer = await here.gate.player();
    expect(await here.isRecorded(viewer, streamId)).toBe(true);
    expect((await here.pastOf(viewer, player)).rows).toEqual([]);
    await publisher.stop();
    const { id, ...past } = await here.untilPast(player, streamId);
    expect(past).toMatchObject({ end: 'STOPPED', isOwn: true, isTakenDown: false });
    expect(await here.isRecorded(viewer, streamId)).toBe(false);
    const [seen] = (await here.pastOf(viewer, player)).rows;
    expect(seen).toMatchObject({ id, isOwn: false });
    const { seconds, segments } = await here.play(seen?.hls ?? '');
    expect([segments, Math.floor(seconds)]).toEqual([4, past.seconds]);
    expect(seconds).toBeGreaterThan(6);
    const told = await toldOf(id);
    expect(told.map(({ type }) => type)).toEqual(['recording.started', 'recording.ended']);
  });

  test('switched off, nothing more is kept by any gateway, whoever is live stays live, and what there is stays playable', async () => {
    const before = await here.recorded();
    const engine = new EmbeddedEngine(here.gate.deps.config, here.gate.deps.video.recordings);
    const second = await runVideo({ ...here.gate.deps, video: engine }, openLog('silent'));
    const one = await here.live();
    const player = await here.gate.player();
    const streamId = await here.goLive(player);
    const publisher = await here.publish(player, engine.rtmp.port);
    publisher.show(6_500);
    await until(async () => expect(await here.isRecorded(player, streamId)).toBe(true));
    await here.setFlag(false);
    for (const [who, stream] of [
      [one.player, one.streamId],
      [player, streamId],
    ] as const) {
      const past = await here.untilPast(who, stream);
      expect(past.end).toBe('SWITCHED_OFF');
      const files = filesOf(past.id);
      one.publisher.show(6_000);
      publisher.show(6_000);
      await until(() => expect(engine.figures(player.user.id)?.state).toBe('live'));
      expect(filesOf(past.id)).toEqual(files);
    }
    const late = await here.gate.player();
    await here.goLive(late);
    const latePublisher = await here.publish(late);
    latePublisher.show(6_500);
    await until(() => expect(here.gate.deps.video.figures(late.user.id)?.state).toBe('live'));
    await latePublisher.stop();
    expect(await storedOf(late)).toEqual([]);
    expect((await here.play(before.past.hls ?? '')).segments).toBe(4);
    // On again: what is still live is recorded from there on.
    await here.setFlag(true);
    await until(async () => {
      publisher.show(100);
      expect(await here.isRecorded(player, streamId)).toBe(true);
    });
    one.publisher.cut();
    await publisher.stop();
    await until(async () =>
      expect(await storedOf(player)).toMatchObject([{ end: 'switched-off' }, { end: 'stopped' }]),
    );
    await second.stop();
  });
});

describe('a recording', () => {
  test('holds what was sent from going live on, and nothing of the preview', async () => {
    const player = await here.gate.player();
    const publisher = await here.publish(player);
    publisher.show(6_500);
    await until(() => expect(here.gate.deps.video.figures(player.user.id)?.state).toBe('live'));
    const streamId = await here.goLive(player);
    // Only once the engine has heard of the stream, since what it had not heard of counts as preview.
    await until(async () => expect((await here.gate.deps.video.playback(player.user.id))?.expiresAt).toBeNull());
    publisher.show(6_000);
    await until(async () => expect(await here.isRecorded(player, streamId)).toBe(true));
    await publisher.stop();
    const { list } = await here.play((await here.untilPast(player, streamId)).hls ?? '');
    expect(list).not.toContain('\n0.m4s');
    expect(list).toMatch(/\n4\.m4s/);
  });

  test('goes on over a broken line, and begins anew where the publisher was away for longer', async () => {
    const { player, publisher, streamId } = await here.live();
    publisher.cut();
    const again = await here.publish(player);
    again.show(4_500);
    again.cut();
    await until(async () => expect(await storedOf(player)).toMatchObject([{ end: 'stopped' }]));
    const last = await here.publish(player);
    last.show(4_500);
    await last.stop();
    await until(async () => expect(await storedOf(player)).toMatchObject([{ end: 'stopped' }, { end: 'stopped' }]));
    const { rows } = await here.pastOf(player, player);
    expect(rows.map((one) => one.streamId)).toEqual([streamId, streamId]);
    expect((await here.play(rows[1]?.hls ?? '')).list).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="i1.mp4"');
  });

  test('opens to its token alone, for an hour, and to nobody by another way', async () => {
    const [one, other] = [await here.recorded(), await here.recorded()];
    const hls = one.past.hls ?? '';
    const token = hls.split('/')[2] ?? '';
    const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const path of [
      hls.replace(token, forged),
      hls.replace(token, (other.past.hls ?? '').split('/')[2] ?? ''),
      hls.replace('index.m3u8', '99.m4s'),
      hls.replace('index.m3u8', '..%2findex.m3u8'),
      `/recordings/${one.past.id}/index.m3u8`,
    ])
      expect((await here.get(path)).status).toBe(404);
    expect((await here.gate.visitor().send({ path: hls, method: 'POST' })).status).toBe(405);
    expect((await here.get(hls)).headers['cache-control']).toBe('private, no-store');
    here.gate.pass(HOUR + MINUTE);
    expect((await here.get(hls)).status).toBe(404);
    await here.play((await here.hlsFor(await here.gate.player(), one.past.id)) ?? '');
  });

  test('is listed a page at a time, the newest first', async () => {
    const { player } = await here.recorded();
    for (let n = 0; n < 2; n++) {
      here.gate.pass(MINUTE);
      const publisher = await here.publish(player);
      publisher.show(4_500);
      await until(async () => expect((await storedOf(player)).length).toBe(n + 2));
      await publisher.stop();
      await until(async () => expect((await here.pastOf(player, player)).rows.length).toBe(n + 2));
    }
    const all = (await here.pastOf(player, player)).rows.map(({ id }) => id);
    const first = await here.pastOf(player, player, 2);
    const rest = await here.pastOf(player, player, 2, first.endCursor);
    expect([first.hasNextPage, rest.hasNextPage]).toEqual([true, false]);
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(all);
    expect(all).toEqual(all.toSorted().toReversed());
  });

  test('is deleted by its streamer, or by staff with a reason that is told, and by nobody else; its files go too', async () => {
    const [one, two] = [await here.recorded(), await here.recorded()];
    const [stranger, moderator] = [await here.gate.player(), await here.gate.player({ role: 'moderator' })];
    expect((await stranger.refusal(DELETE, { id: one.past.id })).code).toBe('FORBIDDEN');
    expect((await moderator.refusal(DELETE, { id: two.past.id })).code).toBe('BAD_INPUT');
    expect(filesOf(one.past.id)).toContain('index.m3u8');
    await one.player.ask(DELETE, { id: one.past.id });
    expect((await one.player.refusal(DELETE, { id: one.past.id })).code).toBe('NOT_FOUND');
    await moderator.ask(DELETE, { id: two.past.id, reason: 'Shows an address of somebody.' });
    for (const { past } of [one, two]) expect((await here.get(past.hls ?? '')).status).toBe(404);
    await here.work();
    expect([...filesOf(one.past.id), ...filesOf(two.past.id)]).toEqual([]);
    const [written] = await here.gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, two.past.id));
    expect(written).toMatchObject({ action: 'recording.deleted', reason: 'Shows an address of somebody.' });
    const told = await toldOf(two.past.id);
    expect(told.at(-1)).toMatchObject({ type: 'recording.deleted', data: { reason: 'Shows an address of somebody.' } });
  });

  test('cannot be deleted while it goes on', async () => {
    const { player, publisher } = await here.live();
    const id = (await storedOf(player))[0]?.id ?? '';
    expect((await player.refusal(DELETE, { id })).code).toBe('RECORDING_RUNNING');
    await publisher.stop();
  });

  test('of a stream that staff have ended is played by nobody any more, whatever address they hold', async () => {
    const { player, publisher, streamId } = await here.live();
    const moderator = await here.gate.player({ role: 'moderator' });
    await moderator.ask(END, { id: streamId, reason: 'Not a game of ours.' });
    await publisher.closed;
    const past = await here.untilPast(player, streamId);
    expect(past).toMatchObject({ isTakenDown: true, hls: null });
    const viewer = await here.gate.player();
    expect((await here.pastOf(viewer, player)).rows).toEqual([]);
    expect(await here.hlsFor(viewer, past.id)).toBeNull();
    expect((await here.pastOf(moderator, player)).rows).toMatchObject([{ isTakenDown: true, hls: null }]);
  });

  test('of a suspended account vanishes at once, and comes back with it', async () => {
    const { player, past } = await here.recorded();
    const viewer = await here.gate.player();
    const hls = (await here.hlsFor(viewer, past.id)) ?? '';
    await standing(player, 'suspended');
    expect((await here.pastOf(viewer, player)).rows).toEqual([]);
    expect([await here.hlsFor(viewer, past.id), (await here.get(hls)).status]).toEqual([null, 404]);
    await standing(player, 'active');
    expect((await here.get(hls)).status).toBe(200);
  });

  test('stands in the archive of its streamer and goes with the account, also one that goes on', async () => {
    const { player, past } = await here.recorded();
    const publisher = await here.publish(player);
    publisher.show(4_500);
    await until(async () => expect((await storedOf(player)).length).toBe(2));
    const running = (await storedOf(player)).find(({ id }) => id !== past.id)?.id ?? '';
    const archive = await readRoom(here.gate.db.read, 'video', player.user.id);
    expect(JSON.stringify(archive)).toContain(past.id);
    await player.ask('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    await publisher.closed;
    expect(await storedOf(player)).toEqual([]);
    expect((await here.get(past.hls ?? '')).status).toBe(404);
    await until(async () => {
      await here.work();
      expect([...filesOf(past.id), ...filesOf(running)]).toEqual([]);
    });
  });

  test('is deleted after its days, by the clock, and not a moment before', async () => {
    const { past } = await here.recorded();
    const expire = () => here.gate.db.transact((tx) => expireRecordings(tx, here.gate.deps.now()));
    here.gate.pass(RECORDING_KEPT - 1);
    await expire();
    await here.work();
    expect(filesOf(past.id)).toContain('index.m3u8');
    here.gate.pass(1);
    await expire();
    await here.work();
    expect(filesOf(past.id)).toEqual([]);
    expect((await here.get(past.hls ?? '')).status).toBe(404);
  });

  test('is not made of whoever has switched it off, and ends when that is done in the middle', async () => {
    const { player, publisher, streamId } = await here.live();
    const chosen = await player.ask<{ chooseRecording: object }>(CHOOSE, { isWanted: false });
    expect(chosen.chooseRecording).toMatchObject({ isOffered: true, isWanted: false });
    expect((await here.untilPast(player, streamId)).end).toBe('SWITCHED_OFF');
    expect(here.gate.deps.video.figures(player.user.id)?.state).toBe('live');
    await publisher.stop();
  });

  test('does not begin where those of its streamer take all the space, and ends before they do', async () => {
    const player = await here.gate.player();
    const at = here.gate.deps.now();
    const id = here.gate.deps.newId();
    await here.gate.db.transact(async (tx) => {
      await insertRecording(tx, { id, userId: player.user.id, streamId: 'another', startedAt: at });
      await touchRecording(tx, id, { bytes: RECORDED_BYTES_MAX - 100_000, seconds: 9 }, at);
    });
    const streamId = await here.goLive(player);
    const publisher = await here.publish(player);
    publisher.show(6_500);
    const past = await here.untilPast(player, streamId);
    expect(past.end).toBe('SPACE_USED_UP');
    expect(past.bytes).toBeLessThanOrEqual(100_000);
    expect(past.bytes).toBeGreaterThan(0);
    expect(here.gate.deps.video.figures(player.user.id)?.state).toBe('live');
    await publisher.stop();
  });
});

test('a recording whose gateway said nothing for a minute is closed once, and one that is told of is not', async () => {
  const { player, publisher } = await here.live();
  const id = (await storedOf(player))[0]?.id ?? '';
  await until(async () => {
    const list = (await here.gate.deps.video.recordings?.playlist(id)) ?? '';
    expect(closePlaylist(list)?.seconds).toBe(6);
  });
  here.gate.pass(MINUTE - 1);
  await closeSilentRecordings(here.gate.deps);
  expect(await storedOf(player)).toMatchObject([{ endedAt: null }]);
  here.gate.pass(MINUTE);
  await Promise.all([closeSilentRecordings(here.gate.deps), closeSilentRecordings(here.gate.deps)]);
  expect(await storedOf(player)).toMatchObject([{ id, end: 'interrupted', seconds: 6 }]);
  const told = await toldOf(id);
  expect(told.filter(({ type }) => type === 'recording.ended').length).toBe(1);
  await publisher.stop();
});
