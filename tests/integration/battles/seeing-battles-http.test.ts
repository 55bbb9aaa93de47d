import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { battles } from '../../../db/battles/battle.table.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import {
  BY_CODE,
  DRAFTS,
  MINE,
  ONE,
  OPEN,
  type OpenPage,
  SAVE_DRAFT,
  type SeenBattle,
  cancel,
  create,
  join,
  money,
  see,
  split,
  terms,
} from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const listed = async (client: SignedIn, search: string | null = null): Promise<string[]> =>
  (await client.ask<OpenPage>(OPEN, { first: 100, search })).battles.edges.map((edge) => edge.node.id);
const mine = async (client: SignedIn): Promise<string[]> =>
  (await client.ask<{ myBattles: { id: string }[] }>(MINE)).myBattles.map((battle) => battle.id);
/** A query for a battle may answer null, so that its refusal stands in an answer with data. */
const notSeen = { status: 200, code: 'NOT_FOUND' };
const notFound = { status: 404, code: 'NOT_FOUND' };
const JOIN_BRIEFLY = 'mutation J($id: ID!, $code: String) { joinBattle(battleId: $id, code: $code) { id } }';

test('a public battle is listed, read and joined by anybody signed in (BG-06, BG-17)', async () => {
  const [creator, stranger] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const { id } = await create(creator);
  expect(await listed(stranger)).toContain(id);
  expect(await see(stranger, id)).toMatchObject({ id, viewerSeat: null, viewerResult: null });
  expect(await mine(creator)).toEqual([id]);
  expect(await mine(stranger)).toEqual([]);
  await join(stranger, id);
  expect(await mine(stranger)).toEqual([id]);
});

