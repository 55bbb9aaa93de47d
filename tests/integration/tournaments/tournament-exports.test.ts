import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { listMatches } from '../../../db/tournaments/match.queries.ts';
import { type TournamentView, readTournament } from '../../../db/tournaments/tournament.queries.ts';
import { calendarOf, matchesCsv, standingsCsv } from '../../../gateway/tournaments/export-tournament.ts';
import { readStandings } from '../../../gateway/tournaments/read-tournament.ts';
import { runningTeamCup } from '../../support/lineup-steps.ts';
import { openTournament, playMatch, runningCup, toNextStage } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

async function exportsOf(id: string, seed: number | null = null) {
  const reader = world.db.read;
  const view = (await readTournament(reader, id)) as TournamentView;
  const [entrants, matches] = [await listEntrants(reader, id), await listMatches(reader, id)];
  const own = matches.filter(({ one, other }) => one === seed || other === seed);
  const lines = (file: Buffer) => file.toString().trimEnd().split('\r\n');
  return {
    names: entrants.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0)).map(({ username }) => username),
    standings: lines(standingsCsv(view, entrants, await readStandings(reader, view))),
    matches: lines(matchesCsv(view, entrants, matches)),
    calendar: lines(calendarOf({ view, entrants, own, seed, publicUrl: 'https://arena.example', now: world.now })),
  };
}

/** A line that a calendar folded, whole again. */
const unfolded = (lines: readonly string[]): string => lines.join('\n').replaceAll('\n ', '');

it('before the start the tables have a head and no row, and the calendar has check-in and start', async () => {
  const id = await openTournament(world, await world.player());
  const { standings, matches, calendar } = await exportsOf(id);
  expect([standings.length, matches.length]).toEqual([1, 1]);
  const text = unfolded(calendar);
  expect(text.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:Night Cup: check-in', 'SUMMARY:Night Cup']);
  const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const { startsAt, checkInMinutes } = (await readTournament(world.db.read, id)) as TournamentView;
  expect(text.match(/^DTSTART:.*/gm)).toEqual([
    `DTSTART:${stamp(startsAt - checkInMinutes * 60_000)}`,
    `DTSTART:${stamp(startsAt)}`,
  ]);
  expect(text).toContain(`URL;VALUE=URI:https://arena.example/tournaments/${id}`);
});

it('tables of teams say so, and name them', async () => {
  const { id } = await runningTeamCup(world, ['Arc', 'Bolt']);
  const { standings, matches } = await exportsOf(id);
  expect(standings[0]).toBe('Place,Team,Seed,Prize (USD)');
  expect(matches).toEqual([
    'Match,Round,Best of,Team 1,Team 2,Games 1,Games 2,Winner,How,State',
    '1,Final,1,Arc,Bolt,,,,,ready',
  ]);
});

it('tables name rounds, games, places and prizes as the pages do', async () => {
  const cup = await runningCup(world, 4);
  await playMatch(world, cup, 0, 0);
  const running = await exportsOf(cup.id);
  expect(running.matches[0]).toBe('Match,Round,Best of,Player 1,Player 2,Games 1,Games 2,Winner,How,State');
  const [first, second, third, fourth] = running.names;
  expect(running.matches.slice(1)).toEqual([
    `1,Semi-finals,1,${first},${fourth},1,0,${first},played,decided`,
    `2,Semi-finals,1,${second},${third},,,,,ready`,
    `3,Final,1,${first},,,,,,open`,
  ]);
  await playMatch(world, cup, 1, 1);
  await playMatch(world, cup, 2, 0);
  await toNextStage(world, cup.id);
  const { standings } = await exportsOf(cup.id);
  expect(standings).toEqual([
    'Place,Player,Seed,Prize (USD)',
    `1,${first},1,24.00`,
    `2,${third},3,12.00`,
    expect.stringMatching(/^3,/),
    expect.stringMatching(/^3,/),
  ]);
});

it('a calendar holds one’s own called match until when it waits, and nobody else’s', async () => {
  const cup = await runningCup(world, 4);
  const own = await exportsOf(cup.id, 0);
  const text = unfolded(own.calendar);
  expect(text).toContain(`SUMMARY:Night Cup: Match 1 against ${own.names[3]}\\, time is up`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(unfolded((await exportsOf(cup.id)).calendar).match(/BEGIN:VEVENT/g)).toHaveLength(2);
});
