import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '../../../db/accounts/preferences.table.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { putClip } from '../../../db/results/replay-changes.ts';
import { replayClips, replayViews } from '../../../db/results/replay.table.ts';
import { CLIPS_MAX, CLIP_BYTES_MAX } from '../../../domain/results/replay-moment.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { mp4, webm } from '../../support/clips.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { ADD, REMOVE_CLIP, VIEW, replayed, seeReplay } from '../../support/replay-calls.ts';

const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';

let gate: HttpGateway;
let one: SignedIn;
let other: SignedIn;
let stranger: SignedIn;
let id: string;
beforeEach(async () => {
  gate = await HttpGateway.open();
  // The loser has nothing left, as it takes to delete an account.
  [one, other, stranger] = [
    await gate.player({ cents: 500_00 }),
    await gate.player({ cents: 52_50 }),
    await gate.player(),
  ];
  id = await replayed(gate.deps, one, other);
});
afterEach(() => gate.close());

const put = (who: Client, body: Buffer | readonly Buffer[], type = 'video/mp4', replayId = id) =>
  who.send({ method: 'POST', path: `/api/replays/${replayId}/clip`, headers: { 'content-type': type }, body });
const codeOf = async (answer: ReturnType<typeof put>) => {
  const { status, json } = await answer;
  return [status, (json as { code?: string }).code];
};
const clipsOf = async (who: SignedIn) => (await seeReplay(who, id))?.clips ?? [];
const urlOf = async () => (await clipsOf(one))[0]?.url ?? '';

