import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { closeWithSoundBooks } from '../../support/battle-gateway.ts';
import { ONE, type SeenBattle, WALLET } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';
import { LichessStandIn } from '../../support/lichess-stand-in.ts';
import { chessBattle, follow, linkLichess, makeIt, openChess, setChess } from '../../support/lichess-steps.ts';

const CREATE = 'mutation($input: BattleTermsInput!) { createBattle(input: $input) { id } }';
const JOIN = 'mutation($id: ID!) { joinBattle(battleId: $id) { id } }';
const input = { game: 'CHESS', mode: 'DUEL', stakeCents: 10_00, title: '', description: '', privacy: 'PUBLIC' };

let site: LichessStandIn;
let gate: HttpGateway;
beforeEach(async () => {
  site = new LichessStandIn();
  gate = await openChess(site);
});
afterEach(async () => {
  await closeWithSoundBooks(gate);
  await site.close();
});

const balanceOf = async (player: SignedIn): Promise<number> =>
  (await player.ask<{ wallet: { availableToBetCents: number } }>(WALLET)).wallet.availableToBetCents;

it('switched off, chess is neither shown nor opened nor joined, and what is under way ends', async () => {
  const battle = await chessBattle(gate, site);
  const { gameId, creator } = await makeIt(gate, battle.id);
  const [host, guest] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  await linkLichess(site, host, 'Host');
  await linkLichess(site, guest, 'Guest');
  const RULES = '{ battleRules { games } }';
  expect(await host.ask(RULES)).toEqual({ battleRules: { games: ['VALORANT', 'CS2', 'APEX', 'LEAGUE', 'CHESS'] } });
  const { createBattle } = await host.ask<{ createBattle: { id: string } }>(CREATE, { input });
  await setChess(gate, false);
  expect(await host.ask(RULES)).toEqual({ battleRules: { games: ['VALORANT', 'CS2', 'APEX', 'LEAGUE'] } });
  const before = await gate.contents();
  expect(await host.refusal(CREATE, { input })).toMatchObject({ code: 'GAME_OFF' });
  expect(await guest.refusal(JOIN, { id: createBattle.id })).toMatchObject({ code: 'GAME_OFF' });
  expect(await guest.refusal('mutation { startLichessLink }')).toMatchObject({ code: 'GAME_OFF' });
  expect(await gate.contents()).toBe(before);
  site.end(gameId, 'mate', creator);
  gate.pass(15 * SECOND);
  await follow(gate);
  const { battle: ended } = await host.ask<{ battle: SeenBattle }>(ONE, { id: battle.id });
  expect(ended.status).toBe('COMPLETED');
});

it('needs a linked account of whoever opens or joins, a duel, and takes nothing otherwise', async () => {
  const [host, guest] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  expect(await host.refusal(CREATE, { input })).toMatchObject({ code: 'GAME_ACCOUNT_MISSING' });
  await linkLichess(site, host, 'Host');
  expect(await host.refusal(CREATE, { input: { ...input, mode: 'TEAM' } })).toMatchObject({ code: 'ONLY_DUELS' });
  const { createBattle } = await host.ask<{ createBattle: { id: string } }>(CREATE, { input });
  expect(await guest.refusal(JOIN, { id: createBattle.id })).toMatchObject({ code: 'GAME_ACCOUNT_MISSING' });
  expect(await balanceOf(guest)).toBe(100_00);
});

it('is agreed on by an invite only where both have linked an account, and an invite of another keeps what it was', async () => {
  const [host, guest] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const invite = { toId: guest.user.id, game: 'CHESS', mode: 'DUEL', stakeCents: 10_00 };
  const SEND = 'mutation($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id } }';
  const ACCEPT = 'mutation($id: ID!) { acceptBattleInvite(inviteId: $id) { id status } }';
  expect(await host.refusal(SEND, { input: invite })).toMatchObject({ code: 'GAME_ACCOUNT_MISSING' });
  await linkLichess(site, host, 'Host');
  const { sendBattleInvite: sent } = await host.ask<{ sendBattleInvite: { id: string } }>(SEND, { input: invite });
  expect(await guest.refusal(ACCEPT, { id: sent.id })).toMatchObject({ code: 'GAME_ACCOUNT_MISSING' });
  await host.ask('mutation { unlinkLichess { accountId } }');
  await linkLichess(site, guest, 'Guest');
  expect(await guest.refusal(ACCEPT, { id: sent.id })).toMatchObject({ code: 'SENDER_UNABLE' });
  expect(await balanceOf(host)).toBe(100_00);
  await linkLichess(site, host, 'Host');
  await guest.ask(ACCEPT, { id: sent.id });
  expect(await balanceOf(host)).toBe(100_00 - 10_50);
});

it('is no game of teams, tournaments and the queue', async () => {
  const player = await gate.player({ cents: 100_00 });
  const wish = { game: 'CHESS', minStakeCents: 10_00, maxStakeCents: 10_00 };
  const QUEUE = 'mutation($input: QueueInput!) { enterQueue(input: $input) { battleId } }';
  expect(await player.refusal(QUEUE, { input: wish })).toMatchObject({ code: 'BAD_INPUT', field: 'game' });
});
