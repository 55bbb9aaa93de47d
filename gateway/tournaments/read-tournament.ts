import { isStaff } from '../../domain/accounts/roles.ts';
import { awardPrizes } from '../../domain/tournaments/award-prizes.ts';
import { tablesOf } from '../../domain/tournaments/fold.ts';
import { item } from '../../domain/tournaments/graph.ts';
import { isContested } from '../../domain/tournaments/rulings.ts';
import { basisOf } from '../../domain/tournaments/match-basis.ts';
import { matchIdOf } from '../../domain/tournaments/match-names.ts';
import { placeNumbers, placesOf } from '../../domain/tournaments/places.ts';
import type { Reader } from '../../db/client/database.ts';
import { type EntrantView, listEntrants, listOwnEntries, listSeated } from '../../db/tournaments/entrant.queries.ts';
import { listSeats, readEntry, readLineupNames, readSeat } from '../../db/tournaments/lineup.queries.ts';
import { listMatches, readFactMaker, readFacts, readMatch } from '../../db/tournaments/match.queries.ts';
import { readTeam } from '../../db/teams/index.ts';
import { type LogView, readRuling } from '../../db/tournaments/tournament-log.queries.ts';
import { type TournamentView, readTournament } from '../../db/tournaments/tournament.queries.ts';
import type { MatchRow } from '../../db/tournaments/tournament.table.ts';
import { avatarUrlOf, playerOf } from '../accounts/index.ts';
import { findCaseOf } from '../disputes/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import type { BracketMatch, TournamentMatch, TournamentStandings } from './bracket/bracket.types.ts';
import { bracketOf } from './bracket/change-bracket.ts';
import { canContest } from './desk/contest-ruling.ts';
import { judgeIn } from './desk/judge-in.ts';
import { contestIdOf } from './bracket/contest-id.ts';
import { hideEntrants } from './hide-players.ts';
import type { TournamentEntrant } from './entry/entrant.types.ts';
import { type Tournament, toTournament } from './tournament.types.ts';

/**
 * A tournament that somebody may see: not the draft of another, nor what is for those who know a code. A code opens
 * nothing to visitors, `actor` null: it is for those who may enter.
 */
export async function findTournament(
  reader: Reader,
  actor: Pick<Actor, 'userId' | 'role'> | null,
  id: string,
  code: string | null,
): Promise<TournamentView | null> {
  const view = await readTournament(reader, id);
  if (!view) return null;
  if (actor === null) return view.privacy === 'public' && view.status !== 'draft' ? view : null;
  const { userId, role } = actor;
  if (view.organiserId === userId) return view;
  if (view.status === 'draft') return null;
  if (view.privacy === 'public' || view.entryCode === code || isStaff(role)) return view;
  return (await readEntry(reader, id, userId)) || (await readSeat(reader, id, userId)) ? view : null;
}

/** Tournaments as their viewer stands with each: one read for all. */
export async function withOwnStatus(
  reader: Reader,
  { userId }: Actor,
  views: readonly TournamentView[],
): Promise<Tournament[]> {
  const ids = views.map(({ id }) => id);
  const own = new Map((await listOwnEntries(reader, userId, ids)).map((row) => [row.tournamentId, row.status]));
  return views.map((view) => toTournament(view, userId, own.get(view.id) ?? null));
}

/** With what REST has beside the fields of the schema. */
const toEntrant = (
  { userId, avatarId, ...row }: EntrantView,
  players: readonly string[],
): TournamentEntrant & Pick<EntrantView, 'tournamentId' | 'enteredAt'> => ({
  ...row,
  players,
  id: userId,
  avatarUrl: avatarUrlOf(avatarId),
});

const toBracketMatch = ({ match, one, other, gamesOne, gamesOther, ...row }: MatchRow): BracketMatch => ({
  match,
  slots: [one, other],
  state: row.state,
  winner: row.winner,
  how: row.how,
  games: [gamesOne, gamesOther],
  status: row.status,
  dueAt: row.dueAt,
  attempt: row.attempt,
});

/** Who takes part, as somebody may see them; `actor` is null for visitors. */
export async function readEntrants(reader: Reader, actor: Actor | null, { id, teamSize }: TournamentView) {
  // Who plays for a team is not shown to visitors: each profile says for itself whether it is public.
  const names = teamSize === null || actor === null ? null : await readLineupNames(reader, id);
  const entrants = (await listEntrants(reader, id)).map((one) => toEntrant(one, names?.get(one.userId) ?? []));
  return actor === null ? hideEntrants(reader, entrants) : entrants;
}

export async function readBracketPage(reader: Reader, actor: Actor | null, view: TournamentView) {
  const [entrants, matches] = await Promise.all([readEntrants(reader, actor, view), listMatches(reader, view.id)]);
  return {
    version: view.version,
    entrants: entrants.filter(({ seed }) => seed !== null),
    matches: matches.map(toBracketMatch),
  };
}

export async function readStandings(reader: Reader, view: TournamentView): Promise<TournamentStandings> {
  if (view.field === null) return { isOver: false, tables: [], places: [] };
  const { bracket } = bracketOf(view, await readFacts(reader, view.id));
  const { graph, folded } = bracket;
  const prizes = awardPrizes(view, bracket);
  return {
    isOver: folded.isOver,
    tables: tablesOf(graph, folded).map((lines) => ({ lines })),
    places: [...placeNumbers(placesOf(graph, folded))].map(([entrant, place]) => ({
      entrant,
      place,
      prizeCents: prizes.get(entrant) ?? 0,
    })),
  };
}

