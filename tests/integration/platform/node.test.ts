import { asc, desc, eq } from 'drizzle-orm';
import { type GraphQLSchema, isInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { matchIdOf } from '../../../domain/tournaments/match-names.ts';
import { API_SCOPES } from '../../../domain/platform/scopes.ts';
import * as tables from '../../../db/__generated__/schema.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { create } from '../../support/battle-operations.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { MAKE_KEY, keyVariables, makeKey, withKey } from '../../support/key-steps.ts';

let gate: HttpGateway;
let schema: GraphQLSchema;
let demo: Client;
let bettor: Client;
beforeAll(async () => {
  gate = await HttpGateway.open();
  expect(await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text))).toBe(true);
  schema = await makeSchema();
  demo = gate.visitor();
  await demo.rest('POST', '/api/auth/login', { username: 'demo', password: 'demo-Gauntlet-1' });
  const [bet] = await gate.db.read
    .select({ user: tables.users })
    .from(tables.bets)
    .innerJoin(tables.users, eq(tables.users.id, tables.bets.userId))
    .orderBy(desc(tables.bets.id))
    .limit(1);
  if (!bet) throw new Error('nobody has bet');
  bettor = await gate.enter(bet.user);
  await storeMore((await demo.ask<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id);
});
afterAll(() => gate.close());

/** What the demo data has none of. */
async function storeMore(userId: string): Promise<void> {
  const at = gate.deps.now();
  const bracket = {
    id: 'a-bracket',
    game: 'spark-line',
    version: 1,
    currency: 'BC',
    entry: 10,
    fee: 0,
    size: 4,
  } as const;
  const seat = { id: 'a-seat', bracketId: bracket.id, userId, inputClass: 'pointer', enteredAt: at, paid: 0 } as const;
  const recording = {
    id: 'a-recording',
    userId,
    streamId: '1',
    startedAt: at,
    seenAt: at,
    endedAt: at,
    end: 'stopped',
    seconds: 60,
    bytes: 1,
    expiresAt: at + DAY,
  } as const;
  await gate.db.transact(async (tx) => {
    await tx
      .insert(tables.arcadeBrackets)
      .values({ ...bracket, taken: 1, state: 'open', createdAt: at, dueAt: at + DAY, endedAt: null });
    await tx.insert(tables.arcadeBracketSeats).values(seat);
    await tx.insert(tables.recordings).values(recording);
    const times = { openedAt: at, firstSignalAt: at, lastSignalAt: at, closedAt: null };
    await tx.insert(tables.riskCases).values({ id: 'a-case', state: 'open', score: 1, assigneeId: null, ...times });
    await tx.insert(tables.riskCasePlayers).values({ caseId: 'a-case', userId });
    const [stream] = await tx.select().from(tables.streams).where(eq(tables.streams.id, recording.streamId));
    if (!stream) throw new Error('nobody streams');
    const { streamerId, game } = stream;
    const film = { fromMs: 0, lengthMs: 1_000, bytes: 1, playlist: '' };
    const clip = { id: 'a-clip', recordingId: recording.id, streamId: stream.id, streamerId, makerId: userId, game };
    await tx.insert(tables.streamClips).values({ ...clip, ...film, title: 'A second', views: 0, at });
    const [order] = await tx.select().from(tables.storeOrders).where(eq(tables.storeOrders.userId, userId)).limit(1);
    if (!order) throw new Error('demo has bought nothing');
    const odds = { oddsId: 'crate', oddsVersion: 1 };
    const crate = { id: 'a-crate', userId, orderId: order.id, ...odds, boughtAt: at, openedAt: at };
    await tx.insert(tables.crates).values(crate);
    const draw = { nonce: 0, commitment: '', serverSecret: '', clientSeed: '', tableHash: '', roll: 0 };
    const found = { rarity: 'common', item: null, credits: 1, at } as const;
    await tx.insert(tables.crateOpenings).values({ crateId: crate.id, userId, ...odds, ...draw, ...found });
    const [battle] = await tx.select().from(tables.battles).where(eq(tables.battles.privacy, 'public')).limit(1);
    if (!battle) throw new Error('nobody plays');
    await tx.insert(tables.battles).values({ ...battle, id: 'zz-chess-battle', game: 'chess' });
    const asked = { startedAt: at, askAt: null, failures: 0 };
    await tx.insert(tables.lichessGames).values({ battleId: 'zz-chess-battle', white: 'creator', ...asked });
  });
  const input = { firstName: 'A', lastName: 'B', email: 'a@somewhere.example', subject: 'A ticket', message: 'Help.' };
  await demo.ask('mutation ($input: SubmitTicketInput!) { submitTicket(input: $input) }', { input }, 'a-ticket-key');
}

const byId = (field: string) => `query ($id: ID!) { own: ${field}(id: $id) { __typename id nodeId } }`;

