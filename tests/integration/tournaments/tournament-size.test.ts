import { readFileSync } from 'node:fs';
import { type GraphQLResolveInfo, graphql, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tournamentEntrants } from '../../../db/tournaments/tournament.table.ts';
import { putWorn } from '../../../db/store/item.queries.ts';
import { readTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Context } from '../../../gateway/kernel/context.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { contestIdOf } from '../../../gateway/tournaments/bracket/contest-id.ts';
import { contestedMatch } from '../../../gateway/tournaments/bracket/contested-match.ts';
import { checkInMatch, reportMatch } from '../../../gateway/tournaments/bracket/play-match.ts';
import { readBracketPage } from '../../../gateway/tournaments/read-tournament.ts';
import {
  findDrift,
  matchOf,
  openTournament,
  playerAt,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { statementsRun } from '../../support/statements-run.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A running double elimination of so many, without money. */
async function running(count: number) {
  const organiser = await world.player();
  const id = await openTournament(world, organiser, { format: 'double', capacity: count, buyInCents: 0 });
  const players: Actor[] = [];
  for (let n = 0; n < count; n++) players.push(await world.player());
  const rows = players.map(({ userId }, n) => ({
    tournamentId: id,
    userId,
    status: 'here' as const,
    enteredAt: world.now + n,
  }));
  await world.db.transact(async (tx) => {
    await tx.insert(tournamentEntrants).values(rows);
    await updateTournament(tx, id, { entrants: count });
  });
  await toNextStage(world, id);
  await toNextStage(world, id);
  return { id, organiser, players };
}

/** What the page of a bracket is made of. */
const pageOf = ({ id, organiser }: { readonly id: string; readonly organiser: Actor }) =>
  world.db.snapshot(async (reader) => {
    const view = await readTournament(reader, id);
    if (!view) throw new Error('no tournament');
    return readBracketPage(reader, organiser, view);
  });

it('the page of a bracket of 128 is three statements, however many matches there are', async () => {
  const cup = await running(128);
  const { ran, answer } = await statementsRun(world.db.read, () => pageOf(cup));
  expect(ran).toHaveLength(3);
  expect(answer.matches).toHaveLength(255);
});

it('what our page reads of a bracket of 128, each of whom wears a frame and a title, is at most 60 kB', async () => {
  const cup = await running(128);
  await world.db.transact(async (tx) => {
    for (const { userId } of cup.players) {
      await putWorn(tx, { userId, slot: 'frame', item: 'victory-frame' });
      await putWorn(tx, { userId, slot: 'title', item: 'champion-title' });
    }
  });
  // As the web app sends it, with everything that its cache adds.
  const trusted = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
  const source = Object.values(trusted).find((text) => text.startsWith('query ReadBracket('));
  if (source === undefined) throw new Error('the web app reads no bracket');
  const nobody = { requestId: 'x', address: '', userAgent: '', tokenHash: null, deviceToken: null };
  const caller = { ...nobody, idempotencyKey: null, believedUserId: null, actor: cup.organiser };
  const contextValue = { deps: world.deps, caller } as unknown as Context;
  const answer = await graphql({
    schema: await makeSchema(),
    source,
    variableValues: { id: cup.id, code: null, isOfTeams: false },
    contextValue,
  });
  const { data } = answer as { data: { tournamentBracket: { entrants: unknown[]; matches: unknown[] } } };
  const { entrants, matches } = data.tournamentBracket;
  expect([entrants.length, matches.length]).toEqual([128, 255]);
  expect(entrants[0]).toMatchObject({ worn: { frame: 'victory-frame', title: expect.any(String) as unknown } });
  expect(JSON.stringify(answer).length).toBeLessThanOrEqual(60_000);
});

it('what the 128 of a bracket wear is one more statement', async () => {
  const cup = await running(128);
  const context = { deps: world.deps, caller: { actor: null } } as unknown as Context;
  const page = await pageOf(cup);
  const worn = (await makeSchema()).getType('TournamentEntrant');
  if (!isObjectType(worn)) throw new Error('there is no such type');
  const { resolve } = worn.getFields()['worn'] ?? {};
  const info = {} as GraphQLResolveInfo;
  const look = async (one: (typeof page.entrants)[number]): Promise<unknown> => resolve?.(one, {}, context, info);
  const { ran, answer } = await statementsRun(world.db.read, () => Promise.all(page.entrants.map(look)));
  expect(answer).toHaveLength(128);
  expect(ran).toHaveLength(1);
});

it('however many matches are in dispute, the queue reads them with three statements', async () => {
  const cup = await running(8);
  const other = await running(4);
  const ids = [0, 1, 2, 3].map((match) => contestIdOf({ tournamentId: cup.id, match, attempt: 1 }));
  const all = [...ids, contestIdOf({ tournamentId: other.id, match: 1, attempt: 1 }), 'none:1:1', 'none'];
  const describe = () => contestedMatch.describe(world.db.read, all);
  const { ran, answer: contests } = await statementsRun(world.db.read, describe);
  expect(ran).toHaveLength(3);
  expect([...contests.keys()]).toEqual(all.slice(0, 5));
  const players = [cup, cup, cup, cup, other].map(({ id }, n) => [id, [0, 1, 2, 3, 1][n] ?? 0] as const);
  const sides = await Promise.all(
    players.map(async ([id, match]) => {
      const { one, other: rival } = await matchOf(world, id, match);
      const of = id === cup.id ? cup : other;
      return [playerAt(of, one).userId, playerAt(of, rival).userId];
    }),
  );
  expect([...contests.values()].map((contest) => contest.sides.map(({ id }) => id))).toEqual(sides);
});

it('a result in a bracket of 1,024 is one transaction of at most 12 statements', async () => {
  const cup = await running(1_024);
  expect((await tournamentOf(world, cup.id)).status).toBe('running');
  const row = await matchOf(world, cup.id, 0);
  const at = { tournamentId: cup.id, match: 0, attempt: row.attempt };
  const [one, other] = [playerAt(cup, row.one), playerAt(cup, row.other)];
  for (const actor of [one, other]) await checkInMatch(world.deps, actor, world.key(), at);
  const said = { ...at, games: [1, 0], recordingUrl: 'https://recordings.example/1' } as const;
  await reportMatch(world.deps, one, world.key(), said);
  const transact = vi.spyOn(world.db, 'transact');
  const { ran } = await statementsRun(world.db.read, () => reportMatch(world.deps, other, world.key(), said));
  expect(transact).toHaveBeenCalledOnce();
  transact.mockRestore();
  expect(ran.length, ran.join('\n')).toBeLessThanOrEqual(12);
  expect((await matchOf(world, cup.id, 0)).status).toBe('decided');
  expect(await findDrift(world, cup.id)).toEqual([]);
}, 120_000);
