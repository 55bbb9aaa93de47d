/** Both press Start Match before a battle begins; who is called and does not come has missed it. */
// @module-tag engines
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { create, join, money, press, see, split } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

const pair = async () => [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })] as const;

/** Lets the server act on everything that is due. */
async function passTo(milliseconds: number): Promise<void> {
  gate.pass(milliseconds);
  while ((await passDeadlines(gate.deps)) > 0);
}

const CHECK =
  'query C($id: ID!) { battle(id: $id) { status readyId checkEndsAt laterId laterUntil viewerReady dueAt endsAt standings { playerId called shown } } }';
interface Check {
  readonly status: string;
  readonly readyId: string | null;
  readonly checkEndsAt: number | null;
  readonly viewerReady: boolean;
  readonly endsAt: number;
  readonly standings: readonly { playerId: string; called: number; shown: number }[];
}
const look = async (client: SignedIn, id: string): Promise<Check> =>
  (await client.ask<{ battle: Check }>(CHECK, { id })).battle;
const showing = async (client: SignedIn, id: string, { user }: SignedIn): Promise<string> => {
  const standing = (await look(client, id)).standings.find(({ playerId }) => playerId === user.id);
  return `${standing?.shown} of ${standing?.called}`;
};
const LATER = 'mutation L($id: ID!, $minutes: Int!) { postponeStart(battleId: $id, minutes: $minutes) { laterUntil } }';
const BACK = 'mutation B($id: ID!) { takeBackStart(battleId: $id) { readyId } }';
const START = 'mutation S($id: ID!) { startBattle(battleId: $id) { status } }';

/** A battle of which both seats are taken. */
async function seated(creator: SignedIn, opponent: SignedIn, changed = {}): Promise<string> {
  const { id } = await create(creator, { privacy: 'PUBLIC', ...changed });
  await join(opponent, id);
  return id;
}

test('the first press calls the other, who sees it; one’s own is no second one, and the second starts it (CH-10)', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  await press(creator, id);
  const called = { status: 'WAITING', readyId: creator.user.id, checkEndsAt: gate.deps.now() + 3 * MINUTE };
  expect(await look(creator, id)).toMatchObject({ ...called, viewerReady: true });
  expect(await look(opponent, id)).toMatchObject({ ...called, viewerReady: false });
  expect(await creator.refusal(START, { id })).toMatchObject({ code: 'ALREADY_READY', status: 409 });
  gate.pass(3 * MINUTE - 1);
  expect((await press(opponent, id)).status).toBe('ACTIVE');
  expect(await look(creator, id)).toMatchObject({ readyId: null, checkEndsAt: null, viewerReady: false });
  expect(await showing(creator, id, opponent)).toBe('1 of 1');
});

test('both presses in the same moment start it once', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  const answers = await Promise.all([press(creator, id), press(opponent, id)]);
  // Whoever pressed first may be answered after the second press.
  expect(answers.map(({ status }) => status)).toContain('ACTIVE');
  expect(await look(creator, id)).toMatchObject({ status: 'ACTIVE', readyId: null });
  expect(await showing(creator, id, opponent)).toBe('1 of 1');
  expect(await showing(creator, id, creator)).toBe('1 of 1');
});

test('Not now ends the call and is no no-show; whoever has pressed takes it back', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  expect(await opponent.refusal(LATER, { id, minutes: 5 })).toMatchObject({ code: 'NOT_READY' });
  await press(creator, id);
  expect(await creator.refusal(LATER, { id, minutes: 5 })).toMatchObject({ code: 'NOT_READY' });
  expect(await opponent.refusal(LATER, { id, minutes: 7 })).toMatchObject({ code: 'BAD_INPUT', field: 'minutes' });
  expect(await opponent.refusal(BACK, { id })).toMatchObject({ code: 'NOT_READY' });
  await opponent.ask(LATER, { id, minutes: 15 });
  expect(await look(creator, id)).toMatchObject({
    readyId: null,
    laterId: opponent.user.id,
    laterUntil: gate.deps.now() + 15 * MINUTE,
  });
  await press(creator, id);
  await creator.ask(BACK, { id });
  const { endsAt } = await look(creator, id);
  await passTo(endsAt - gate.deps.now());
  expect((await see(creator, id)).status).toBe('EXPIRED');
  expect(await showing(creator, id, opponent)).toBe('0 of 0');
});

test('nobody is ready: both have everything back at the end of the time, and nobody has missed anything (CH-11)', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  const { endsAt } = await look(creator, id);
  await passTo(endsAt - gate.deps.now() - 1);
  expect(await money(opponent)).toEqual(split(47_50, 52_50));
  await passTo(1);
  expect((await see(opponent, id)).status).toBe('EXPIRED');
  for (const one of [creator, opponent]) {
    expect(await money(one)).toEqual(split(100_00, 0));
    expect(await showing(one, id, one)).toBe('0 of 0');
  }
});

test('one is ready: the same, and that the other did not come stands beside the other’s name', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  await press(creator, id);
  await passTo(3 * MINUTE - 1);
  expect(await look(creator, id)).toMatchObject({ readyId: creator.user.id });
  await passTo(1);
  expect(await look(creator, id)).toMatchObject({ status: 'WAITING', readyId: null, checkEndsAt: null });
  await passTo(2 * HOUR);
  expect((await see(creator, id)).status).toBe('EXPIRED');
  expect(await money(creator)).toEqual(split(100_00, 0));
  expect(await money(opponent)).toEqual(split(100_00, 0));
  expect([await showing(creator, id, opponent), await showing(creator, id, creator)]).toEqual(['0 of 1', '0 of 0']);
});

test('three no-shows within a day keep a player from public battles for half an hour, and from no other', async () => {
  const creator = await gate.player({ cents: 900_00 });
  const sleeper = await gate.player({ cents: 900_00 });
  for (let n = 0; n < 3; n++) {
    const id = await seated(creator, sleeper);
    await press(creator, id);
    await passTo(3 * MINUTE);
    await passTo(2 * HOUR);
  }
  const last = gate.deps.now();
  const { id } = await create(creator, { privacy: 'PUBLIC' });
  const before = await gate.contents();
  const JOIN = 'mutation J($id: ID!) { joinBattle(battleId: $id) { id } }';
  const refusal = await sleeper.refusal(JOIN, { id });
  expect(refusal).toMatchObject({ code: 'NO_SHOWS', status: 409 });
  expect(Number((refusal.data as { endsAt?: number } | undefined)?.endsAt)).toBeLessThanOrEqual(last + 30 * MINUTE);
  expect(await gate.contents()).toBe(before);
  const own = await create(creator, { privacy: 'INVITE' });
  await join(sleeper, own.id, own.inviteCode);
  gate.pass(30 * MINUTE);
  await join(sleeper, id);
});