test('a friends-only battle exists for friends and staff alone (BG-17)', async () => {
  const [creator, friend, stranger, staff] = [
    await gate.player({ cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
    await gate.player({ role: 'moderator' }),
  ];
  await gate.db.transact((tx) => befriend(tx, creator.user.id, friend.user.id, gate.deps.now()));
  const { id } = await create(creator, { privacy: 'FRIENDS' });
  expect(await listed(friend), 'the public list is the same for everybody').not.toContain(id);
  expect(await mine(friend)).toEqual([id]);
  expect(await mine(stranger)).toEqual([]);
  expect((await see(friend, id)).id).toBe(id);
  expect((await see(staff, id)).id).toBe(id);
  const unknown = await stranger.refusal(ONE, { id: 'no-such-battle' });
  expect(unknown).toEqual(notSeen);
  expect(await stranger.refusal(ONE, { id })).toEqual(unknown);
  expect(await stranger.refusal(JOIN_BRIEFLY, { id })).toEqual(
    await stranger.refusal(JOIN_BRIEFLY, { id: 'no-such-battle' }),
  );
  expect(await staff.refusal(JOIN_BRIEFLY, { id }), 'staff may look, not play').toEqual(notFound);
  expect(await money(stranger)).toEqual(split(100_00, 0));
  await join(friend, id);
  expect((await see(creator, id)).opponent?.id).toBe(friend.user.id);
});

test('an invite-only battle opens with its code alone, which only its players are told (BG-17)', async () => {
  const [creator, guest, stranger] = [
    await gate.player({ cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
  ];
  const { id, inviteCode } = await create(creator, { privacy: 'INVITE' });
  expect(inviteCode).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  const code = inviteCode ?? '';
  expect(await listed(guest)).not.toContain(id);
  expect(await guest.refusal(ONE, { id })).toEqual(notSeen);
  expect(await guest.refusal(ONE, { id, code: 'WRONGCODE2' })).toEqual(notSeen);
  expect(await guest.refusal(BY_CODE, { code: 'WRONGCODE2' })).toEqual(notSeen);
  expect(await stranger.refusal(JOIN_BRIEFLY, { id })).toEqual(notFound);
  expect(await stranger.refusal(JOIN_BRIEFLY, { id, code: 'WRONGCODE2' })).toEqual({
    status: 403,
    code: 'INVITE_CODE_WRONG',
    field: 'code',
  });

  const seen = (await guest.ask<{ battleByCode: SeenBattle }>(BY_CODE, { code: ` ${code.toLowerCase()} ` }))
    .battleByCode;
  expect(seen).toMatchObject({ id, inviteCode: null, viewerSeat: null });
  expect(await see(guest, id, code)).toMatchObject({ id, inviteCode: null });
  expect(await join(guest, id, code)).toMatchObject({ id, viewerSeat: 'OPPONENT', inviteCode: code });
  expect(await cancel(guest, id), 'without the seat the battle is out of sight again').toBeNull();
  expect(await guest.refusal(ONE, { id })).toEqual(notSeen);
  expect(await money(guest)).toEqual(split(100_00, 0));
});

test('a draft takes no money, is the author’s alone, and becomes a battle in one step (BG-19)', async () => {
  const [author, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const save = async (input: Record<string, unknown>, draftId: string | null = null) =>
    (await author.ask<{ saveDraft: SeenBattle }>(SAVE_DRAFT, { input, draftId })).saveDraft;
  const draft = await save({ game: 'APEX', mode: 'TEAM', stakeCents: 0, title: ' Trios ', privacy: 'FRIENDS' });
  expect(draft).toMatchObject({
    status: 'DRAFT',
    stakeCents: 0,
    feeCents: 0,
    title: 'Trios',
    endsAt: null,
    dueAt: null,
    progress: 0,
  });
  expect(await money(author)).toEqual(split(100_00, 0));
  expect(await listed(other)).not.toContain(draft.id);
  expect(await other.refusal(ONE, { id: draft.id })).toEqual(notSeen);
  expect(await other.refusal(JOIN_BRIEFLY, { id: draft.id })).toEqual(notFound);
  const staff = await gate.player({ role: 'administrator' });
  expect(await staff.refusal(ONE, { id: draft.id })).toEqual(notSeen);
  const take = { status: 409, code: 'BATTLE_NOT_DRAFT', field: 'draftId' };
  expect(await other.refusal(SAVE_DRAFT, { input: terms(), draftId: draft.id })).toEqual(take);
  expect(await other.refusal('mutation D($id: ID!) { deleteDraft(draftId: $id) }', { id: draft.id })).toEqual(take);
  const publish =
    'mutation P($input: BattleTermsInput!, $draftId: ID) { createBattle(input: $input, draftId: $draftId) { id status } }';
  expect(await other.refusal(publish, { input: terms(), draftId: draft.id })).toEqual(take);
  expect(await money(other)).toEqual(split(100_00, 0));

  const changed = await save({ game: 'CS2', mode: 'DUEL', stakeCents: 20_00 }, draft.id);
  expect(changed).toMatchObject({ id: draft.id, game: 'CS2', stakeCents: 20_00, title: '' });
  expect((await author.ask<{ drafts: SeenBattle[] }>(DRAFTS)).drafts.map(({ id }) => id)).toEqual([draft.id]);
  const { createBattle: opened } = await author.ask<{ createBattle: { id: string; status: string } }>(publish, {
    input: terms({ stakeCents: 20_00 }),
    draftId: draft.id,
  });
  expect(opened.status).toBe('WAITING');
  expect(await author.ask(DRAFTS)).toEqual({ drafts: [] });
  expect(await money(author)).toEqual(split(79_00, 21_00));
  expect(await author.refusal(publish, { input: terms(), draftId: draft.id }), 'a draft is published once').toEqual(
    take,
  );
  expect(await money(author)).toEqual(split(79_00, 21_00));

  const gone = await save(terms());
  expect(await author.ask('mutation D($id: ID!) { deleteDraft(draftId: $id) }', { id: gone.id })).toEqual({
    deleteDraft: gone.id,
  });
  expect(await author.ask(DRAFTS)).toEqual({ drafts: [] });
});

test('a player keeps at most 50 drafts', async () => {
  const author = await gate.player();
  for (let n = 0; n < 50; n++)
    await author.ask('mutation { saveDraft(input: { game: CS2, mode: DUEL, stakeCents: 0 }) { id } }');
  expect(
    await author.refusal('mutation { saveDraft(input: { game: CS2, mode: DUEL, stakeCents: 0 }) { id } }'),
  ).toEqual({ status: 409, code: 'LIMIT_EXCEEDED', data: { max: 50 } });
});

test('an open list is paged by keyset: no battle twice, none missed while others come in, at most 100 a page', async () => {
  const creator = await gate.player({ cents: 5_000_00, isVip: true });
  const made: string[] = [];
  const make = async (title: string) => {
    gate.pass(1);
    made.unshift((await create(creator, { stakeCents: 5_00, title })).id);
  };
  for (let n = 0; n < 7; n++) await make(`paged ${n}`);
  // Two in the same millisecond are told apart by their ids.
  made.unshift((await create(creator, { stakeCents: 5_00, title: 'paged twin' })).id);
  const page = async (after: string | null) =>
    (await creator.ask<OpenPage>(OPEN, { first: 3, after, search: 'PAGED' })).battles;
  const first = await page(null);
  await make('paged late');
  const second = await page(first.pageInfo.endCursor);
  const third = await page(second.pageInfo.endCursor);
  const seen = [first, second, third].flatMap(({ edges }) => edges.map((edge) => edge.node.id));
  expect(seen).toEqual(made.slice(1));
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true]);
  for (const { edges, pageInfo } of [first, second, third]) {
    expect(pageInfo.startCursor).toBe(edges[0]?.cursor);
    expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor);
  }
  const beyond = await page(third.pageInfo.endCursor);
  expect(beyond).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
  const unsearched = (await creator.ask<OpenPage>(OPEN, { first: 4 })).battles;
  const further = (await creator.ask<OpenPage>(OPEN, { first: 4, after: unsearched.pageInfo.endCursor })).battles;
  expect([...unsearched.edges, ...further.edges].map((edge) => edge.node.id)).toEqual(made.slice(0, 8));

  for (const bad of [0, -1, 101]) {
    expect(await creator.refusal(OPEN, { first: bad }), String(bad)).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      field: 'first',
      data: { min: 1, max: 100 },
    });
  }
  const foreign = [
    'x',
    '',
    'null',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('["1","a"]').toString('base64url'),
    Buffer.from('[1.5,"a"]').toString('base64url'),
    Buffer.from('{}').toString('base64url'),
  ];
  for (const after of foreign) {
    expect(await creator.refusal(OPEN, { first: 3, after }), after).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      field: 'after',
    });
  }
});

