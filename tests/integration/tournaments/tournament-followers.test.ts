import { strict as assert } from 'node:assert';
import { createSourceEventStream, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/client/database.ts';
import { tournamentEntrants } from '../../../db/tournaments/tournament.table.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import { type Live, openLive } from '../../../gateway/events/live.ts';
import { Broadcaster } from '../../../gateway/events/broadcaster.ts';
import { LiveLog } from '../../../gateway/events/live-log.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Context } from '../../../gateway/kernel/context.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { postAnnouncement } from '../../../gateway/tournaments/talk/post-announcement.ts';
import { calledIn, leave, openTournament, playMatch, runningCup } from '../../support/tournament-steps.ts';
import { until } from '../../support/until.ts';
import { World } from '../../support/world.ts';

const FOLLOWERS = 1_000;
const QUERY = 'subscription T($id: ID!) { tournamentHappened(id: $id) { seq type match at } }';

let world: World;
let live: Live;
beforeAll(async () => {
  world = await World.open();
  live = openLive(world.db, world.deps.wiring);
});
afterAll(() => world.close());

/** The database as followers have it, which counts how often it is asked anything. */
function counting(db: Database) {
  const asked = { count: 0 };
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'read' || name === 'snapshot' || name === 'transact') asked.count++;
      return Reflect.get(target, name, target) as unknown;
    },
  });
  return { asked, db: counted };
}

/** Whoever follows a tournament asks a database that counts; `heard` has every text that reached anybody. */
async function following(id: string) {
  const { asked, db } = counting(world.db);
  const deps = { ...world.deps, db };
  const schema = await makeSchema();
  const broadcaster = new Broadcaster(schema, deps, live, (result) => result);
  const document = parse(QUERY);
  const heard: Buffer[] = [];
  const follow = async (actor: Actor) => {
    const caller = { requestId: 'x', address: '', userAgent: '', tokenHash: null, actor };
    const given = { deviceToken: null, idempotencyKey: null, believedUserId: null };
    const contextValue: Context = { deps, live, caller: { ...caller, ...given }, setSession: () => undefined };
    const args = { schema, document, variableValues: { id }, contextValue };
    const log = await createSourceEventStream(args);
    const terms = broadcaster.termsOf(args);
    if (!(log instanceof LiveLog) || !terms) throw new Error('it is no broadcast');
    return broadcaster.join(args, terms, log, QUERY, (text) => void heard.push(text));
  };
  return { asked, heard, follow };
}

it('what happens in a public tournament reaches its 1,000 followers by one broadcast, for which the database is not asked, whomever of them it concerns', async () => {
  const cup = await runningCup(world, 16);
  const { asked, heard, follow } = await following(cup.id);
  const onlookers = Array.from({ length: FOLLOWERS - cup.players.length }, (_, n) => ({
    ...cup.organiser,
    userId: `onlooker-${n}`,
  }));
  const feeds = await Promise.all([...cup.players, ...onlookers].map(follow));
  await new Promise((resolve) => void setImmediate(resolve));
  asked.count = 0;

  const [match = 0] = await calledIn(world, cup.id);
  await playMatch(world, cup, match, 0);
  await postAnnouncement(world.deps, cup.organiser, world.key(), { id: cup.id, text: 'Round two is called.' });
  const last = () => heard.filter((text) => text.includes('tournament.announcement-posted'));
  await until(() => Promise.resolve(assert.equal(last().length, FOLLOWERS)));
  // One text for each event, made once and handed to all.
  const texts = new Set(heard);
  expect([...texts].filter((text) => text.includes('tournament.match-changed')).length).toBeGreaterThan(0);
  expect(heard).toHaveLength(FOLLOWERS * texts.size);
  expect(asked.count).toBe(0);
  await Promise.all(feeds.map((feed) => feed[Symbol.asyncIterator]().return?.()));
});

it('in a tournament with an entry code one question an event tells for its 1,000 players who may still read, and whoever has left reads no more', async () => {
  const organiser = await world.player();
  const terms = { privacy: 'code', buyInCents: 0, capacity: FOLLOWERS + 1 } as const;
  const id = await openTournament(world, organiser, terms);
  const players: Actor[] = [];
  for (let n = 0; n < FOLLOWERS; n++) players.push(await world.player());
  const entered = { tournamentId: id, status: 'entered' as const, enteredAt: world.now };
  await world.db.transact(async (tx) => {
    await tx.insert(tournamentEntrants).values(players.map(({ userId }) => ({ ...entered, userId })));
    await updateTournament(tx, id, { entrants: FOLLOWERS });
  });
  const { asked, heard, follow } = await following(id);
  const feeds = await Promise.all(players.map(follow));
  await new Promise((resolve) => void setImmediate(resolve));
  asked.count = 0;

  await postAnnouncement(world.deps, organiser, world.key(), { id, text: 'The door opens at eight.' });
  const told = () => heard.filter((text) => text.includes('tournament.announcement-posted')).length;
  await until(() => Promise.resolve(assert.equal(told(), FOLLOWERS)));
  expect(asked.count).toBe(1);

  const [leaver, ...others] = players;
  if (!leaver) throw new Error('nobody has entered');
  await leave(world, leaver, id);
  expect(await feeds[0]?.[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  await postAnnouncement(world.deps, organiser, world.key(), { id, text: 'Bring your own mouse.' });
  await until(() => Promise.resolve(assert.equal(told(), FOLLOWERS + others.length)));
  await Promise.all(feeds.slice(1).map((feed) => feed[Symbol.asyncIterator]().return?.()));
});
