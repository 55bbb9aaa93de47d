import { afterAll, beforeAll, expect, test } from 'vitest';
import { AWAY_AFTER, GONE_AFTER } from '../../../domain/friends/presence.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

const PRESENCE = 'query Presence($id: ID!) { battle(id: $id) { opponentPresence } }';
const HEARTBEAT = 'mutation Beat($idleSeconds: Int!) { sendHeartbeat(idleSeconds: $idleSeconds) }';
const BLOCK = 'mutation Block($userId: ID!) { blockPlayer(userId: $userId) { player { id } } }';

const presenceFor = async (client: SignedIn, id: string): Promise<string | null> =>
  (await client.ask<{ battle: { opponentPresence: string | null } }>(PRESENCE, { id })).battle.opponentPresence;
const showUp = (client: SignedIn, idle = 0) => client.ask(HEARTBEAT, { idleSeconds: idle / SECOND });
const pair = async () => [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })] as const;

test('the two of a battle see whether the other is here, from the join to the end, and nobody else does', async () => {
  const [creator, opponent] = await pair();
  const stranger = await gate.player();
  const { id } = await create(creator);
  await Promise.all([showUp(creator), showUp(opponent)]);
  expect(await presenceFor(creator, id)).toBeNull();
  expect(await presenceFor(opponent, id)).toBeNull();
  await join(opponent, id);
  expect(await presenceFor(creator, id)).toBe('ONLINE');
  expect(await presenceFor(opponent, id)).toBe('ONLINE');
  expect(await presenceFor(stranger, id)).toBeNull();
  gate.pass(AWAY_AFTER);
  await showUp(opponent, AWAY_AFTER);
  expect(await presenceFor(creator, id)).toBe('AWAY');
  gate.pass(GONE_AFTER);
  expect(await presenceFor(creator, id)).toBe('OFFLINE');
  await begin(creator, opponent, id);
  await showUp(opponent);
  expect(await presenceFor(creator, id)).toBe('ONLINE');
  await report(creator, id, 'WON');
  await report(opponent, id, 'LOST');
  expect(await presenceFor(creator, id)).toBeNull();
});

test('a block keeps the presence from both, and the battle goes on', async () => {
  const [creator, opponent] = await pair();
  const { id } = await create(creator);
  await join(opponent, id);
  await Promise.all([showUp(creator), showUp(opponent)]);
  await opponent.ask(BLOCK, { userId: creator.user.id });
  expect(await presenceFor(creator, id)).toBeNull();
  expect(await presenceFor(opponent, id)).toBeNull();
});
