import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { putWorn } from '../../../db/store/item.queries.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../domain/accounts/preferences.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

/** The half-played one of the demo data set. */
const RUNNING = 'bracket-6';

const PAGE = `query ($id: ID!, $code: String) {
  tournament(id: $id, code: $code) {
    id status title rules capacity entrants prizeTable poolCents entryCode viewerStatus organiser { id username avatarUrl }
  }
  tournamentEntrants(id: $id, code: $code) { id username avatarUrl worn { frame title } rating seed status place }
  tournamentBracket(id: $id, code: $code) {
    version entrants { id username avatarUrl worn { frame title } rating seed } matches { match slots state winner games dueAt }
  }
  tournamentStandings(id: $id, code: $code) {
    isOver tables { lines { entrant points } } places { entrant place prizeCents }
  }
}`;

interface Entrant {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly rating: number | null;
  readonly seed: number | null;
}

interface Shown {
  readonly tournament: { readonly organiser: { readonly id: string; readonly username: string } };
  readonly tournamentEntrants: readonly Entrant[];
  readonly tournamentBracket: { readonly entrants: readonly Entrant[]; readonly matches: readonly object[] };
}

let gate: HttpGateway;
let stranger: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  stranger = await gate.player();
});
afterAll(() => gate.close());

const choose = (userId: string, chosen: Partial<Settings>) =>
  gate.db.transact((tx) => putSettings(tx, userId, { ...DEFAULT_SETTINGS, ...chosen }));

const CREATE = 'mutation ($input: TournamentTermsInput!) { createTournament(input: $input) { id } }';
const ANNOUNCE = 'mutation ($id: ID!) { announceTournament(id: $id) { id entryCode } }';

/** A draft of a free tournament; answers its id. */
async function draftBy(organiser: SignedIn, privacy: 'PUBLIC' | 'CODE'): Promise<string> {
  const now = gate.deps.now();
  const { createTournament } = await organiser.ask<{ createTournament: { id: string } }>(CREATE, {
    input: {
      kind: 'TOURNAMENT',
      title: 'Quiet Cup',
      game: 'VALORANT',
      format: 'SINGLE',
      buyInCents: 0,
      capacity: 8,
      privacy,
      opensAt: now,
      startsAt: now + 2 * HOUR,
    },
  });
  return createTournament.id;
}

test('a visitor reads of a public tournament what a stranger who is signed in does', async () => {
  for (const id of [RUNNING, 'cup-1', 'premium-3']) {
    const shown = await gate.visitor().ask<Shown>(PAGE, { id });
    expect(shown, id).toEqual(await stranger.ask(PAGE, { id }));
    expect(shown.tournament, id).toMatchObject({ entryCode: null, viewerStatus: null });
  }
  expect((await gate.visitor().ask<Shown>(PAGE, { id: RUNNING })).tournamentBracket.matches).not.toEqual([]);
});

test('one that is for those who know a code, and a draft, answer visitors as an unknown one', async () => {
  const organiser = await gate.player();
  const hidden = await draftBy(organiser, 'CODE');
  const { announceTournament } = await organiser.ask<{ announceTournament: { entryCode: string } }>(ANNOUNCE, {
    id: hidden,
  });
  const code = announceTournament.entryCode;
  expect((await stranger.graphql(PAGE, { id: hidden, code })).status).toBe(200);
  const draft = await draftBy(organiser, 'PUBLIC');
  for (const field of [
    'tournament(id: $id, code: $code) { id }',
    'tournamentEntrants(id: $id, code: $code) { id }',
    'tournamentBracket(id: $id, code: $code) { version }',
    'tournamentStandings(id: $id, code: $code) { isOver }',
    'tournamentMatch(id: $id, code: $code, match: 0) { part }',
  ]) {
    const query = `query ($id: ID!, $code: String) { ${field} }`;
    const unknown = await gate.visitor().refusal(query, { id: 'no-such-cup', code });
    expect(unknown, field).toMatchObject({ code: 'NOT_FOUND' });
    expect(await gate.visitor().refusal(query, { id: hidden, code }), field).toEqual(unknown);
    expect(await gate.visitor().refusal(query, { id: draft }), field).toEqual(unknown);
  }
});

test('whose profile is not public is a number to visitors, the same in every list and without what they wear, and a name to members', async () => {
  const { tournamentEntrants: before } = await gate.visitor().ask<Shown>(PAGE, { id: RUNNING });
  const [first, second, third] = before;
  if (!first || !second || !third) throw new Error('the running bracket has no players');
  await choose(first.id, { profileVisibility: 'private' });
  await gate.db.transact(async (tx) => {
    for (const { id: userId } of [first, third]) await putWorn(tx, { userId, slot: 'frame', item: 'steel-frame' });
  });
  await choose(second.id, { profileVisibility: 'friends' });
  await choose(third.id, { showStats: false });

  const answer = await gate.visitor().graphql(PAGE, { id: RUNNING });
  for (const { id, username } of [first, second]) {
    expect(answer.text).not.toContain(`"${id}"`);
    expect(answer.text).not.toContain(username);
  }
  const { tournamentEntrants, tournamentBracket } = answer.data as unknown as Shown;
  const nameless = { avatarUrl: null, worn: null, rating: null };
  for (const entrants of [tournamentEntrants, tournamentBracket.entrants])
    expect(entrants.slice(0, 4)).toMatchObject([
      { id: 'hidden-1', username: 'Hidden player 1', seed: first.seed, ...nameless },
      { id: 'hidden-2', username: 'Hidden player 2', seed: second.seed, ...nameless },
      { id: third.id, username: third.username, worn: { frame: 'steel-frame', title: null }, rating: null },
      { id: before[3]?.id, username: before[3]?.username },
    ]);
  const member = await stranger.ask<Shown>(PAGE, { id: RUNNING });
  expect(member.tournamentEntrants.map(({ username }) => username)).toEqual(before.map(({ username }) => username));
  for (const { id } of [first, second, third]) await choose(id, {});
});

test('an organiser whose profile is not public has no name for visitors', async () => {
  const { tournament } = await gate.visitor().ask<Shown>(PAGE, { id: 'cup-1' });
  await choose(tournament.organiser.id, { profileVisibility: 'private' });
  const shown = await gate.visitor().ask<Shown>(PAGE, { id: 'cup-1' });
  expect(shown.tournament.organiser).toEqual({ id: 'hidden', username: 'Hidden organiser', avatarUrl: null });
  const member = await stranger.ask<Shown>(PAGE, { id: 'cup-1' });
  expect(member.tournament.organiser).toMatchObject(tournament.organiser);
  await choose(tournament.organiser.id, {});
});

test('lists, decisions and files of a public tournament are for members', async () => {
  const visitor = gate.visitor();
  for (const query of [
    '{ tournaments(kind: TOURNAMENT, first: 1) { edges { cursor } } }',
    `{ tournamentLog(id: "${RUNNING}", first: 1) { edges { cursor } } }`,
    'mutation { enterTournament(id: "cup-1") { id } }',
  ])
    expect(await visitor.refusal(query), query).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const path of ['', '/bracket', '/standings', '/standings.csv', '/matches.csv', '/calendar.ics', '/matches/0'])
    expect((await visitor.rest('GET', `/api/tournaments/${RUNNING}${path}`)).status, path).toBe(401);
});
