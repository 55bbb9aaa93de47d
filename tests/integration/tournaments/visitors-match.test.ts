import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { MATCH_CHECK_IN, MATCH_CONTEST } from '../../../domain/tournaments/match-life.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import {
  passMatchDeadlines,
  passTournamentDeadlines,
} from '../../../gateway/tournaments/bracket/pass-tournament-deadlines.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';

const RECORDING = 'https://recordings.example/secret-of-the-two';
const PLAYERS = 8;

const PAGE = `query ($id: ID!, $match: Int!, $code: String) {
  tournamentMatch(id: $id, match: $match, code: $code) {
    id nodeId tournamentId tournamentTitle part round bestOf here basis decidedAt viewerSide canRule contestId
    row { match slots state winner how games status dueAt attempt }
    players { id username avatarUrl worn { frame title } }
    words { playerId games recordingUrl at }
    dispute { id description }
  }
}`;
/** What of it is open to keys. */
const OPEN_PAGE = PAGE.replace('dispute { id description }', '');
const BRACKET = `query ($id: ID!) {
  tournament(id: $id) { drawHash drawKey }
  tournamentBracket(id: $id) { entrants { id username seed } matches { match slots attempt } }
}`;

interface Bracket {
  readonly tournament: { readonly drawHash: string; readonly drawKey: string };
  readonly tournamentBracket: {
    readonly entrants: readonly { readonly id: string; readonly username: string }[];
    readonly matches: readonly { readonly match: number; readonly slots: readonly [number, number] }[];
  };
}

interface Page {
  readonly tournamentMatch: {
    readonly basis: string | null;
    readonly decidedAt: number | null;
    readonly row: { readonly slots: readonly [number, number]; readonly attempt: number; readonly state: string };
    readonly players: readonly { readonly id: string; readonly username: string }[];
    readonly words: readonly object[];
    readonly dispute: object | null;
  };
}

let gate: HttpGateway;
let organiser: SignedIn;
let stranger: SignedIn;
let players: SignedIn[];
let cup: string;
beforeAll(async () => {
  gate = await HttpGateway.open();
  [organiser, stranger] = [await gate.player(), await gate.player()];
  players = [];
  for (let n = 0; n < PLAYERS; n++) players.push(await gate.player({ username: `Contender${n}` }));
  cup = await announced('PUBLIC');
  for (const player of players)
    await player.ask('mutation ($id: ID!) { enterTournament(id: $id) { id } }', { id: cup });
  await passTime(90 * MINUTE);
  for (const player of players)
    await player.ask('mutation ($id: ID!) { checkInTournament(id: $id) { id } }', { id: cup });
  await passTime(30 * MINUTE);
});
afterAll(() => gate.close());

/** Lets time pass, and does everything that is due then. */
async function passTime(milliseconds: number): Promise<void> {
  gate.pass(milliseconds);
  const work = async () =>
    (await passTournamentDeadlines(gate.deps)) +
    (await passMatchDeadlines(gate.deps)) +
    Number(await workOnce(gate.deps, openLog('silent')));
  while ((await work()) > 0);
  // Whoever does nothing for so long is signed out.
  const again = ({ user }: SignedIn) => gate.enter(user);
  [organiser, stranger] = [await again(organiser), await again(stranger)];
  players = await Promise.all(players.map(again));
}

/** A free tournament that takes entries, with its seeds drawn; answers its id. */
async function announced(privacy: 'PUBLIC' | 'CODE'): Promise<string> {
  const now = gate.deps.now();
  const { createTournament } = await organiser.ask<{ createTournament: { id: string } }>(
    'mutation ($input: TournamentTermsInput!) { createTournament(input: $input) { id } }',
    {
      input: {
        kind: 'TOURNAMENT',
        title: 'Open Cup',
        game: 'VALORANT',
        format: 'SINGLE',
        buyInCents: 0,
        capacity: PLAYERS,
        seeding: 'DRAWN',
        privacy,
        opensAt: now,
        startsAt: now + 2 * HOUR,
      },
    },
  );
  const { id } = createTournament;
  await organiser.ask('mutation ($id: ID!) { announceTournament(id: $id) { id } }', { id });
  return id;
}

const pageOf = async (caller: Pick<SignedIn, 'ask'>, match: number) =>
  (await caller.ask<Page>(PAGE, { id: cup, match })).tournamentMatch;

const choose = (userId: string, profileVisibility: 'public' | 'friends' | 'private') =>
  gate.db.transact((tx) => putSettings(tx, userId, { ...DEFAULT_SETTINGS, profileVisibility }));

/** The two of a match, in the order of the slots. */
async function twoOf(match: number): Promise<[SignedIn, SignedIn]> {
  const { players: shown } = await pageOf(stranger, match);
  const [one, other] = shown.map(({ id }) => players.find(({ user }) => user.id === id));
  if (!one || !other) throw new Error(`match ${match} has no two`);
  return [one, other];
}

