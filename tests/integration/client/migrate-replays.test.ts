// @module-tag engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replayViews, replays } from '../../../db/results/replay.table.ts';
import { tournamentMatches } from '../../../db/tournaments/tournament.table.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { World } from '../../support/world.ts';

const replay = {
  id: 'b1',
  title: 'Ascent at noon',
  title_key: 'ascent at noon',
  game: 'valorant',
  creator_id: 'ann',
  opponent_id: 'bob',
  winner_id: 'bob',
  score: '13–9',
  stake_cents: 5_00,
  duration_ms: 60_000,
  recording_url: 'https://recordings.example/bob',
  is_public: true,
  views: 1,
  at: 9,
};
const user = (id: string) => ({
  id,
  username: id,
  username_key: id,
  email: `${id}@example.com`,
  email_key: `${id}@example.com`,
  display_name: id,
  password_hash: 'x',
  created_at: 1,
});
const tournament = {
  id: 't',
  kind: 'tournament',
  status: 'running',
  organiser_id: 'cem',
  title: 'Night Cup',
  rules: '',
  game: 'valorant',
  format: 'single',
  has_third: false,
  group_size: 4,
  best_of: '[1]',
  buy_in_cents: 0,
  fee_cents: 0,
  capacity: 8,
  min_entrants: 2,
  prize_table: '[100]',
  seeding: 'hand',
  privacy: 'public',
  is_verified_only: false,
  opens_at: 1,
  starts_at: 2,
  check_in_minutes: 30,
  created_at: 1,
};
const meeting = { one: 0, other: 1, winner: -1, games_one: 0, games_other: 0, attempt: 1, here: '[true,true]' };
const match = { ...meeting, tournament_id: 't', state: 'ready', how: null, words: '[null,null]', due_at: null };
const told = (at: number, what: string, of: number) => ({
  type: 'tournament.match-changed',
  entity: 'tournament',
  entity_id: 't',
  concerns: '["ann","bob"]',
  data: JSON.stringify({ what, match: of }),
  at,
});

let world: World;
beforeAll(async () => {
  const old = {
    users: ['ann', 'bob', 'cem'].map(user),
    tournaments: [tournament],
    replays: [replay],
    replay_views: [{ replay_id: 'b1', user_id: 'cem', day: '2026-01-05' }],
    tournament_matches: [
      { ...match, match: 0, status: 'playing' },
      { ...match, match: 1, status: 'check-in' },
      { ...match, match: 10, status: 'decided' },
    ],
    events: [
      told(3, 'match.begun', 0),
      told(5, 'match.here', 0),
      told(6, 'match.begun', 1),
      told(7, 'match.begun', 0),
      told(8, 'match.begun', 10),
    ],
  };
  world = await World.open({ url: await oldDatabase(old, 70) });
});
afterAll(() => world.close());

it('a replay of before is that of a battle, with everything that was kept of it', async () => {
  expect(await world.db.read.select().from(replays)).toEqual([
    {
      id: 'b1',
      tournamentId: null,
      match: null,
      title: 'Ascent at noon',
      titleKey: 'ascent at noon',
      game: 'valorant',
      creatorId: 'ann',
      opponentId: 'bob',
      winnerId: 'bob',
      score: '13–9',
      stakeCents: 5_00,
      durationMs: 60_000,
      recordingUrl: 'https://recordings.example/bob',
      isPublic: true,
      views: 1,
      at: 9,
    },
  ]);
  expect(await world.db.read.select().from(replayViews)).toEqual([
    { replayId: 'b1', userId: 'cem', day: '2026-01-05' },
  ]);
});

it('a match that is played or over knows when its two began, the last time; one that waits does not', async () => {
  const rows = await world.db.read.select().from(tournamentMatches).orderBy(tournamentMatches.match);
  expect(rows.map((row) => [row.match, row.begunAt])).toEqual([
    [0, 7],
    [1, null],
    [10, 8],
  ]);
});
