// @module-tag engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookForEvents, takeTurn } from '../../../db/events/dispatch-events.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { askedBy } from '../../support/count-statements.ts';
import { World } from '../../support/world.ts';

/**
 * What each subscriber asks of the database for the events of five settled battles of two players and for what these
 * bring in turn, BEGIN and COMMIT among them. Who brings a figure down writes it down here; who needs more says in
 * docs/decisions/database.md why.
 */
const AGREED: Readonly<Record<string, number>> = {
  look: 30,
  notify: 127,
  'record-game': 18,
  'unlock-achievements': 85,
  'keep-leaders': 75,
  'keep-replay': 28,
  'follow-game': 12,
  'compare-battle-origins': 18,
  'keep-proof': 18,
  'begin-lichess': 8,
  'count-missions': 145,
  'pay-mission-bonus': 8,
  'markets-follow-battles': 18,
  webhooks: 10,
  'sponsorships-follow-wins': 13,
  'risk-watch': 60,
  'risk-cases': 28,
};

let world: World;
let one: Actor;
let other: Actor;
beforeAll(async () => {
  world = await World.open({ connections: 1 });
  one = await world.player({ cents: 1_000_00 });
  other = await world.player({ cents: 1_000_00 });
});
afterAll(() => world.close());

/** Delivers until nothing is left; answers how many statements each subscriber needed. */
async function deliver(): Promise<Readonly<Record<string, number>>> {
  const { db, deps } = world;
  const { subscribers } = deps.wiring;
  const counts: Record<string, number> = {};
  async function count<T>(name: string, work: () => Promise<T>): Promise<T> {
    const answers: T[] = [];
    const { texts } = await askedBy(async () => answers.push(await work()));
    counts[name] = (counts[name] ?? 0) + texts.length;
    return answers[0] as T;
  }
  const watch = async (_: unknown, { error }: { readonly error: unknown }) => Promise.reject(error);
  const turn = { now: deps.now(), watch, patienceMs: 60_000, stop: new AbortController().signal };
  for (let done = 1; done > 0;) {
    const found = await count('look', () => lookForEvents(db, subscribers, deps.now()));
    done = found.done;
    for (const subscriber of found.next) done += await count(subscriber.name, () => takeTurn(db, subscriber, turn));
  }
  return counts;
}

it('what has happened is delivered by as many statements as are agreed', async () => {
  await settledBattle(world, one, other, 10_00);
  await deliver();
  for (let n = 0; n < 5; n++) await settledBattle(world, n % 2 === 0 ? one : other, n % 2 === 0 ? other : one, 10_00);
  expect(await deliver()).toEqual(AGREED);
});
