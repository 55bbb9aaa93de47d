import { eq, or } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { proposals, seekers } from '../../../db/matchmaking/queue.table.ts';
import { keepQueue } from '../../../gateway/matchmaking/keep-queue.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { goLive } from '../../support/socket-client.ts';

const FLAG = `mutation ($on: Boolean!) {
  setFeatureFlag(input: { id: "new-matchmaking", enabled: $on, reason: "Tried out." }) { enabled }
}`;
const PLACE = `isOpen state reason battleId proposal { id stakeCents opponent { username } standings { playerId rating } }`;
const ENTER = `mutation ($input: QueueInput!) { enterQueue(input: $input) { ${PLACE} } }`;
const CONFIRM = `mutation ($id: ID!) { confirmProposal(id: $id) { ${PLACE} } }`;
const CHANGED = `subscription { queuePlaceChanged { ${PLACE} } }`;
const WISH = { input: { game: 'VALORANT', minStakeCents: 10_00, maxStakeCents: 20_00 } };

interface Place {
  readonly state: string;
  readonly reason: string | null;
  readonly battleId: string | null;
  readonly proposal: { readonly id: string; readonly opponent: { readonly username: string } } | null;
}

let gate: HttpGateway;
let admin: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  admin = await gate.player({ role: 'administrator' });
});
afterEach(async () => {
  expect(await findViolations(gate.db.read)).toEqual([]);
});
afterAll(() => gate.close());

const setFlag = (on: boolean) => admin.ask(FLAG, { on });
const placeOf = async (player: SignedIn) =>
  (await player.ask<{ queuePlace: Place }>(`{ queuePlace { ${PLACE} } }`)).queuePlace;

it('the flag that an administrator switches opens and closes the queue, and is off before', async () => {
  const player = await gate.player({ cents: 100_00 });
  expect(await placeOf(player)).toMatchObject({ isOpen: false, state: 'OUT', reason: null });
  expect(await player.refusal(ENTER, WISH)).toMatchObject({ code: 'MATCHMAKING_OFF' });
  await setFlag(true);
  expect(await placeOf(player)).toMatchObject({ isOpen: true });
  expect((await player.graphql(ENTER, WISH)).errors).toEqual([]);
  await setFlag(false);
  await keepQueue(gate.deps);
  expect(await placeOf(player)).toMatchObject({ isOpen: false, state: 'OUT', reason: 'SWITCHED_OFF' });
});

it('both see the offer live, with name, rating and stake, and land in one battle with the second yes', async () => {
  await setFlag(true);
  const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const told = [];
  for (const player of [one, other]) {
    const live = await goLive(player);
    const stands = gate.listening();
    told.push(live.iterate(CHANGED));
    await stands();
  }
  for (const player of [one, other]) await player.ask(ENTER, WISH);
  await keepQueue(gate.deps);
  const seen: Place[] = [];
  for (const feed of told)
    for await (const { data } of feed) {
      const { queuePlaceChanged: place } = data as { queuePlaceChanged: Place };
      if (place.state !== 'PROPOSED') continue;
      seen.push(place);
      break;
    }
  expect(seen).toMatchObject([
    { proposal: { stakeCents: 10_00, opponent: { username: other.user.username } } },
    { proposal: { stakeCents: 10_00, opponent: { username: one.user.username } } },
  ]);
  const id = seen[0]?.proposal?.id ?? '';
  const stranger = await gate.player();
  expect(await stranger.refusal(CONFIRM, { id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await one.refusal(CONFIRM, { id: 'unknown' })).toMatchObject({ code: 'NOT_FOUND' });
  await one.ask(CONFIRM, { id });
  const { confirmProposal: place } = await other.ask<{ confirmProposal: Place }>(CONFIRM, { id });
  expect(place).toMatchObject({ state: 'OUT', reason: 'PAIRED', battleId: (await placeOf(one)).battleId });
  const { battle } = await one.ask<{ battle: object }>('query ($id: ID!) { battle(id: $id) { status } }', {
    id: place.battleId,
  });
  expect(battle).toEqual({ status: 'ACTIVE' });
});

it('an account that is closed leaves the queue, and nothing of it stays there', async () => {
  await setFlag(true);
  const [one, other] = [await gate.player({ cents: 20_00 }), await gate.player({ cents: 100_00 })];
  const input = { game: 'LEAGUE', minStakeCents: 5_00, maxStakeCents: 5_00 };
  for (const player of [one, other]) await player.ask(ENTER, { input });
  await keepQueue(gate.deps);
  await gate.pay(one.user.id, -20_00);
  await one.ask('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
    input: { password: PASSWORD },
  });
  expect(await placeOf(other)).toMatchObject({ state: 'WAITING', reason: 'OPPONENT_GONE' });
  const { id } = one.user;
  expect(await gate.db.read.select().from(seekers).where(eq(seekers.userId, id))).toEqual([]);
  const isOwn = or(eq(proposals.firstId, id), eq(proposals.secondId, id));
  expect(await gate.db.read.select().from(proposals).where(isOwn)).toEqual([]);
});
