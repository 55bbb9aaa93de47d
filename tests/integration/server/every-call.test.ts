import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ratings } from '../../../db/results/leader.table.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { moveFund } from '../../../db/wallet/index.ts';
import { issueStatementsOf } from '../../../gateway/wallet/statements/issue-statements.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { create, join, report, startedBattle } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';

let gate: HttpGateway;
let admin: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  expect(await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text))).toBe(true);
  admin = await gate.player({ role: 'administrator' });
});
/** Sessions of their own: some calls need weeks to have passed. */
beforeEach(async () => {
  admin = await gate.enter(admin.user);
});
afterAll(() => gate.close());

let keys = 0;
/** Asks with a key of its own, as the web app does. */
async function tell<T>(who: SignedIn, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await who.graphql(query, variables, { 'idempotency-key': `every-call-${++keys}` });
  expect(errors, query).toEqual([]);
  return data as T;
}
const deliver = () => deliverEverything(gate.deps, openLog('silent'));
const rich = async (): Promise<SignedIn> => {
  const player = await gate.player({ cents: 500_00 });
  await gate.pay(player.user.id, 2_000, 'BC');
  return player;
};
/** What the product offers to players: each is done by its call, and read back from where the product shows it. */
const CALLS: Readonly<Record<string, () => Promise<void>>> = {
  async bets() {
    const [one, other, viewer] = [await rich(), await rich(), await rich()];
    await gate.db.transact((tx) =>
      moveFund(tx, gate.deps.newId(), 20_000_00, { at: gate.deps.now(), actorId: null, newId: gate.deps.newId }),
    );
    for (const { user } of [one, other])
      await gate.db.transact((tx) =>
        tx.insert(ratings).values({
          userId: user.id,
          game: 'valorant',
          muMicro: 25_000_000,
          sigmaMicro: 4_500_000,
          rating: 1_000,
          battles: 20,
          updatedAt: gate.deps.now(),
        }),
      );
    const { id: contestId } = await create(one);
    await join(other, contestId);
    await deliver();
    const BOARD = 'query ($contestId: ID!) { stakeBoard(contestId: $contestId) { market { id quote } } }';
    const { stakeBoard } = await viewer.ask<{ stakeBoard: { market: { id: string; quote: string } } }>(BOARD, {
      contestId,
    });
    const input = {
      marketId: stakeBoard.market.id,
      quote: stakeBoard.market.quote,
      playerId: one.user.id,
      stakeCents: 20_00,
    };
    await tell(viewer, 'mutation ($input: PlaceBetInput!) { placeBet(input: $input) { id } }', { input });
    expect(await viewer.ask('{ myBets { edges { node { contestId stakeCents playerName } } } }')).toEqual({
      myBets: { edges: [{ node: { contestId, stakeCents: 20_00, playerName: one.user.username } }] },
    });
  },
  async 'go live'() {
    const player = await rich();
    const input = { title: 'Climbing tonight', game: 'rocket-league', kind: 'practice' };
    await tell(player, 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }', { input });
    expect(await player.ask('{ ownStream { title isLive } }')).toEqual({
      ownStream: { title: 'Climbing tonight', isLive: true },
    });
  },
  async follows() {
    const [streamer, viewer] = [await rich(), await rich()];
    const input = { title: 'Followed', game: 'rocket-league', kind: 'practice' };
    const { goLive } = await tell<{ goLive: { id: string } }>(
      streamer,
      'mutation ($input: StreamInput!) { goLive(input: $input) { id } }',
      { input },
    );
    await tell(viewer, 'mutation ($id: ID!) { followStreamer(streamerId: $id) }', { id: streamer.user.id });
    expect(
      await viewer.ask('query ($id: ID!) { stream(id: $id) { isFollowed followers } }', { id: goLive.id }),
    ).toEqual({
      stream: { isFollowed: true, followers: 1 },
    });
  },
  async disputes() {
    const [one, other] = [await rich(), await rich()];
    const subjectId = await startedBattle(one, other);
    const input = {
      subjectId,
      type: 'CHEATING',
      description: 'The score on the recording is another one than theirs.',
    };
    await tell(one, 'mutation ($input: SubmitDisputeInput!) { submitDispute(input: $input) { id } }', { input });
    expect(
      await one.ask('{ myDisputes(isResolved: false) { edges { node { subjectId type description } } } }'),
    ).toEqual({
      myDisputes: { edges: [{ node: input }] },
    });
  },
  async 'support requests and tickets'() {
    const player = await rich();
    const input = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: player.user.email,
      subject: 'A question',
      message: 'How is a tie settled?',
    };
    await tell(player, 'mutation ($input: SubmitTicketInput!) { submitTicket(input: $input) }', { input });
    const MINE = '{ myTickets { edges { node { id subject } } } }';
    const { myTickets } = await player.ask<{ myTickets: { edges: { node: { id: string; subject: string } }[] } }>(MINE);
    expect(myTickets.edges.map(({ node }) => node.subject)).toEqual(['A question']);
    const ticketId = myTickets.edges[0]?.node.id;
    const REPLY = 'mutation ($input: ReplyToTicketInput!) { replyToTicket(input: $input) { id } }';
    await tell(player, REPLY, { input: { ticketId, message: 'And a draw?' } });
    const { ticket } = await player.ask<{ ticket: { messages: { words: string }[] } }>(
      'query ($id: ID!) { ticket(id: $id) { messages { words } } }',
      { id: ticketId },
    );
    expect(ticket.messages.map(({ words }) => words)).toEqual(['How is a tie settled?', 'And a draw?']);
  },
  async 'mission claims'() {
    const [player, other] = [await rich(), await rich()];
    await tell(player, 'mutation { openDay(zone: "UTC") }');
    await deliver();
    const id = await startedBattle(player, other);
    await report(player, id, 'WON');
    await report(other, id, 'LOST');
    await deliver();
    type Board = {
      missions: {
        paidCoins: number;
        missions: { id: string; coins: number; status: string }[];
      };
    };
    const board = () =>
      player.ask<Board>('{ missions(tab: DAILY, zone: "UTC") { paidCoins missions { id coins status } } }');
    const done = (await board()).missions.missions.find(({ status }) => status === 'COMPLETED');
    if (!done) throw new Error('a battle completes no mission');
    const before = (await board()).missions.paidCoins;
    await tell(player, 'mutation ($id: ID!) { claimMission(id: $id) }', { id: done.id });
    const after = (await board()).missions;
    expect(after.paidCoins).toBe(before + done.coins);
    expect(after.missions.find((one) => one.id === done.id)?.status).toBe('CLAIMED');
  },
  async 'statement downloads'() {
    const player = await rich();
    gate.pass(32 * DAY);
    await issueStatementsOf(gate.deps, player.user.id);
    const owner = await gate.enter(player.user);
    const { statements } = await owner.ask<{ statements: { edges: { node: { id: string } }[] } }>(
      '{ statements { edges { node { id } } } }',
    );
    const id = statements.edges[0]?.node.id;
    const csv = await owner.rest('GET', `/api/statements/${id}/csv`);
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.text).toContain('500.00');
    const pdf = await owner.rest('GET', `/api/statements/${id}/pdf`);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await (await rich()).rest('GET', `/api/statements/${id}/csv`)).status).toBe(404);
  },
  async 'arcade starts'() {
    const player = await rich();
    const { arcadeGames } = await player.ask<{ arcadeGames: { id: string; version: number }[] }>(
      '{ arcadeGames { id version } }',
    );
    const [game] = arcadeGames;
    const input = { game: game?.id, version: game?.version, mode: 'PRACTICE', entry: 0, inputClass: 'KEYS' };
    const { enterArcade } = await tell<{ enterArcade: { id: string } }>(
      player,
      'mutation ($input: EnterArcadeInput!) { enterArcade(input: $input) { id } }',
      { input },
    );
    await tell(player, 'mutation ($id: ID!) { beginArcadeRun(id: $id) { id } }', { id: enterArcade.id });
    expect(await player.ask('{ openArcadeRun { id startedAt } }')).toEqual({
      openArcadeRun: { id: enterArcade.id, startedAt: expect.any(Number) as number },
    });
  },
  async 'store checkout'() {
    const player = await rich();
    const { addToCart } = await tell<{ addToCart: { cart: { payCoins: number } } }>(
      player,
      'mutation { addToCart(productId: "mystery-chest") { cart { payCoins } } }',
    );
    const paid = addToCart.cart.payCoins;
    await tell(
      player,
      'mutation ($coins: BattleCoins!) { checkOut(input: { payCoins: $coins, payCents: 0 }) { id } }',
      {
        coins: paid,
      },
    );
    type Bought = {
      storeOrders: { edges: { node: { paidCoins: number; backCoins: number } }[] };
      myStore: { cart: { itemCount: number } };
      wallet: { battleCoins: number };
    };
    const { storeOrders, myStore, wallet } = await player.ask<Bought>(
      '{ storeOrders { edges { node { paidCoins backCoins } } } myStore { cart { itemCount } } wallet { battleCoins } }',
    );
    expect(storeOrders.edges.map(({ node }) => node.paidCoins)).toEqual([paid]);
    expect(myStore.cart.itemCount).toBe(0);
    expect(wallet.battleCoins).toBe(2_000 - paid + (storeOrders.edges[0]?.node.backCoins ?? 0));
  },
  async payouts() {
    const player = await rich();
    const METHOD = 'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id } }';
    const { addPaymentMethod } = await tell<{ addPaymentMethod: { id: string }[] }>(player, METHOD, {
      input: { kind: 'PAYPAL', destination: 'ada@payments.example' },
    });
    gate.pass(DAY);
    const owner = await gate.enter(player.user);
    await tell(owner, 'mutation ($input: PaymentInput!) { requestWithdrawal(input: $input) { id } }', {
      input: { methodId: addPaymentMethod[0]?.id, amountCents: 50_00 },
    });
    expect(
      await owner.ask('{ withdrawals { edges { node { amountCents } } } wallet { availableToBetCents } }'),
    ).toEqual({
      withdrawals: { edges: [{ node: { amountCents: 50_00 } }] },
      wallet: { availableToBetCents: 447_50 },
    });
  },
  async 'settings saves'() {
    const player = await rich();
    const FIELDS =
      'email chat missions battleUpdates matchResults walletChanges marketing profileVisibility showStats showEarnings';
    const { preferences } = await player.ask<{ preferences: Record<string, unknown> }>(`{ preferences { ${FIELDS} } }`);
    const input = { ...preferences, marketing: true, showEarnings: true, profileVisibility: 'FRIENDS' };
    await tell(player, 'mutation ($input: PreferencesInput!) { savePreferences(input: $input) { email } }', { input });
    expect(await player.ask(`{ preferences { ${FIELDS} } }`)).toEqual({ preferences: input });
  },
  async 'password update'() {
    const player = await rich();
    const newPassword = 'another-Horse-10';
    await tell(player, 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
      input: { currentPassword: PASSWORD, newPassword },
    });
    const logIn = (password: string) =>
      gate.visitor().rest('POST', '/api/auth/login', { username: player.user.username, password });
    expect([(await logIn(PASSWORD)).status, (await logIn(newPassword)).status]).toEqual([401, 200]);
  },
  async 'account deletion'() {
    const player = await gate.player();
    await tell(player, 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    const { username } = player.user;
    expect((await gate.visitor().rest('POST', '/api/auth/login', { username, password: PASSWORD })).status).toBe(401);
    expect(await player.refusal('{ wallet { balanceCents } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(
      await admin.ask('query ($name: String!) { accounts(search: $name) { edges { node { id } } } }', {
        name: username,
      }),
    ).toEqual({
      accounts: { edges: [] },
    });
  },
};

describe('a call stores what it is for, and the product shows it (RE-16)', () => {
  test.each(Object.entries(CALLS))('%s', async (_what, call) => {
    expect.hasAssertions();
    await call();
  });

  test('and all of it leaves the books whole', async () => {
    expect(await findViolations(gate.db.read)).toEqual([]);
  });
});