/** Both come, and as many of the two as there are results report them. */
async function play(match: number, results: readonly (readonly [number, number])[]): Promise<void> {
  const two = await twoOf(match);
  const { attempt } = (await pageOf(stranger, match)).row;
  for (const one of two)
    await one.ask(
      'mutation ($id: ID!, $match: Int!, $attempt: Int!) { checkInMatch(id: $id, match: $match, attempt: $attempt) { id } }',
      { id: cup, match, attempt },
    );
  for (const [side, games] of results.entries())
    await two[side]?.ask('mutation ($input: MatchReportFields!) { reportMatch(input: $input) { id } }', {
      input: { tournamentId: cup, match, attempt, games, recordingUrl: RECORDING },
    });
}

test('a visitor reads of a match what a stranger who is signed in does, but for reports and their recordings', async () => {
  const waiting = await pageOf(gate.visitor(), 0);
  expect(waiting).toEqual(await pageOf(stranger, 0));
  expect(waiting).toMatchObject({ basis: null, decidedAt: null, words: [], dispute: null });
  await play(0, [
    [1, 0],
    [1, 0],
  ]);
  const member = await pageOf(stranger, 0);
  expect(member.words).toHaveLength(2);
  const answer = await gate.visitor().graphql(PAGE, { id: cup, match: 0 });
  expect(answer.data).toEqual({ tournamentMatch: { ...member, words: [] } });
  expect(answer.text).not.toContain(RECORDING);
});

test('everybody is told what a result rests on, and when it was set', async () => {
  await play(1, [[1, 0]]);
  expect(await pageOf(gate.visitor(), 1)).toMatchObject({ basis: null, row: { status: 'REPORTED' }, words: [] });
  await play(3, [
    [1, 0],
    [0, 1],
  ]);
  const { tournamentMatch } = await (async () => {
    const [one] = await twoOf(3);
    return one.ask<Page>(PAGE, { id: cup, match: 3 });
  })();
  expect(tournamentMatch.dispute).not.toBeNull();
  expect(await pageOf(gate.visitor(), 3)).toMatchObject({ row: { status: 'DISPUTED' }, words: [], dispute: null });
  await passTime(Math.max(MATCH_CONTEST, MATCH_CHECK_IN));
  const [winner] = await twoOf(3);
  await organiser.ask('mutation ($input: MatchRulingFields!) { ruleMatch(input: $input) { id } }', {
    input: { tournamentId: cup, match: 3, winnerId: winner.user.id, games: [1, 0], reason: 'The recordings show it.' },
  });
  const expected = ['AGREEMENT', 'REPORT', 'ABSENCE', 'DECISION'];
  for (const [match, basis] of expected.entries()) {
    const shown = await pageOf(gate.visitor(), match);
    expect(shown, `match ${match}`).toMatchObject({
      basis,
      words: [],
      dispute: null,
      viewerSide: null,
      canRule: false,
      contestId: null,
    });
    expect(shown.decidedAt, `match ${match}`).toBeGreaterThan(0);
    expect(await pageOf(stranger, match)).toMatchObject({ basis, decidedAt: shown.decidedAt });
  }
});

test('a program with a key reads a match as an onlooker does, also with the key of one of the two or of the organiser', async () => {
  const asked = { id: cup, match: 4 };
  const path = `/api/tournaments/${cup}/matches/4`;
  const [one, other] = await twoOf(4);
  const owners = [one, other, organiser, stranger];
  const programs = await Promise.all(owners.map(async (owner) => withKey(gate, (await makeKey(owner)).secret)));
  const expectOnlookers = async () => {
    const shown = await stranger.ask<Page>(OPEN_PAGE, asked);
    const { json } = await stranger.rest('GET', path);
    for (const program of programs) {
      expect(await program.ask(OPEN_PAGE, asked)).toEqual(shown);
      expect(await program.rest('GET', path)).toMatchObject({ status: 200, json });
      expect(await program.refusal(PAGE, asked)).toEqual({ status: 403, code: 'CLOSED_TO_KEYS' });
      const node = await program.graphql(
        'query ($id: ID!) { node(id: $id) { ... on TournamentMatch { words { recordingUrl } viewerSide canRule } } }',
        { id: `TournamentMatch:${cup}:4` },
      );
      const { words } = shown.tournamentMatch;
      expect(node.data).toMatchObject({ node: { words: words.map(() => ({})), viewerSide: null, canRule: false } });
    }
    return shown.tournamentMatch;
  };
  await play(4, [[1, 0]]);
  expect(await expectOnlookers()).toMatchObject({ row: { status: 'REPORTED' }, words: [], basis: null });
  for (const reader of [one, other, organiser]) expect((await pageOf(reader, 4)).words).toHaveLength(1);
  const { attempt } = (await pageOf(other, 4)).row;
  await other.ask('mutation ($input: MatchReportFields!) { reportMatch(input: $input) { id } }', {
    input: { tournamentId: cup, match: 4, attempt, games: [1, 0], recordingUrl: RECORDING },
  });
  expect((await expectOnlookers()).words).toHaveLength(2);
});

