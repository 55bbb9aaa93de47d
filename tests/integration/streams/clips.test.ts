import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/index.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { streamClips } from '../../../db/streams/stream.table.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { clipAddresses } from '../../../domain/streams/clip-addresses.ts';
import { PLAYLIST_FILE, recordingAddresses } from '../../../domain/video/recording-addresses.ts';
import { RECORDING_KEPT } from '../../../domain/video/recording.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { expireRecordings } from '../../../gateway/video/recordings/delete-recording.ts';
import { CLIP, type Clip, Clips, DELETE } from '../../support/clip-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';
import { readRoom } from '../../support/personal-data.ts';

const WATCH = 'mutation ($id: ID!) { watchStreamClip(id: $id) }';
const LIST = `query ($id: ID!, $first: Int!, $after: String) { streamClips(streamId: $id, first: $first, after: $after) {
  edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
const OWN = 'query ($shown: ClipsShown!) { ownStreamClips(shown: $shown) { edges { node { id } } } }';
const OWN_SUMS = '{ ownClips { isAllowed clips bytes bytesMax } }';
const REPORT = `mutation ($id: ID!) {
  reportStreamClip(id: $id, reportType: INAPPROPRIATE, reason: "Shows an address.") }`;
const REPORTS = '{ userReports(status: PENDING) { edges { node { clipId reportedUser { id } description } } } }';
const INBOX = '{ notifications(first: 10, tab: OTHER) { edges { node { title message } } } }';
const DELETE_RECORDING = 'mutation ($id: ID!, $reason: String) { deleteRecording(id: $id, reason: $reason) }';
const END = 'mutation ($id: ID!, $reason: String) { endStream(id: $id, reason: $reason) { id } }';
const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';

let here: RecordingGateway;
let clips: Clips;
let viewer: SignedIn;
beforeAll(async () => {
  here = await RecordingGateway.open();
  clips = new Clips(here);
});
afterAll(() => here.close());
beforeEach(async () => {
  viewer = await here.gate.player();
});

const idsOf = ({ edges }: { edges: { node: { id: string } }[] }) => edges.map(({ node }) => node.id);
/** A clip of a stream that is over. */
async function clipped(length = 60, seconds = 6) {
  const live = await clips.live(seconds);
  const clip = await clips.make(viewer, live.streamId, length);
  await live.publisher.stop();
  const past = await here.untilPast(live.player, live.streamId);
  await live.player.ask(END, { id: live.streamId });
  return { ...live, clip, past };
}
describe('a clip', () => {
  test('is the last seconds before its moment, byte for byte what was recorded, while the stream goes on', async () => {
    const live = await clips.live(42);
    const { player, publisher, streamId, recordingId } = live;
    const input = await clips.input(viewer, streamId, 15);
    await clips.show(live, 42, 60);
    const { clipStream: clip } = await viewer.ask<{ clipStream: Clip }>(CLIP, { input });
    expect(clip).toMatchObject({
      streamId,
      title: 'What a shot',
      gameTitle: 'Valorant',
      from: 26,
      seconds: 16,
      views: 0,
      isOwn: true,
      isOfOwnStream: false,
      maker: { id: viewer.user.id },
      streamer: { id: player.user.id },
    });
    const films = await clips.play(clip.hls ?? '');
    const stored = clips.files(recordingId);
    expect([...films.keys()]).toEqual(['i0.mp4', ...Array.from({ length: 8 }, (_, n) => `${13 + n}.m4s`)]);
    for (const [name, film] of films) expect(film).toEqual(stored.get(name));
    expect(clip.bytes).toBe([...films.values()].reduce((sum, { bytes }) => sum + bytes, 0));
    await publisher.stop();
  });

  test('is all that is recorded where that is less than a minute', async () => {
    const { clip } = await clipped();
    expect(clip).toMatchObject({ from: 0, seconds: 6 });
  });

  test('is opened by its own address alone, for an hour, and opens nothing else of its recording', async () => {
    const { clip, past } = await clipped(15, 24);
    const hls = clip.hls ?? '';
    const [, , token = ''] = hls.split('/');
    const [, , replayToken = ''] = (past.hls ?? '').split('/');
    const place = hls.replace(PLAYLIST_FILE, '');
    expect((await clips.fetch(`${place}11.m4s`))?.length).toBeGreaterThan(0);
    for (const path of [
      `${place}0.m4s`,
      `${place}12.m4s`,
      `${place}i1.mp4`,
      clipAddresses.write(clip.id, replayToken),
      recordingAddresses.write(past.id, token),
      clipAddresses.write(past.id, token),
      clipAddresses.write(clip.id, `${token}x`),
    ])
      expect([path, await clips.fetch(path)]).toEqual([path, null]);
    const head = await fetch(`${here.gate.url}${hls}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(`${here.gate.url}${hls}`, { method: 'POST' })).status).toBe(405);
    here.gate.pass(HOUR + MINUTE);
    expect(await clips.fetch(hls)).toBeNull();
    const again = await clips.read(await here.gate.player(), clip.id);
    expect((await clips.play(again?.hls ?? '')).size).toBeGreaterThan(0);
  });

  test('counts an account that watches once, and neither its maker nor its streamer', async () => {
    const { clip, player } = await clipped();
    const other = await here.gate.player();
    const watch = async (who: SignedIn) =>
      (await who.ask<{ watchStreamClip: number }>(WATCH, { id: clip.id })).watchStreamClip;
    expect([await watch(viewer), await watch(player)]).toEqual([0, 0]);
    expect(await Promise.all([watch(other), watch(other)])).toEqual([1, 1]);
    expect([await watch(other), await watch(await here.gate.player())]).toEqual([1, 2]);
    expect((await clips.read(viewer, clip.id))?.views).toBe(2);
  });

  test('is listed with its stream a page at a time, the newest first, and with whoever it concerns (CR-12)', async () => {
    const { player, publisher, streamId } = await clips.live();
    const made: Clip[] = [];
    for (let n = 0; n < 3; n++) {
      here.gate.pass(MINUTE);
      made.push(await clips.make(viewer, streamId));
    }
    const ids = made.map(({ id }) => id).toReversed();
    type Page = {
      streamClips: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    const { streamClips: first } = await player.ask<Page>(LIST, { id: streamId, first: 2 });
    const { streamClips: rest } = await player.ask<Page>(LIST, {
      id: streamId,
      first: 2,
      after: first.pageInfo.endCursor,
    });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(ids);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    type Own = { ownStreamClips: { edges: { node: { id: string } }[] } };
    expect(idsOf((await player.ask<Own>(OWN, { shown: 'STREAMED' })).ownStreamClips)).toEqual(ids);
    expect(idsOf((await player.ask<Own>(OWN, { shown: 'MADE' })).ownStreamClips)).toEqual([]);
    expect(idsOf((await viewer.ask<Own>(OWN, { shown: 'MADE' })).ownStreamClips).slice(0, 3)).toEqual(ids);
    const { ownClips } = await player.ask<{ ownClips: { clips: number; bytes: number } }>(OWN_SUMS);
    expect(ownClips).toMatchObject({ clips: 3, bytes: 3 * (made[0]?.bytes ?? 0) });
    await publisher.stop();
  });

  test('is seen by whoever may see its stream: not while its streamer is suspended, nor once staff have ended it', async () => {
    const { clip, player, streamId } = await clips.live().then(async (live) => ({
      ...live,
      clip: await clips.make(viewer, live.streamId),
    }));
    const moderator = await here.gate.player({ role: 'moderator' });
    const standing = (status: 'suspended' | 'active') =>
      here.gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status }));
    await standing('suspended');
    expect([await clips.read(viewer, clip.id), await clips.fetch(clip.hls ?? '')]).toEqual([null, null]);
    await standing('active');
    expect((await clips.play(clip.hls ?? '')).size).toBeGreaterThan(0);
    await moderator.ask(END, { id: streamId, reason: 'Not a game of ours.' });
    expect([await clips.read(viewer, clip.id), await clips.fetch(clip.hls ?? '')]).toEqual([null, null]);
    // Its streamer and staff know that it is there, and can delete it.
    expect([await clips.read(player, clip.id), await clips.read(moderator, clip.id)]).toMatchObject([
      { hls: null },
      { hls: null },
    ]);
    await player.ask(DELETE, { id: clip.id });
  });

  test('is deleted by its maker, by its streamer, and by staff with a reason that its maker is told, and by nobody else', async () => {
    const { player, publisher, streamId } = await clips.live();
    const [one, two, three] = [
      await clips.make(viewer, streamId),
      await clips.make(viewer, streamId),
      await clips.make(viewer, streamId),
    ];
    const [stranger, moderator] = [await here.gate.player(), await here.gate.player({ role: 'moderator' })];
    expect((await stranger.refusal(DELETE, { id: one.id })).code).toBe('FORBIDDEN');
    expect((await moderator.refusal(DELETE, { id: one.id, reason: 'no' })).code).toBe('BAD_INPUT');
    expect(await clips.read(viewer, one.id)).not.toBeNull();
    await viewer.ask(DELETE, { id: one.id });
    await player.ask(DELETE, { id: two.id });
    await moderator.ask(DELETE, { id: three.id, reason: 'Shows an address of somebody.' });
    for (const { id, hls } of [one, two, three]) {
      expect([await clips.read(viewer, id), await clips.fetch(hls ?? '')]).toEqual([null, null]);
      expect((await player.refusal(DELETE, { id })).code).toBe('NOT_FOUND');
    }
    const audited = await here.gate.db.read.select().from(auditLog).where(eq(auditLog.action, 'clip.deleted'));
    expect(audited).toMatchObject([{ subjectId: three.id, reason: 'Shows an address of somebody.' }]);
    await deliverEverything(here.gate.deps, openLog('silent'));
    const { notifications } = await viewer.ask<{ notifications: { edges: { node: object }[] } }>(INBOX);
    expect(notifications.edges.map(({ node }) => node)).toEqual([
      {
        title: 'A moderator deleted one of your clips',
        message: 'What a shot: Shows an address of somebody.',
      },
    ]);
    await publisher.stop();
  });

  test('is reported to staff as other reports are, once while it waits, and beside a report of the player', async () => {
    const { clip, player } = await clipped();
    expect((await viewer.refusal(REPORT, { id: clip.id })).code).toBe('ONESELF');
    for (let n = 0; n < 2; n++) await player.ask(REPORT, { id: clip.id });
    await player.ask('mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }', {
      input: { userId: viewer.user.id, reportType: 'SPAM', reason: 'And more.' },
    });
    const moderator = await here.gate.player({ role: 'moderator' });
    const { userReports } = await moderator.ask<{ userReports: { edges: { node: { clipId: string | null } }[] } }>(
      REPORTS,
    );
    expect(userReports.edges.map(({ node }) => node).toReversed()).toEqual([
      { clipId: clip.id, reportedUser: { id: viewer.user.id }, description: 'Shows an address.' },
      { clipId: null, reportedUser: { id: viewer.user.id }, description: 'And more.' },
    ]);
  });
});

