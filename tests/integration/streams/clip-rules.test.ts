import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/index.ts';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { insertClip } from '../../../db/streams/clip.queries.ts';
import { streamClips } from '../../../db/streams/stream.table.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { CLIPPED_BYTES_MAX, CLIPS_PER_HOUR, CLIPS_PER_STREAM, CLIP_MOMENT_KEPT } from '../../../domain/streams/clip.ts';
import { makeClip } from '../../../gateway/streams/clips/make-clip.ts';
import { CLIP, type Clip, Clips } from '../../support/clip-steps.ts';
import type { SignedIn } from '../../support/http-gateway.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';
import { codeOf } from '../../support/world.ts';

const CHOOSE = 'mutation ($isAllowed: Boolean!) { chooseClips(isAllowed: $isAllowed) }';
const CLIPPING = 'query ($id: ID!) { stream(id: $id) { id clipping } }';
const END = 'mutation ($id: ID!, $reason: String) { endStream(id: $id, reason: $reason) { id } }';

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
afterEach(() => here.setFlag(true));

const clippingOf = async (who: SignedIn, id: string) =>
  (await who.ask<{ stream: { clipping: string } }>(CLIPPING, { id })).stream.clipping;
const refused = async (who: SignedIn, input: object) => (await who.refusal(CLIP, { input })).code;
const madeOf = (streamId: string) =>
  here.gate.db.read.select().from(streamClips).where(eq(streamClips.streamId, streamId));

/** Clips of a stream that were made before, of so many bytes together. */
async function fill({
  streamId,
  streamerId,
  count,
  bytes,
}: Record<'streamId' | 'streamerId', string> & Record<'count' | 'bytes', number>) {
  const at = here.gate.deps.now();
  await here.gate.db.transact(async (tx) => {
    for (let n = 0; n < count; n++)
      await insertClip(tx, {
        id: here.gate.deps.newId(),
        streamId,
        streamerId,
        makerId: viewer.user.id,
        recordingId: 'gone',
        title: 'Before',
        game: 'valorant',
        fromMs: 0,
        lengthMs: 1,
        bytes: bytes / count,
        playlist: '',
        views: 0,
        at,
      });
  });
}

