import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { loadBattle } from '../../../gateway/battles/index.ts';
import type { Context } from '../../../gateway/kernel/context.ts';
import { create, report, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

test('the battles of one answer are read at once, however many they are, and only those that the caller may see', async () => {
  const [host, friend, stranger] = [await gate.player({ cents: 500_00 }), await gate.player(), await gate.player()];
  const staff = await gate.player({ role: 'moderator' });
  await gate.db.transact((tx) => befriend(tx, host.user.id, friend.user.id, gate.deps.now()));
  const ids: string[] = [];
  for (const privacy of ['PUBLIC', 'FRIENDS', 'INVITE']) ids.push((await create(host, { privacy })).id);
  const [open = '', forFriends = '', forInvited = ''] = ids;
  const seenBy = async ({ user }: SignedIn): Promise<(string | null)[]> => {
    const context = { deps: gate.deps, caller: { actor: { userId: user.id, role: user.role } } } as Context;
    const battles = await Promise.all([...ids, ...ids, 'none'].map((id) => loadBattle(context, id)));
    return battles.map((battle) => battle?.id ?? null);
  };
  const read = vi.spyOn(gate.deps.db.read, 'select');
  for (const [client, seen] of [
    [host, [open, forFriends, forInvited]],
    [staff, [open, forFriends, forInvited]],
    [friend, [open, forFriends, null]],
    [stranger, [open, null, null]],
  ] as const) {
    read.mockClear();
    expect(await seenBy(client)).toEqual([...seen, ...seen, null]);
    expect(read.mock.calls.length, 'the battles, and friends where it hangs on them').toBeLessThanOrEqual(2);
  }
  read.mockRestore();
});

test('an invite leads to the battle that came of it, and a battle to its winner', async () => {
  const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const input = { toId: other.user.id, game: 'VALORANT', mode: 'DUEL', stakeCents: 10_00 };
  const { sendBattleInvite } = await one.ask<{ sendBattleInvite: { id: string; battle: null } }>(
    'mutation ($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id battle { id } } }',
    { input },
  );
  expect(sendBattleInvite.battle).toBeNull();
  const { acceptBattleInvite } = await other.ask<{ acceptBattleInvite: { battleId: string } }>(
    'mutation ($id: ID!) { acceptBattleInvite(inviteId: $id) { battleId } }',
    { id: sendBattleInvite.id },
  );
  expect(await one.ask('{ battleInvites(direction: OUTGOING) { edges { node { battle { id } } } } }')).toEqual({
    battleInvites: { edges: [{ node: { battle: { id: acceptBattleInvite.battleId } } }] },
  });

  const [winner, loser] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const id = await startedBattle(loser, winner);
  const WINNER = 'query ($id: ID!) { battle(id: $id) { winner { id username } } }';
  expect(await one.ask(WINNER, { id })).toEqual({ battle: { winner: null } });
  await report(loser, id, 'LOST');
  await report(winner, id, 'WON');
  expect(await one.ask(WINNER, { id })).toEqual({
    battle: { winner: { id: winner.user.id, username: winner.user.username } },
  });
});