describe('the recording that a clip is made of', () => {
  test('is deleted by its streamer: the clip plays on, byte for byte, and nothing else of it is kept', async () => {
    const { clip, player, past, recordingId } = await clipped(15, 24);
    const before = await clips.play(clip.hls ?? '');
    expect(clips.files(recordingId).has('0.m4s')).toBe(true);
    await player.ask(DELETE_RECORDING, { id: past.id });
    await here.work();
    expect(clips.files(recordingId)).toEqual(before);
    expect(await clips.play(clip.hls ?? '')).toEqual(before);
    await viewer.ask(DELETE, { id: clip.id });
    await here.work();
    expect(clips.files(recordingId).size).toBe(0);
  });

  test('expires: what two clips share stays until the last of them is deleted', async () => {
    const live = await clips.live(24);
    const early = await clips.make(viewer, live.streamId);
    const late = await clips.make(viewer, live.streamId, 15);
    await live.publisher.stop();
    await here.untilPast(live.player, live.streamId);
    here.gate.pass(RECORDING_KEPT);
    viewer = await here.gate.enter(viewer.user);
    await here.gate.db.transact((tx) => expireRecordings(tx, here.gate.deps.now()));
    await here.work();
    const played = async ({ id }: Clip) => clips.play((await clips.read(viewer, id))?.hls ?? '');
    const shared = await played(late);
    expect(clips.files(live.recordingId)).toEqual(await played(early));
    await viewer.ask(DELETE, { id: early.id });
    await here.work();
    expect(clips.files(live.recordingId)).toEqual(shared);
    expect(await played(late)).toEqual(shared);
    await (await here.gate.enter(live.player.user)).ask(DELETE, { id: late.id });
    await here.work();
    expect(clips.files(live.recordingId).size).toBe(0);
  });

  test('is deleted by staff: its clips go with it', async () => {
    const { clip, past, recordingId } = await clipped();
    const moderator = await here.gate.player({ role: 'moderator' });
    await moderator.ask(DELETE_RECORDING, { id: past.id, reason: 'Shows an address of somebody.' });
    expect([await clips.read(moderator, clip.id), await clips.fetch(clip.hls ?? '')]).toEqual([null, null]);
    await here.work();
    expect(clips.files(recordingId).size).toBe(0);
    const [written] = await here.gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, past.id));
    expect(written?.data).toMatchObject({ clips: 1 });
  });

  test('is deleted while a clip is made of it: the clip plays, or there is none and nothing is left', async () => {
    for (const length of [15, 30, 60]) {
      const { player, publisher, streamId, recordingId } = await clips.live();
      const input = await clips.input(viewer, streamId, length);
      await publisher.stop();
      const past = await here.untilPast(player, streamId);
      const [made] = await Promise.all([
        viewer.graphql(CLIP, { input }, { 'idempotency-key': `race-${streamId}` }),
        player.ask(DELETE_RECORDING, { id: past.id }),
      ]);
      await here.work();
      const clip = (made.data?.['clipStream'] ?? null) as Clip | null;
      if (clip) expect(await clips.play(clip.hls ?? '')).toEqual(clips.files(recordingId));
      else {
        expect(made.errors[0]?.extensions['code']).toBe('CLIP_UNRECORDED');
        expect(clips.files(recordingId).size).toBe(0);
      }
      await player.ask(END, { id: streamId });
    }
  });
});