async function fetchAs(who: Client, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const response = await fetch(gate.url + path, { method, headers: { cookie: who.cookie, ...headers } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an uploaded clip', () => {
  it('puts its replay among the own clips of its player, and of nobody else (CR-12)', async () => {
    const CLIPS = '{ replays(view: CLIPS, first: 5) { edges { node { id } } } }';
    const own = async (who: SignedIn) => (await who.graphql(CLIPS)).data?.['replays'];
    expect(await own(one)).toEqual({ edges: [] });
    await put(one, mp4(2_000));
    await replayed(gate.deps, one, await gate.player({ cents: 52_50 }));
    expect([await own(one), await own(other)]).toEqual([{ edges: [{ node: { id } }] }, { edges: [] }]);
  });

  it('of each player is kept as it was sent, and shown to all who may see the replay', async () => {
    for (const [who, bytes, type] of [
      [one, mp4(5_000), 'video/mp4'],
      [other, webm(3_000), 'video/webm'],
    ] as const) {
      const answer = await put(who, bytes, type);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json).toEqual({ sizeBytes: bytes.length });
      const clip = (await clipsOf(stranger)).find(({ playerId }) => playerId === who.user.id);
      expect(clip).toMatchObject({
        sizeBytes: bytes.length,
        url: expect.stringMatching(/^\/media\/clips\/[\w-]{24}$/),
      });
      for (const viewer of [one, other, stranger]) {
        const seen = await fetchAs(viewer, clip?.url ?? '');
        expect(seen.status).toBe(200);
        expect(seen.bytes.equals(bytes)).toBe(true);
        expect(Object.fromEntries(seen.headers)).toMatchObject({
          'content-type': type,
          'content-length': String(bytes.length),
          'accept-ranges': 'bytes',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-cache',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        });
      }
    }
    expect(await clipsOf(one)).toHaveLength(2);
  });

  it('takes the place of the player’s earlier one, and goes when it is removed', async () => {
    await put(one, mp4(100));
    await put(other, mp4(300));
    const first = await urlOf();
    await put(one, mp4(200));
    const second = (await clipsOf(one)).find(({ playerId }) => playerId === one.user.id)?.url ?? '';
    expect(second).not.toBe(first);
    expect((await fetchAs(one, first)).status).toBe(404);
    expect(await gate.db.read.select().from(uploads)).toHaveLength(2);
    for (const [who, playerId] of [
      [stranger, one.user.id],
      [other, one.user.id],
    ] as const)
      expect(await who.refusal(REMOVE_CLIP, { replayId: id, playerId })).toMatchObject({ code: 'FORBIDDEN' });
    await one.ask(REMOVE_CLIP, { replayId: id });
    expect((await fetchAs(one, second)).status).toBe(404);
    expect(await one.refusal(REMOVE_CLIP, { replayId: id })).toMatchObject({ code: 'NOT_FOUND' });
    const moderator = await gate.player({ role: 'moderator' });
    await moderator.ask(REMOVE_CLIP, { replayId: id, playerId: other.user.id });
    expect(await gate.db.read.select().from(uploads)).toEqual([]);
    expect(await gate.db.read.select().from(auditLog)).toMatchObject([
      { action: 'replay.removed-clip', subjectId: id, data: { playerId: other.user.id } },
    ]);
  });

  it('is refused from everybody but the players, before it is read', async () => {
    expect(await codeOf(put(stranger, mp4()))).toEqual([403, 'NOT_A_PARTICIPANT']);
    expect(await codeOf(put(gate.visitor(), mp4()))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(put(one, mp4(), 'video/mp4', 'unknown'))).toEqual([404, 'NOT_FOUND']);
    await gate.db.transact((tx) =>
      tx.insert(preferences).values({ userId: one.user.id, profileVisibility: 'private' }),
    );
    expect(await codeOf(put(stranger, mp4()))).toEqual([404, 'NOT_FOUND']);
    // Twenty megabytes are announced; the answer comes after the first of them.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(gate.url);
      const headers = {
        cookie: stranger.cookie,
        'content-type': 'video/mp4',
        'content-length': String(CLIP_BYTES_MAX),
      };
      const call = request({ hostname, port, method: 'POST', path: `/api/replays/${id}/clip`, headers }, (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write(Buffer.alloc(1_000));
    });
    expect(status).toBe(404);
  });

  it('has at most 20 MB, and is a video by its structure, whatever it says it is', async () => {
    const whole = mp4(CLIP_BYTES_MAX - mp4(0).length);
    expect(whole.length).toBe(CLIP_BYTES_MAX);
    expect((await put(one, whole)).status).toBe(200);
    expect(await codeOf(put(one, Buffer.concat([whole, Buffer.alloc(1)])))).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await codeOf(put(one, [whole, Buffer.alloc(1)]))).toEqual([413, 'FILE_TOO_LARGE']);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const [bytes, type] of [
      [page, 'video/mp4'],
      [Buffer.concat([mp4(), page]), 'video/mp4'],
      [webm(50, 'matroska'), 'video/webm'],
      [mp4(50, 'qt  '), 'video/mp4'],
      [mp4(), 'text/html'],
      [mp4(), 'video/quicktime'],
      [Buffer.alloc(0), 'video/mp4'],
    ] as const)
      expect(await codeOf(put(other, bytes, type))).toEqual([415, 'FILE_UNUSABLE']);
    // What counts is what it is.
    expect((await put(one, webm(), 'video/mp4')).status).toBe(200);
    expect((await fetchAs(one, await urlOf())).headers.get('content-type')).toBe('video/webm');
    expect(await gate.db.read.select().from(uploads)).toHaveLength(1);
  });

  it('may be sent ten times in a quarter of an hour', async () => {
    for (let n = 0; n < 10; n++) expect((await put(one, mp4(n))).status).toBe(200);
    expect(await codeOf(put(one, mp4()))).toEqual([429, 'RATE_LIMITED']);
    expect((await put(other, mp4())).status, 'the opponent does not notice').toBe(200);
    gate.pass(16 * MINUTE);
    expect((await put(one, mp4())).status).toBe(200);
  });

  it('lies on at most twenty replays of a player, who may still replace one', async () => {
    const [rich, rival] = [await gate.player({ cents: 2_000_00 }), await gate.player({ cents: 2_000_00 })];
    const ids: string[] = [];
    for (let n = 0; n <= CLIPS_MAX; n++) ids.push(await replayed(gate.deps, rich, rival, { stakeCents: 5_00 }));
    await gate.db.transact(async (tx) => {
      for (const replayId of ids.slice(1)) {
        const file = { purpose: 'clip', contentType: 'video/mp4', name: 'clip.mp4', expiresAt: null } as const;
        await putClip(tx, replayId, {
          ...file,
          id: `clip-of-${replayId}`,
          ownerId: rich.user.id,
          bytes: mp4(),
          object: null,
          createdAt: 1,
        });
      }
    });
    const [first, second] = ids;
    expect(await codeOf(put(rich, mp4(), 'video/mp4', first))).toEqual([409, 'LIST_FULL']);
    expect((await put(rich, mp4(), 'video/mp4', second)).status).toBe(200);
    expect((await put(rival, mp4(), 'video/mp4', first)).status).toBe(200);
  });
});

