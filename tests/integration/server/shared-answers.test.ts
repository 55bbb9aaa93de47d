// @module-tag engines
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { BATTLE_EVENTS } from '../../../domain/battles/battle.ts';
import type { EventType } from '../../../domain/shared/events.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import { begin, cancel, create, join } from '../../support/battle-operations.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let poller: SignedIn;
let rival: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  poller = await gate.player();
  rival = await gate.player({ cents: 4_000_00 });
  await create(rival, { title: 'The first' });
});
afterAll(() => gate.close());

const idOf = (operation: string) => [...trustedDocuments.values()].find(({ name }) => name === operation)?.id ?? '';
const documentId = idOf('OpenBattles');
const pathOf = (variables: unknown, id = documentId) =>
  `/graphql?documentId=${id}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
const poll = (client: Client, etag = '', variables: unknown = { first: 20 }) =>
  client.send({ path: pathOf(variables), headers: { 'if-none-match': etag } });

/** How often an answer was computed, and how often a kept one served. */
async function counts(): Promise<{ computed: number; kept: number }> {
  const { values } = await gate.metrics.sharedAnswers.get();
  const of = (how: string) => values.find(({ labels }) => labels.how === how)?.value ?? 0;
  return { computed: of('computed'), kept: of('kept') };
}

test('an unchanged list is answered 304 without being computed again, to every member alike (BG-06)', async () => {
  const first = await poll(poller);
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers.vary).toMatch(/Cookie/);
  const etag = String(first.headers.etag);
  const before = await counts();
  for (const client of [poller, rival, await gate.player()]) {
    const answer = await poll(client, etag);
    expect({ status: answer.status, text: answer.text, etag: answer.headers.etag }).toEqual({
      status: 304,
      text: '',
      etag,
    });
  }
  expect((await poll(rival)).text).toBe(first.text);
  expect(await counts()).toEqual({ computed: before.computed, kept: before.kept + 4 });
});

test('the shared answer is the one that is computed for the asker alone', async () => {
  await create(rival, { title: 'Another' });
  const shared = await poll(poller);
  const alone = await poller.post({ documentId, variables: { first: 20 } });
  expect(alone.headers.etag, 'a POST is nobody else’s').toBeUndefined();
  expect(alone.headers['cache-control']).toBe('no-store');
  expect((shared.json as { data: unknown }).data).toEqual(alone.data);
  expect(shared.headers['content-type']).toBe(alone.headers['content-type']);
});

test('each change by another player is seen by the very next poll', async () => {
  let etag = String((await poll(poller)).headers.etag);
  const changed = async (): Promise<string> => {
    const answer = await poll(poller, etag);
    expect(answer.status).toBe(200);
    etag = String(answer.headers.etag);
    expect((await poll(poller, etag)).status).toBe(304);
    return answer.text;
  };
  const { id } = await create(rival, { title: 'Seen at once' });
  expect(await changed()).toContain(id);
  const other = await gate.player({ cents: 100_00 });
  await join(other, id);
  expect(await changed()).toContain(other.user.username);
  await begin(rival, other, id);
  expect(await changed()).toMatch(new RegExp(`"id":"${id}","status":"ACTIVE"`));
  const gone = await create(rival, { title: 'Soon gone' });
  expect(await changed()).toContain(gone.id);
  await cancel(rival, gone.id);
  expect(await changed()).not.toContain(gone.id);
});

test('a private battle shows in no shared answer', async () => {
  for (const privacy of ['FRIENDS', 'INVITE']) {
    const { id, inviteCode } = await create(rival, { privacy, title: `Hidden ${privacy}` });
    for (const client of [rival, poller]) {
      const { text } = await poll(client);
      expect(text).not.toContain(id);
      expect(text).not.toContain('Hidden');
      if (inviteCode !== null) expect(text).not.toContain(inviteCode);
    }
  }
});

test('a kept answer is not for visitors, nor for whoever has lost the session', async () => {
  const leaver = await gate.player();
  const { text, headers } = await poll(leaver);
  for (const etag of ['', String(headers.etag)]) {
    const answer = await poll(gate.visitor(), etag);
    expect({ status: answer.status, code: refusalCode(answer) }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(answer.headers.etag).toBeUndefined();
  }
  await leaver.graphql('mutation { signOut }');
  expect((await poll(leaver, String(headers.etag))).status).toBe(401);
  expect((await poll(poller)).text).toBe(text);
});

test('a refusal is kept for nobody', async () => {
  const visitorFirst = { first: 17 };
  expect((await poll(gate.visitor(), '', visitorFirst)).status).toBe(401);
  expect((await poll(poller, '', visitorFirst)).status).toBe(200);
  for (let n = 0; n < 2; n++) {
    const refused = await poll(poller, '', { first: 1_000 });
    expect({ status: refused.status, code: refusalCode(refused), etag: refused.headers.etag }).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      etag: undefined,
    });
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  expect((await poll(poller)).status).toBe(200);
});

test('other variables are another answer', async () => {
  const [all, one] = [await poll(poller), await poll(poller, '', { first: 1 })];
  const edges = ({ json }: typeof all) =>
    (json as { data: { battles: { edges: unknown[] } } }).data.battles.edges.length;
  expect(edges(one)).toBe(1);
  expect(edges(all)).toBeGreaterThan(1);
  expect(edges(await poll(poller, '', { first: 20, search: 'no such title' }))).toBe(0);
});

test('fifty polls at the moment of a change compute one answer', async () => {
  await create(rival, { title: 'A crowd looks' });
  const before = await counts();
  const answers = await Promise.all(Array.from({ length: 50 }, () => poll(poller)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('A crowd looks');
  expect((await counts()).computed - before.computed).toBe(1);
});

describe('an answer goes stale by the events that its room names, and by no other', () => {
  const BOARD = { game: 'OVERALL', region: 'GLOBAL', period: 'WEEKLY', previous: false };
  const paths = {
    battles: pathOf({ first: 20 }),
    'REST battles': '/api/battles',
    board: pathOf(BOARD, idOf('Leaderboard')),
  };
  const etags = async (): Promise<[keyof typeof paths, unknown][]> =>
    Promise.all(
      Object.entries(paths).map(async ([name, path]): Promise<[keyof typeof paths, unknown]> => {
        const { status, headers } = await poller.send({ path });
        expect(status).toBe(200);
        expect(headers.etag).toBeDefined();
        return [name as keyof typeof paths, headers.etag];
      }),
    );
  const BATTLES = ['battles', 'REST battles'];

  test.each<[type: EventType, stale: string[]]>([
    ...BATTLE_EVENTS.map((type): [EventType, string[]] => [type, BATTLES]),
    ['leaders.changed', ['board']],
    ['account.renamed', [...BATTLES, 'board']],
    ['chat.posted', []],
    ['presence.changed', []],
    ['notification.added', []],
    ['invite.sent', []],
    ['team.created', []],
    ['replay.added', []],
  ])('%s: %j', async (type, stale) => {
    const before = new Map(await etags());
    expect(await etags()).toEqual([...before]);
    const told = { entity: 'test', entityId: 'thing', concerns: [], data: {}, at: gate.deps.now() };
    await gate.db.transact((tx) => appendEvent(tx, { type, ...told }));
    const changed = (await etags()).filter(([name, etag]) => etag !== before.get(name)).map(([name]) => name);
    expect(changed).toEqual(stale);
  });
});

test.runIf(engine === 'postgres')(
  'with several gateways a change made in another process is seen by the next poll after its news',
  async () => {
    const other = await HttpGateway.open({ databaseUrl: gate.databaseUrl });
    const there = await other.enter(rival.user);
    const etag = String((await poll(poller)).headers.etag);
    expect((await poll(poller, etag)).status).toBe(304);
    const news = new Promise<void>((resolve) => {
      const stop = gate.db.onEvents((events) => {
        if (!events.some(({ type }) => type === 'battle.created')) return;
        stop();
        resolve();
      });
    });
    const { id } = await create(there, { title: 'From next door' });
    await news;
    const answer = await poll(poller, etag);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(id);
    const rest = await poller.rest('GET', '/api/battles');
    expect(rest.text).toContain(id);
    expect(other.deps.now(), 'no clock had to move').toBe(gate.deps.now());
    await other.close();
  },
);

test.runIf(engine === 'postgres')(
  'with several gateways an answer lives two seconds at the most, should the news get lost',
  async () => {
    await poll(poller);
    const before = await counts();
    gate.pass(1_999);
    await poll(poller);
    expect((await counts()).computed).toBe(before.computed);
    gate.pass(1);
    await poll(poller);
    expect((await counts()).computed).toBe(before.computed + 1);
  },
);

test.runIf(engine === 'sqlite')(
  'with one gateway an unchanged answer stays the same for as long as nothing changes',
  async () => {
    const etag = String((await poll(poller)).headers.etag);
    gate.pass(600_000);
    expect((await poll(poller, etag)).status).toBe(304);
  },
);

test.runIf(engine === 'sqlite')('an answer goes stale with the UTC day, to the millisecond', async () => {
  gate.pass(DAY - (gate.deps.now() % DAY) - 1);
  const late = await gate.player();
  const etag = String((await poll(late)).headers.etag);
  expect((await poll(late, etag)).status).toBe(304);
  gate.pass(1);
  expect((await poll(late, etag)).status).toBe(200);
});
