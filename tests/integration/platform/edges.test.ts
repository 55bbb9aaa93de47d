import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as tables from '../../../db/__generated__/schema.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { create, startedBattle } from '../../support/battle-operations.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';

let gate: HttpGateway;
let callers: Readonly<Record<'demo' | 'bettor' | 'administrator', Client>>;
beforeAll(async () => {
  gate = await HttpGateway.open();
  expect(await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text))).toBe(true);
  const demo = gate.visitor();
  await demo.rest('POST', '/api/auth/login', { username: 'demo', password: 'demo-Gauntlet-1' });
  const [bet] = await gate.db.read
    .select({ user: tables.users })
    .from(tables.bets)
    .innerJoin(tables.users, eq(tables.users.id, tables.bets.userId))
    .orderBy(desc(tables.bets.id))
    .limit(1);
  if (!bet) throw new Error('nobody has bet');
  callers = { demo, bettor: await gate.enter(bet.user), administrator: await gate.player({ role: 'administrator' }) };
});
afterAll(() => gate.close());

interface EdgeCase {
  readonly by: 'demo' | 'bettor' | 'administrator';
  readonly idField: string;
  /** With the fields `idField` and, in the place of `EDGE`, what stands beside it. */
  readonly query: string;
}

const paged = (list: string, idField: string) => `{ ${list} { edges { node { ${idField} EDGE } } } }`;

const CASES: Readonly<Record<string, EdgeCase>> = {
  'battles of bets': { by: 'bettor', idField: 'contestId', query: paged('myBets(first: 50)', 'contestId') },
  'battles with recent players': { by: 'demo', idField: 'battleId', query: '{ recentPlayers { battleId EDGE } }' },
  'battles of ratings': {
    by: 'demo',
    idField: 'battleId',
    query: '{ player(username: "demo") { ratings { history { battleId EDGE } } } }',
  },
  'streams that staff watch over': {
    by: 'administrator',
    idField: 'streamId',
    query: paged('monitoredStreams(first: 50)', 'streamId'),
  },
  'streamers that staff watch over': {
    by: 'administrator',
    idField: 'streamerId',
    query: paged('monitoredStreams(first: 50)', 'streamerId'),
  },
  'players of bookings': {
    by: 'administrator',
    idField: 'userId',
    query: paged('platformTransactions(first: 50)', 'userId'),
  },
};

interface Named {
  readonly id: string;
  readonly edge: { readonly id: string } | null;
}

/** Everything in an answer that has an edge. */
function edgesIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'edge' in value ? [value as unknown as Named] : [];
  return [...own, ...Object.values(value).flatMap(edgesIn)];
}

test.each(Object.entries(CASES))(
  'the %s are what their ids name, and come in one or two reads more',
  async (_, one) => {
    const { by, idField, query } = one;
    const caller = callers[by];
    const field = `edge: ${idField.slice(0, -'Id'.length)} { id }`;
    const ask = async (edge: string) => {
      const before = read.mock.calls.length;
      const answer = await caller.ask(query.replace(`${idField} EDGE`, `id: ${idField} ${edge}`));
      return { answer, reads: read.mock.calls.length - before };
    };
    const read = vi.spyOn(gate.deps.db.read, 'select');
    // The first call prepares its statements.
    await ask('');
    const without = await ask('');
    const { answer, reads } = await ask(field);
    read.mockRestore();
    const edges = edgesIn(answer);
    expect(new Set(edges.map(({ id }) => id)).size).toBeGreaterThan(1);
    expect(edges.map(({ edge }) => edge?.id)).toEqual(edges.map(({ id }) => id));
    expect(reads - without.reads).toBeGreaterThan(0);
    expect(reads - without.reads).toBeLessThanOrEqual(2);
  },
);

test('what the query of a thing refuses is not shown beside its id either', async () => {
  const [host, guest, onlooker] = [
    await gate.player({ cents: 500_00 }),
    await gate.player({ cents: 100_00 }),
    await gate.player(),
  ];
  const open = await startedBattle(host, guest);
  const { id: invited } = await create(host, { privacy: 'INVITE' });
  const query = 'query ($id: ID!) { stakeBoard(contestId: $id) { contestId contest { id } } }';
  const seen = (client: Client, id: string) => client.ask(query, { id });
  expect(await seen(onlooker, open)).toEqual({ stakeBoard: { contestId: open, contest: { id: open } } });
  expect(await seen(host, invited)).toEqual({ stakeBoard: { contestId: invited, contest: { id: invited } } });
  expect(await onlooker.refusal('query ($id: ID!) { battle(id: $id) { id } }', { id: invited })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await seen(onlooker, invited)).toEqual({ stakeBoard: { contestId: invited, contest: null } });
});

test('a key gets what stands beside an id with the scope of that thing alone', async () => {
  const bettor = await gate.player();
  const query = '{ myBets { edges { node { contestId contest { id } } } } }';
  const withScopes = async (...scopes: ('bets:read' | 'battles:read')[]) =>
    withKey(gate, (await makeKey(bettor, { scopes })).secret);
  expect(await (await withScopes('bets:read')).refusal(query)).toMatchObject({
    code: 'SCOPE_REQUIRED',
    data: { scopes: 'battles:read' },
  });
  expect(await (await withScopes('bets:read', 'battles:read')).ask(query)).toEqual({ myBets: { edges: [] } });
});
