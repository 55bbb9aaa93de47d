// @module-tag engines
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type LiveClient, goLive } from '../../support/socket-client.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';

const CREATE = 'mutation C($name: String!) { createTeam(name: $name) { id inviteCode } }';
const JOIN = 'mutation J($code: String!) { joinTeam(code: $code) { team { id } } }';
const REQUESTS = 'query R($id: ID!) { team(id: $id) { requests { id } } }';
const ANSWER = 'mutation A($id: ID!) { answerTeamRequest(id: $id, accept: true) { id } }';
const EDIT = 'mutation E($text: String!) { editTeam(description: $text) { id } }';
const ROLE = 'mutation S($id: ID!) { setTeamRole(userId: $id, role: SUPPORT) { id } }';
const REMOVE = 'mutation R($id: ID!) { removeFromTeam(userId: $id) { id } }';
const LEAVE = 'mutation { leaveTeam { team { id } } }';
const CHANGED = 'subscription T($id: ID!) { teamChanged(id: $id) { id description } }';
const MATTERS = 'subscription { teamMattersChanged { team { name } } }';

let gate: HttpGateway;
/** Another gateway on the same database; SQLite has one only. */
let second: HttpGateway;
let count = 0;
const open: LiveClient[] = [];
beforeAll(async () => {
  gate = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl }) : gate;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((live) => live.close()));
});
afterAll(async () => {
  if (second !== gate) await second.close();
  await gate.close();
});

interface Scene {
  readonly id: string;
  readonly captain: SignedIn;
  readonly member: SignedIn;
}

const createTeam = async (client: SignedIn, name: string) => {
  const answer = await client.ask<{ createTeam: { id: string; inviteCode: string } }>(
    CREATE,
    { name },
    `team-live-${++count}`,
  );
  return answer.createTeam;
};

async function scene(name: string): Promise<Scene> {
  const [captain, member] = [await gate.player(), await gate.player()];
  const { id, inviteCode } = await createTeam(captain, name);
  await member.ask(JOIN, { code: inviteCode });
  const { team } = await captain.ask<{ team: { requests: { id: string }[] } }>(REQUESTS, { id });
  await captain.ask(ANSWER, { id: team.requests[0]?.id });
  return { id, captain, member };
}

/** Answers what comes next, `the end` after the last. */
type Next = () => Promise<unknown>;

/** A subscription of the player, where there are two gateways at the one that nothing is changed on. */
async function follow(client: SignedIn, query: string, variables: Record<string, unknown> = {}): Promise<Next> {
  const live = await goLive(await second.enter(client.user));
  open.push(live);
  const stands = second.listening();
  const told = live.iterate(query, variables);
  await stands();
  return async () => {
    const { value, done } = await told.next();
    return done === true ? 'the end' : (value as { data: unknown }).data;
  };
}

async function restOf(next: Next): Promise<unknown[]> {
  const rest: unknown[] = [];
  for (let told = await next(); told !== 'the end'; told = await next()) rest.push(told);
  return rest;
}

const WAYS: readonly [way: string, go: (scene: Scene) => Promise<unknown>][] = [
  ['is removed by the captain', ({ captain, member }) => captain.ask(REMOVE, { id: member.user.id })],
  ['leaves', ({ member }) => member.ask(LEAVE)],
];

test.each(WAYS)('whoever %s is told that it is over at once, and nothing after it', async (_way, go) => {
  const parts = await scene(`Live ${++count}`);
  const { id, captain, member } = parts;
  const [out, stays] = [await follow(member, CHANGED, { id }), await follow(captain, CHANGED, { id })];
  await captain.ask(EDIT, { text: 'Are you there?' });
  await Promise.all([out(), stays()]);
  const passed = stopwatch();
  const going = go(parts).then(() => captain.ask(EDIT, { text: 'Among ourselves' }));
  const rest = await restOf(out);
  expect(passed()).toBeLessThan(SOON_MS);
  await going;
  expect(rest.at(-1)).toEqual({ teamChanged: null });
  expect(JSON.stringify(rest)).not.toContain('Among ourselves');
  let told = await stays();
  while (!JSON.stringify(told).includes('Among ourselves')) told = await stays();
  const again = await goLive(member);
  open.push(again);
  const refused = await again.iterate(CHANGED, { id }).next();
  expect(JSON.stringify(refused.value)).toContain('NOT_FOUND');
});

test.each(WAYS)('whoever %s sees it among the own matters at once, and no more of that team', async (_way, go) => {
  const parts = await scene(`Matters ${++count}`);
  const { captain, member } = parts;
  const next = await follow(member, MATTERS);
  await captain.ask(ROLE, { id: member.user.id });
  await next();
  const passed = stopwatch();
  await go(parts);
  let told = await next();
  while (!JSON.stringify(told).includes('"team":null')) told = await next();
  expect(passed()).toBeLessThan(SOON_MS);
  await captain.ask(EDIT, { text: 'Among ourselves' });
  const name = `Own ${++count}`;
  await createTeam(member, name);
  // A change from before the leaving may still be told, as what stands now: no team.
  let own = await next();
  while (JSON.stringify(own).includes('"team":null')) own = await next();
  expect(own, 'the next team that is told is the own').toEqual({ teamMattersChanged: { team: { name } } });
});