/**
 * A match as somebody may see it; null where there is none. Visitors, `actor` null, are shown what stands in the
 * bracket and what the result rests on, and neither reports nor disputes. A program with a key looks on, whoever its
 * owner is: it is to know nothing that the other side has said before the result stands.
 */
export async function readMatchPage(
  deps: Deps,
  actor: Actor | null,
  view: TournamentView,
  match: number,
): Promise<TournamentMatch | null> {
  const self = actor?.key ? null : actor;
  const page = await deps.db.snapshot(async (reader) => {
    const row = await readMatch(reader, view.id, match);
    if (!row) return null;
    const [seated, own, stored] = await Promise.all([
      listSeated(reader, view.id, [row.one, row.other]),
      self && readEntry(reader, view.id, self.userId),
      readFacts(reader, view.id),
    ]);
    const players = [row.one, row.other].flatMap((seed) => seated.find((player) => player.seed === seed) ?? []);
    const named = players.map(({ userId, username, avatarId, teamId, seed }) => {
      return { id: userId, username, avatarUrl: avatarUrlOf(avatarId), teamId, seed, rating: null };
    });
    const shown = actor === null ? await hideEntrants(reader, named) : named;
    const fact = [...stored.keys()].find((known) => known.kind === 'result' && known.match === match);
    const maker = fact && (await readFactMaker(reader, stored.get(fact) ?? ''));
    const seed = own?.seed ?? null;
    const isJudge = self !== null && (view.organiserId === self.userId || isStaff(self.role));
    const canRule = isJudge && view.status === 'running' && (await judgeIn(deps, reader, view, self.userId, seed)).ok;
    const ruling = self === null ? null : await rulingOf(reader, row, maker);
    const mayContest = self !== null && (await canContest(reader, view, row, seed, deps.now()));
    return { row, players, shown, stored, maker, seed, isJudge, canRule, mayContest, ruling };
  });
  if (!page) return null;
  const { row, players, shown, stored, maker, seed, isJudge, canRule, mayContest, ruling } = page;
  const { bracket } = bracketOf(view, stored);
  const { part, round, bestOf } = item(bracket.graph.matches, match);
  const viewerSide = seed === null ? null : seed === row.one ? 0 : seed === row.other ? 1 : null;
  const seesWords = actor !== null && (viewerSide !== null || isJudge || row.status === 'decided');
  return {
    id: matchIdOf({ tournamentId: view.id, match }),
    tournamentId: view.id,
    tournamentTitle: view.title,
    row: toBracketMatch(row),
    part,
    round,
    bestOf,
    players: shown.map(({ id, username, avatarUrl }) => ({ id, username, avatarUrl })),
    here: row.here,
    words: seesWords ? wordsOf(row, players) : [],
    basis: basisOf({
      how: row.how,
      words: row.words,
      byId: maker?.byId ?? null,
      playerIds: players.map(({ userId }) => userId),
    }),
    decidedAt: row.state === 'decided' ? (maker?.at ?? null) : null,
    ruling: ruling && toRuling(ruling),
    viewerSide,
    // What is contested staff alone decide.
    canRule: canRule && !(isContested(row) && view.organiserId === self?.userId),
    contestId: mayContest ? contestIdOf(row) : null,
    dispute:
      self !== null && (viewerSide !== null || isStaff(self.role))
        ? await findCaseOf(deps, { kind: 'tournament', id: contestIdOf(row) })
        : null,
  };
}

/** What somebody has decided over the result that a match has, or over the one that it does not have any more. */
async function rulingOf(
  reader: Reader,
  { tournamentId, match, state }: MatchRow,
  maker: Awaited<ReturnType<typeof readFactMaker>>,
): Promise<LogView | null> {
  if (state !== 'decided') return readRuling(reader, tournamentId, match, null);
  // What follows from another match, or from the clock, nobody has decided.
  const byId = maker?.byId ?? null;
  return maker && byId !== null ? readRuling(reader, tournamentId, match, { byId, at: maker.at }) : null;
}

const toRuling = ({ what, byId, byName, byAvatarId, reason, at }: LogView) => ({
  what,
  by: playerOf({ id: byId, username: byName, avatarId: byAvatarId }),
  reason,
  at,
});

const wordsOf = ({ words }: MatchRow, players: readonly { readonly userId: string }[]) =>
  words.flatMap((report, side) => {
    const player = players[side];
    return report && player ? [{ ...report, playerId: player.userId }] : [];
  });

/**
 * The line-up of the caller in a tournament of teams, the one that has entered or the one that they are asked to play in;
 * null without one.
 */
export async function readOwnLineup(reader: Reader, { userId }: Actor, { id }: TournamentView) {
  const own = await readSeat(reader, id, userId);
  const team = own && (await readTeam(reader, own.teamId));
  if (!own || !team) return null;
  const seats = await listSeats(reader, id, [own.captainId]);
  return {
    captainId: own.captainId,
    teamName: team.name,
    logoUrl: avatarUrlOf(team.logoId),
    seats: seats.map((seat) => ({
      player: playerOf({ id: seat.userId, username: seat.username, avatarId: seat.avatarId }),
      shareCents: seat.stakeCents + seat.feeCents,
      agreedAt: seat.agreedAt,
    })),
  };
}