test('the search finds titles and creators whatever the case, and takes % and _ for letters (BG-01)', async () => {
  const [one, other] = [
    await gate.player({ username: 'Sear_cher', cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
  ];
  const byTitle = await create(other, { title: '100% Mirage Duel', stakeCents: 5_00 });
  const byCreator = await create(one, { title: 'Something else', stakeCents: 5_00 });
  expect(await listed(one, 'mirage')).toEqual([byTitle.id]);
  expect(await listed(one, '  MIRAGE d ')).toEqual([byTitle.id]);
  expect(await listed(one, '100%')).toEqual([byTitle.id]);
  expect(await listed(one, '0%m')).toEqual([]);
  expect(await listed(one, 'sear_ch')).toEqual([byCreator.id]);
  expect(await listed(one, 'sear\\_ch')).toEqual([]);
  expect(await listed(one, "' or 1=1 --")).toEqual([]);
  expect(await one.refusal(OPEN, { search: 'x'.repeat(61) })).toEqual({
    status: 400,
    code: 'BAD_INPUT',
    field: 'search',
  });
});

test('open battles are narrowed down by game, stake and region, and put in the order of their ends', async () => {
  const FOUND =
    'query F($first: Int!, $after: String, $game: BattleGame, $min: Cents, $max: Cents, $region: Region, $sort: BattleSort! = NEWEST) { battles(first: $first, after: $after, search: "narrowed", game: $game, minStakeCents: $min, maxStakeCents: $max, region: $region, sort: $sort) { edges { cursor node { id title } } pageInfo { hasNextPage endCursor } } }';
  const [home, away] = [await gate.player({ cents: 900_00 }), await gate.player({ cents: 900_00 })];
  await away.ask('mutation { setRegion(region: EU) { region } }');
  const [small, large, other] = [
    await create(home, { title: 'Narrowed small', stakeCents: 10_00, game: 'CS2' }),
    await create(home, { title: 'Narrowed large', stakeCents: 200_00, game: 'CS2' }),
    await create(away, { title: 'Narrowed away', stakeCents: 10_00, game: 'APEX' }),
  ];
  // The first made is the last to end.
  for (const [n, { id }] of [other, large, small].entries())
    await gate.db.transact((tx) =>
      tx
        .update(battles)
        .set({ endsAt: gate.deps.now() + (n + 1) * 1_000 })
        .where(eq(battles.id, id)),
    );
  const found = async (wanted: object): Promise<string[]> =>
    (await home.ask<OpenPage>(FOUND, { first: 10, ...wanted })).battles.edges.map(({ node }) => node.id);
  expect(await found({ game: 'CS2' })).toEqual([large.id, small.id]);
  expect(await found({ min: 10_01 })).toEqual([large.id]);
  expect(await found({ max: 10_00 })).toEqual([other.id, small.id]);
  expect(await found({ region: 'EU' })).toEqual([other.id]);
  expect(await found({ game: 'CS2', region: 'EU' })).toEqual([]);
  const paged: string[] = [];
  for (let after: string | null = null, goesOn = true; goesOn;) {
    const page: OpenPage['battles'] = (await home.ask<OpenPage>(FOUND, { first: 1, after, sort: 'ENDING_SOON' }))
      .battles;
    paged.push(...page.edges.map(({ node }) => node.id));
    goesOn = page.pageInfo.hasNextPage;
    after = page.pageInfo.endCursor;
  }
  expect(paged).toEqual([other.id, large.id, small.id]);
});