describe('a part of a clip', () => {
  const bytes = mp4(5_000_000);
  const ask = async (headers: Readonly<Record<string, string>>, method = 'GET') =>
    fetchAs(stranger, await urlOf(), headers, method);
  beforeEach(async () => {
    expect((await put(one, bytes)).status).toBe(200);
  });

  it('is answered with 206 and exactly its bytes', async () => {
    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=0-', 0, bytes.length - 1],
      ['bytes=1000-4500000', 1_000, 4_500_000],
      ['bytes=-1', bytes.length - 1, bytes.length - 1],
      [`bytes=${bytes.length - 5}-${bytes.length + 5}`, bytes.length - 5, bytes.length - 1],
    ] as const) {
      const part = await ask({ range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`);
      expect(part.headers.get('content-length')).toBe(String(last - first + 1));
      expect(part.bytes.equals(bytes.subarray(first, last + 1))).toBe(true);
    }
  });

  it('outside of it is refused with its size; a header that is none gets the whole', async () => {
    const outside = await ask({ range: `bytes=${bytes.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    for (const range of ['bytes=5-3', 'bytes=0-1,3-4', 'lines=1-2']) {
      const whole = await ask({ range });
      expect([whole.status, whole.bytes.length]).toEqual([200, bytes.length]);
    }
  });

  it('is not sent again when the browser has it, and never mixed with another file', async () => {
    const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
    expect((await ask({}, 'DELETE')).status).toBe(405);
  });

  it('exists for nobody who may not see the replay, at once after it changes', async () => {
    const path = await urlOf();
    const unknown = `/media/clips/${'x'.repeat(24)}`;
    const shown = async (who: Client, at: string) => {
      const { status, bytes: text, headers } = await fetchAs(who, at);
      return [status, text.length > 100 ? 'bytes' : text.toString(), headers.get('cache-control')];
    };
    expect(await shown(stranger, path)).toEqual([200, 'bytes', 'private, no-cache']);
    expect(await shown(gate.visitor(), path)).toEqual(await shown(gate.visitor(), unknown));
    await gate.db.transact((tx) =>
      tx.insert(preferences).values({ userId: other.user.id, profileVisibility: 'private' }),
    );
    expect(await shown(stranger, path)).toEqual(await shown(stranger, unknown));
    expect(await shown(stranger, path)).toEqual([404, 'Not found', 'no-store']);
    expect(await shown(one, path)).toEqual([200, 'bytes', 'private, no-cache']);
    for (const wrong of ['/media/clips/', '/media/clips/..%2Fx', '/media/clips/a/b', path.replace('clips/', '')])
      expect((await fetchAs(one, wrong)).status).toBe(404);
  });
});

it('a player who deletes the account takes clips, highlights, looks and recordings along; the replay stays', async () => {
  await put(other, mp4());
  await other.ask(ADD, { replayId: id, atSeconds: 1, text: 'mine' });
  await one.ask(ADD, { replayId: id, atSeconds: 2, text: 'theirs' });
  await stranger.ask(VIEW, { id });
  await stranger.ask(CLOSE, { input: { password: PASSWORD } });
  await other.ask(CLOSE, { input: { password: PASSWORD } });
  expect(await seeReplay(one, id)).toMatchObject({
    clips: [],
    views: 1,
    recordingUrl: null,
    highlights: [{ text: 'theirs' }],
  });
  expect(await gate.db.read.select().from(replayClips)).toEqual([]);
  expect(await gate.db.read.select().from(replayViews)).toEqual([]);
  expect(await gate.db.read.select().from(uploads)).toEqual([]);
});