describe('an account that is closed', () => {
  const close = (who: SignedIn) => who.ask(CLOSE, { input: { password: PASSWORD } });
  const archiveOf = async ({ user }: SignedIn) => JSON.stringify(await readRoom(here.gate.db.read, 'streams', user.id));

  test('takes the clips with it that it has made, also of recordings that are gone, and the views of others’', async () => {
    const maker = await here.gate.player();
    const { player, publisher, streamId, recordingId } = await clips.live();
    const [own, others] = [await clips.make(maker, streamId), await clips.make(viewer, streamId)];
    await maker.ask(WATCH, { id: others.id });
    expect(await archiveOf(maker)).toContain(own.id);
    expect(await archiveOf(player)).toContain(own.id);
    await publisher.stop();
    const past = await here.untilPast(player, streamId);
    await player.ask(END, { id: streamId });
    await player.ask(DELETE_RECORDING, { id: past.id });
    await here.work();
    await close(maker);
    await here.work();
    expect(await clips.read(viewer, own.id)).toBeNull();
    expect(await clips.play((await clips.read(viewer, others.id))?.hls ?? '')).toEqual(clips.files(recordingId));
    await viewer.ask(DELETE, { id: others.id });
    await here.work();
    expect(clips.files(recordingId).size).toBe(0);
  });

  test('takes the clips of its streams with it, whoever made them', async () => {
    const { player, clip, recordingId } = await clipped();
    await close(player);
    await here.work();
    expect([await clips.read(viewer, clip.id), await clips.fetch(clip.hls ?? '')]).toEqual([null, null]);
    expect(clips.files(recordingId).size).toBe(0);
    expect(await here.gate.db.read.$count(streamClips, eq(streamClips.streamerId, player.user.id))).toBe(0);
  });
});

test('a clock that jumps changes nothing of what is kept: its place is that in the film', async () => {
  const { publisher, streamId } = await clips.live(24);
  const input = await clips.input(viewer, streamId, 15);
  here.gate.pass(3 * DAY);
  viewer = await here.gate.enter(viewer.user);
  const { clipStream } = await viewer.ask<{ clipStream: Clip }>(CLIP, { input });
  expect(clipStream).toMatchObject({ from: 8, seconds: 16 });
  await publisher.stop();
});

test('a clip is there with its row: what made it may be gone, another gateway plays it', async () => {
  const gone = await RecordingGateway.open();
  const before = new Clips(gone);
  const { streamId } = await before.live();
  const { hls } = await before.make(await gone.gate.player(), streamId);
  const films = await before.play(hls ?? '');
  const { now } = gone.gate.deps;
  await gone.leave();
  const other = await HttpGateway.open({
    databaseUrl: gone.gate.databaseUrl,
    env: { RECORDING_FOLDER: gone.folder },
    change: () => ({ now }),
  });
  expect(await new Clips(gone, other.url).play(hls ?? '')).toEqual(films);
  await other.close();
  gone.forget();
});