/** The query of each Node, and the ids of everything of its type. */
const NODES: Readonly<Record<string, { readonly own: string; readonly ids: () => Promise<readonly string[]> }>> = {
  Account: { own: byId('account'), ids: () => idsIn(tables.users) },
  ArcadeBracket: { own: byId('arcadeBracket'), ids: () => idsIn(tables.arcadeBrackets) },
  ArcadeGame: {
    own: byId('arcadeGame'),
    ids: async () =>
      (await demo.ask<{ arcadeGames: { id: string }[] }>('{ arcadeGames { id } }')).arcadeGames.map(({ id }) => id),
  },
  ArcadeRun: { own: byId('arcadeRun'), ids: () => idsIn(tables.arcadeRuns) },
  Battle: { own: byId('battle'), ids: () => idsIn(tables.battles) },
  BattleProof: { own: byId('battleProof'), ids: () => idsIn(tables.battles) },
  BattleInvite: { own: byId('battleInvite'), ids: () => idsIn(tables.battleInvites) },
  Bet: { own: byId('bet'), ids: () => idsIn(tables.bets) },
  ChessGame: { own: byId('chessGame'), ids: () => idsIn(tables.battles) },
  CrateOpening: { own: byId('crateOpening'), ids: () => idsIn(tables.crates) },
  // Those of `demo` among the last.
  Deposit: { own: byId('deposit'), ids: async () => (await idsIn(tables.deposits)).toSorted().toReversed() },
  Dispute: { own: byId('dispute'), ids: () => idsIn(tables.disputes) },
  PastStream: { own: byId('pastStream'), ids: () => idsIn(tables.recordings) },
  PublicProfile: { own: byId('player'), ids: () => idsIn(tables.users) },
  Receipt: { own: byId('receipt'), ids: () => idsIn(tables.transfers) },
  Replay: { own: byId('replay'), ids: () => idsIn(tables.replays) },
  RiskCaseFile: { own: byId('riskCase'), ids: () => idsIn(tables.riskCases) },
  StaffTicketThread: { own: byId('staffTicket'), ids: () => idsIn(tables.tickets) },
  StoreOrder: { own: byId('storeOrder'), ids: () => idsIn(tables.storeOrders) },
  StreamClip: { own: byId('streamClip'), ids: () => idsIn(tables.streamClips) },
  Stream: { own: byId('stream'), ids: () => idsIn(tables.streams) },
  TeamBattle: { own: byId('teamBattle'), ids: () => idsIn(tables.teamBattles) },
  TicketThread: { own: byId('ticket'), ids: () => idsIn(tables.tickets) },
  Team: { own: byId('team'), ids: () => idsIn(tables.teams) },
  Tournament: { own: byId('tournament'), ids: () => idsIn(tables.tournaments) },
  Withdrawal: { own: byId('withdrawal'), ids: () => idsIn(tables.withdrawals) },
  TournamentMatch: {
    own: 'query ($id: ID!, $match: Int!) { own: tournamentMatch(id: $id, match: $match) { __typename id nodeId } }',
    ids: async () => (await gate.db.read.select().from(tables.tournamentMatches)).map(matchIdOf),
  },
};

type WithId = typeof tables.battles;

async function idsIn(table: object): Promise<string[]> {
  const { id } = table as WithId;
  return (
    await gate.db.read
      .select({ id })
      .from(table as WithId)
      .orderBy(asc(id))
  ).map((row) => row.id);
}

const NODE = 'query ($id: ID!) { node(id: $id) { __typename nodeId } }';
/** As every Node says of itself. */
const nodeIdOf = (typeName: string, id: string): string => `${typeName}:${id}`;

/** What a caller finds by the query of a type; null where it refuses. */
async function ownOf(caller: Client, typeName: string, id: string): Promise<object | null> {
  const [one = '', match] = typeName === 'TournamentMatch' ? id.split(':') : [id];
  const { data } = await caller.graphql(NODES[typeName]?.own ?? '', { id: one, match: Number(match ?? 0) });
  const own = (data as { own: { id: string; nodeId: string } | null } | null | undefined)?.own;
  return own?.id === id ? { __typename: typeName, nodeId: own.nodeId } : null;
}

test('every type of Node is looked at here', () => {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('Node is no interface');
  const names = schema.getPossibleTypes(node).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(NODES).toSorted());
});

test.each(Object.entries(NODES))(
  'of each %s everybody finds by its id what its own query answers them, and nothing where that one refuses',
  async (typeName, { ids }) => {
    const callers: Readonly<Record<string, Client>> = {
      demo,
      bettor,
      stranger: await gate.player(),
      moderator: await gate.player({ role: 'moderator' }),
      key: withKey(gate, (await makeKey(await gate.player(), { scopes: API_SCOPES, dailyStakeCents: 1 })).secret),
    };
    const some = (await ids()).slice(-24);
    expect(some).not.toEqual([]);
    const seen = new Map<string, number>();
    for (const id of some)
      for (const [name, caller] of Object.entries(callers)) {
        const own = await ownOf(caller, typeName, id);
        const { data, errors } = await caller.graphql(NODE, { id: nodeIdOf(typeName, id) });
        expect({ errors, data }, `${id} for ${name}`).toEqual({ errors: [], data: { node: own } });
        if (own) seen.set(name, (seen.get(name) ?? 0) + 1);
      }
    expect(seen.size, 'somebody finds something').toBeGreaterThan(0);
  },
);