describe('clipping is refused, and the stream says why,', () => {
  test('where nothing is recorded', async () => {
    await here.setFlag(false);
    const player = await here.gate.player();
    const streamId = await here.goLive(player);
    expect(await clippingOf(viewer, streamId)).toBe('UNRECORDED');
    expect(await clips.refusedMoment(viewer, streamId)).toBe('CLIP_UNRECORDED');
  });

  test('where its streamer does not allow it, who clips the own stream all the same', async () => {
    const { player, publisher, streamId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    expect(await clippingOf(viewer, streamId)).toBe('OFFERED');
    await player.ask(CHOOSE, { isAllowed: false });
    expect([await clippingOf(viewer, streamId), await clippingOf(player, streamId)]).toEqual(['OFF', 'OFFERED']);
    expect([await clips.refusedMoment(viewer, streamId), await refused(viewer, input)]).toEqual([
      'CLIPS_OFF',
      'CLIPS_OFF',
    ]);
    expect((await clips.make(player, streamId)).isOfOwnStream).toBe(true);
    await player.ask(CHOOSE, { isAllowed: true });
    expect((await clips.make(viewer, streamId)).isOwn).toBe(true);
    await publisher.stop();
  });

  test('to players whom its streamer has blocked, and to accounts that may not act', async () => {
    const { player, publisher, streamId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    await here.gate.db.transact((tx) => insertBlock(tx, player.user.id, viewer.user.id, here.gate.deps.now()));
    expect(await clippingOf(viewer, streamId)).toBe('HIDDEN');
    expect([await clips.refusedMoment(viewer, streamId), await refused(viewer, input)]).toEqual(['BLOCKED', 'BLOCKED']);
    for (const [status, code] of [
      ['suspended', 'ACCOUNT_SUSPENDED'],
      ['banned', 'ACCOUNT_BANNED'],
    ] as const) {
      const other = await here.gate.player();
      const asked = { ...(await clips.input(other, streamId)), length: '60' };
      const { id: userId, username, role } = other.user;
      await here.gate.db.transact((tx) => updateUserStanding(tx, userId, { status }));
      expect(await clips.refusedMoment(other, streamId)).toBe('UNAUTHENTICATED');
      // Nor does a call that was on its way already.
      const actor = { userId, username, role, sessionId: 'before' };
      expect(await codeOf(makeClip(here.gate.deps, actor, `late-${userId}`, asked))).toBe(code);
    }
    expect(await madeOf(streamId)).toEqual([]);
    await publisher.stop();
  });

  test('once it is over, but for what was pressed just before its end', async () => {
    const { player, publisher, streamId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    await player.ask(END, { id: streamId });
    expect([await clippingOf(viewer, streamId), await clips.refusedMoment(viewer, streamId)]).toEqual([
      'OVER',
      'STREAM_OVER',
    ]);
    here.gate.pass(CLIP_MOMENT_KEPT - MINUTE);
    const { clipStream } = await viewer.ask<{ clipStream: Clip }>(CLIP, { input });
    expect((await clips.play(clipStream.hls ?? '')).size).toBeGreaterThan(0);
    here.gate.pass(MINUTE);
    expect(await refused(viewer, input)).toBe('STREAM_OVER');
    await publisher.stop();
  });

  test('at once where staff have ended it', async () => {
    const { publisher, streamId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    const moderator = await here.gate.player({ role: 'moderator' });
    await moderator.ask(END, { id: streamId, reason: 'Not a game of ours.' });
    expect(await refused(viewer, input)).toBe('STREAM_OVER');
    await publisher.closed;
  });

  test('of a moment that is too long ago in its film', async () => {
    const { publisher, streamId, recordingId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    const after = '#EXTINF:2.00000,\n900.m4s\n'.repeat(CLIP_MOMENT_KEPT / 2_000);
    await here.gate.deps.video.recordings?.write(recordingId, '900.m4s', [], after);
    expect((await viewer.ask<{ clipStream: Clip }>(CLIP, { input })).clipStream.seconds).toBe(6);
    await here.gate.deps.video.recordings?.write(recordingId, '901.m4s', [], '#EXTINF:2.00000,\n901.m4s\n');
    expect(await refused(viewer, input)).toBe('CLIP_MOMENT_GONE');
    await publisher.stop();
  });

  test('of a moment that is none, or is of another stream, and for a form that says nothing', async () => {
    const [one, two] = [await clips.live(), await clips.live()];
    const input = await clips.input(viewer, one.streamId);
    const other = await clips.input(viewer, two.streamId);
    for (const [changed, code] of [
      [{ moment: 'x' }, 'BAD_INPUT'],
      [{ moment: '../x.1' }, 'BAD_INPUT'],
      [{ moment: 'unknown.1' }, 'CLIP_UNRECORDED'],
      [{ moment: `${one.recordingId}.99` }, 'CLIP_UNRECORDED'],
      [{ moment: other.moment }, 'CLIP_UNRECORDED'],
      [{ streamId: 'unknown' }, 'NOT_FOUND'],
      [{ title: '  ' }, 'BAD_INPUT'],
      [{ title: 'x'.repeat(101) }, 'BAD_INPUT'],
      [{ length: 61 }, 'BAD_INPUT'],
    ] as const)
      expect([changed, await refused(viewer, { ...input, ...changed })]).toEqual([changed, code]);
    expect([await madeOf(one.streamId), await madeOf(two.streamId)]).toEqual([[], []]);
    for (const { publisher } of [one, two]) await publisher.stop();
  });
});

test('what is still in the air is in no clip: a clip ends with the last segment that is stored, and before there are some there is none', async () => {
  let held = Promise.resolve();
  const hold = () => {
    let goOn = (): void => undefined;
    held = new Promise((resolve) => (goOn = resolve));
    return () => goOn();
  };
  const slow = await RecordingGateway.open((store) => ({
    begin: (id) => store.begin(id),
    write: async (id, file, pieces, lines) => {
      await store.write(id, file, pieces, '');
      await held;
      if (lines !== '') await store.write(id, file, pieces, lines);
    },
    playlist: (id) => store.playlist(id),
    read: (id, file) => store.read(id, file),
    measure: (id, files) => store.measure(id, files),
    drop: (id, kept) => store.drop(id, kept),
  }));
  const there = new Clips(slow);
  const other = await slow.gate.player();
  const first = hold();
  const live = await slow.live();
  expect(await there.refusedMoment(other, live.streamId)).toBe('CLIP_TOO_SOON');
  first();
  await there.stored(live.player, 6);
  const second = hold();
  live.publisher.show(6_000);
  const clip = await there.make(other, live.streamId);
  expect(clip.seconds).toBe(6);
  second();
  await there.stored(live.player, 12);
  expect((await there.play(clip.hls ?? '')).size).toBe(4);
  expect((await there.make(other, live.streamId)).seconds).toBe(12);
  await live.publisher.stop();
  await slow.close();
});

describe('limits', () => {
  test('an account clips so often in an hour', async () => {
    const { publisher, streamId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    for (let n = 0; n < CLIPS_PER_HOUR; n++) await viewer.ask(CLIP, { input });
    expect(await refused(viewer, input)).toBe('RATE_LIMITED');
    expect((await madeOf(streamId)).length).toBe(CLIPS_PER_HOUR);
    here.gate.pass(HOUR);
    const again = await here.gate.enter(viewer.user);
    expect((await again.ask<{ clipStream: Clip }>(CLIP, { input })).clipStream.isOwn).toBe(true);
    await publisher.stop();
  });

  test('one call that is sent again makes one clip', async () => {
    const { publisher, streamId } = await clips.live();
    const input = await clips.input(viewer, streamId);
    const make = () => viewer.ask<{ clipStream: Clip }>(CLIP, { input }, 'the-same-press');
    const [one, two] = await Promise.all([make(), make()]);
    expect(one.clipStream.id).toBe(two.clipStream.id);
    expect((await madeOf(streamId)).length).toBe(1);
    await publisher.stop();
  });

  test.each([
    [
      'of a stream',
      (): { count: number; bytes: number } => ({ count: CLIPS_PER_STREAM - 1, bytes: CLIPS_PER_STREAM - 1 }),
    ],
    ['of what the clips of a streamer take', (bytes: number) => ({ count: 1, bytes: CLIPPED_BYTES_MAX - bytes })],
  ])('of two clips at once at the limit %s one is made', async (_, before) => {
    const { player, publisher, streamId } = await clips.live();
    const others = [await here.gate.player(), await here.gate.player()];
    const { bytes, id } = await clips.make(viewer, streamId);
    await here.gate.db.transact((tx) => tx.delete(streamClips).where(eq(streamClips.id, id)));
    await fill({ streamId, streamerId: player.user.id, ...before(bytes) });
    const count = (await madeOf(streamId)).length;
    const input = await clips.input(viewer, streamId);
    const answers = await Promise.all(
      others.map((other, n) => other.graphql(CLIP, { input }, { 'idempotency-key': `at-once-${n}` })),
    );
    expect(answers.map(({ errors }) => String(errors[0]?.extensions['code'] ?? 'ok')).toSorted()).toEqual([
      'CLIPS_FULL',
      'ok',
    ]);
    expect((await madeOf(streamId)).length).toBe(count + 1);
    await publisher.stop();
  });
});