test('whose profile is not public is in no field of any match, and has the number of all other lists', async () => {
  const [hidden, other] = [players[0], players[5]];
  if (!hidden || !other) throw new Error('nobody plays');
  await choose(hidden.user.id, 'private');
  await choose(other.user.id, 'friends');
  const { tournamentBracket } = await gate.visitor().ask<Bracket>(BRACKET, { id: cup });
  const found = new Set<string>();
  for (const { match, slots } of tournamentBracket.matches) {
    const answer = await gate.visitor().graphql(PAGE, { id: cup, match });
    for (const { id, username } of [hidden.user, other.user]) {
      expect(answer.text, `match ${match}`).not.toContain(id);
      expect(answer.text, `match ${match}`).not.toContain(username);
    }
    const { players: shown } = (answer.data as unknown as Page).tournamentMatch;
    const listed = slots.flatMap((seed) => tournamentBracket.entrants[seed] ?? []);
    expect(shown.map(({ id, username }) => ({ id, username }))).toEqual(
      listed.map(({ id, username }) => ({ id, username })),
    );
    for (const { id } of shown) if (id.startsWith('hidden-')) found.add(id);
    for (const { id } of (await pageOf(stranger, match)).players) expect(id).not.toContain('hidden');
  }
  expect(found.size).toBe(2);
  const byNode = await gate
    .visitor()
    .graphql('query ($id: ID!) { node(id: $id) { ... on TournamentMatch { players { id username } } } }', {
      id: `TournamentMatch:${cup}:0`,
    });
  for (const { id, username } of [hidden.user, other.user]) {
    expect(byNode.text).not.toContain(id);
    expect(byNode.text).not.toContain(username);
  }
});

test('a visitor draws the seeds of the named again, and the hidden stand between them by their place alone', async () => {
  const { tournament, tournamentBracket } = await gate.visitor().ask<Bracket>(BRACKET, { id: cup });
  const { drawHash, drawKey } = tournament;
  expect(createHash('sha256').update(drawKey).digest('hex')).toBe(drawHash);
  const drawn = ({ id }: { readonly id: string }) => createHmac('sha256', drawKey).update(`${cup}|${id}`).digest('hex');
  const named = tournamentBracket.entrants.filter(({ id }) => !id.startsWith('hidden-'));
  expect(named).toHaveLength(PLAYERS - 2);
  expect(named.map(drawn)).toEqual(named.map(drawn).toSorted());
  const all = (await stranger.ask<Bracket>(BRACKET, { id: cup })).tournamentBracket.entrants;
  expect(all.map(drawn)).toEqual(all.map(drawn).toSorted());
});

test('a match that there is not, of a tournament that is not public or of a draft, answers as an unknown tournament', async () => {
  const visitor = gate.visitor();
  const unknown = await visitor.refusal(PAGE, { id: 'no-such-cup', match: 0 });
  expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
  for (const match of [-1, PLAYERS, 9_999])
    expect(await visitor.refusal(PAGE, { id: cup, match }), `match ${match}`).toEqual(unknown);
  const hidden = await announced('CODE');
  const { tournament } = await organiser.ask<{ tournament: { entryCode: string } }>(
    'query ($id: ID!) { tournament(id: $id) { entryCode } }',
    { id: hidden },
  );
  expect(await visitor.refusal(PAGE, { id: hidden, match: 0, code: tournament.entryCode })).toEqual(unknown);
  const rest = await visitor.rest('GET', `/api/tournaments/${cup}/matches/0`);
  expect(rest.status).toBe(401);
});

test('a running one that is not public is closed to visitors with its code, and open to members and programs who have it', async () => {
  const secret = await announced('CODE');
  const { tournament } = await organiser.ask<{ tournament: { entryCode: string } }>(
    'query ($id: ID!) { tournament(id: $id) { entryCode } }',
    { id: secret },
  );
  const code = tournament.entryCode;
  for (const player of players.slice(0, 2))
    await player.ask('mutation ($id: ID!, $code: String) { enterTournament(id: $id, code: $code) { id } }', {
      id: secret,
      code,
    });
  await passTime(90 * MINUTE);
  for (const player of players.slice(0, 2))
    await player.ask('mutation ($id: ID!) { checkInTournament(id: $id) { id } }', { id: secret });
  await passTime(30 * MINUTE);
  const asked = { id: secret, match: 0, code };
  expect(await stranger.ask(PAGE, asked)).toMatchObject({ tournamentMatch: { tournamentId: secret } });
  expect(await gate.visitor().refusal(PAGE, asked)).toMatchObject({ code: 'NOT_FOUND' });
  const program = withKey(gate, (await makeKey(stranger)).secret);
  const path = `/api/tournaments/${secret}/matches/0`;
  expect(await program.refusal(OPEN_PAGE, { id: secret, match: 0 })).toEqual({ status: 200, code: 'NOT_FOUND' });
  expect(await program.rest('GET', path)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  expect(await program.ask(OPEN_PAGE, asked)).toMatchObject({ tournamentMatch: { tournamentId: secret } });
  expect(await program.rest('GET', `${path}?code=${code}`)).toMatchObject({
    status: 200,
    json: { tournamentId: secret },
  });
});