test('payments and tickets are found by their owner, never by a key, and a battle of teams by whom it is for', async () => {
  const [user] = await gate.db.read.select().from(tables.users).where(eq(tables.users.username, 'demo'));
  if (!user) throw new Error('no demo');
  const owner = await gate.enter(user);
  const { createApiKey } = await owner.ask<{ createApiKey: { secret: string } }>(MAKE_KEY, {
    ...keyVariables({ scopes: API_SCOPES, dailyStakeCents: 1 }),
    owner: { password: 'demo-Gauntlet-1', proof: null },
  });
  const callers = {
    owner,
    stranger: await gate.player(),
    moderator: await gate.player({ role: 'moderator' }),
    key: withKey(gate, createApiKey.secret),
  };
  const seat = eq(tables.teamSeats.teamBattleId, tables.teamBattles.id);
  const first = async (rows: Promise<readonly { readonly id: string }[]>) => (await rows)[0]?.id ?? '';
  const { read } = gate.db;
  const { deposits, withdrawals, tickets, teamBattles, teamSeats } = tables;
  const ids: Readonly<Record<string, string>> = {
    Deposit: await first(read.select({ id: deposits.id }).from(deposits).where(eq(deposits.userId, user.id))),
    Withdrawal: await first(
      read.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.userId, user.id)),
    ),
    TicketThread: await first(read.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, user.id))),
    StaffTicketThread: await first(read.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, user.id))),
    TeamBattle: await first(
      read
        .select({ id: teamBattles.id })
        .from(teamBattles)
        .innerJoin(teamSeats, seat)
        .where(eq(teamSeats.userId, user.id)),
    ),
  };
  const found: Record<string, string[]> = {};
  for (const [typeName, id] of Object.entries(ids)) {
    const nodeId = nodeIdOf(typeName, id);
    found[typeName] = [];
    for (const [name, caller] of Object.entries(callers))
      if ((await caller.ask<{ node: object | null }>(NODE, { id: nodeId })).node) found[typeName].push(name);
    expect(await gate.visitor().refusal(NODE, { id: nodeId })).toMatchObject({ code: 'UNAUTHENTICATED' });
  }
  expect(found).toEqual({
    Deposit: ['owner'],
    Withdrawal: ['owner'],
    TicketThread: ['owner'],
    StaffTicketThread: ['moderator'],
    TeamBattle: ['owner', 'moderator'],
  });
});

test('an id that names nothing, or nothing that is a Node, finds nothing', async () => {
  for (const id of ['', 'none', '1', 'Battle', 'Battle:', 'Battle:none', 'Wallet:1', 'TournamentMatch:none:x'])
    expect(await demo.ask(NODE, { id })).toEqual({ node: null });
});

test('without a session it is refused, like the queries that it asks', async () => {
  expect(await gate.visitor().refusal(NODE, { id: 'none' })).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('fields of the type come with it, and a key needs their scopes', async () => {
  const player: SignedIn = await gate.player({ cents: 100_00 });
  const { id } = await create(player, { stakeCents: 10_00, title: 'Once more' });
  const nodeId = nodeIdOf('Battle', id);
  const query = 'query ($id: ID!) { node(id: $id) { nodeId ... on Battle { title creator { username } } } }';
  const answer = { node: { nodeId, title: 'Once more', creator: { username: player.user.username } } };
  expect(await player.ask(query, { id: nodeId })).toEqual(answer);
  const withScope = async (scope: 'battles:read' | 'wallet:read') =>
    withKey(gate, (await makeKey(player, { scopes: [scope] })).secret);
  expect(await (await withScope('battles:read')).ask(query, { id: nodeId })).toEqual(answer);
  const other = await withScope('wallet:read');
  expect(await other.refusal(query, { id: nodeId })).toMatchObject({
    code: 'SCOPE_REQUIRED',
    data: { scopes: 'battles:read' },
  });
  expect(await other.ask(NODE, { id: nodeId })).toEqual({ node: null });
});

test('a player is found by id as by username, by either alone', async () => {
  const [one, other] = [await gate.player(), await gate.player()];
  const query = 'query ($id: ID, $name: String) { player(id: $id, username: $name) { id username } }';
  const { id, username } = other.user;
  for (const variables of [{ id }, { name: username.toUpperCase() }, { id, name: null }])
    expect(await one.ask(query, variables)).toEqual({ player: { id, username } });
  expect(await one.refusal(query, { id: 'none' })).toMatchObject({ code: 'NOT_FOUND' });
  for (const variables of [{}, { id, name: username }])
    expect(await one.refusal(query, variables)).toMatchObject({ code: 'BAD_INPUT', field: 'username' });
});
