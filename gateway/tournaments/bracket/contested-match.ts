import { Refused, must } from '../../../domain/shared/refusals.ts';
import { type Change, recordResult, ruleResult } from '../../../domain/tournaments/change-bracket.ts';
import { NOBODY } from '../../../domain/tournaments/graph.ts';
import { reportsOf, winnerOf } from '../../../domain/tournaments/match-life.ts';
import { isContested } from '../../../domain/tournaments/rulings.ts';
import { poolOf, stakeOf } from '../../../domain/tournaments/tournament.ts';
import { heldOf } from '../../../domain/wallet/stakes.ts';
import { listSeatedIn, readEntrant } from '../../../db/tournaments/entrant.queries.ts';
import { type SeatView, listSeats, readEntry } from '../../../db/tournaments/lineup.queries.ts';
import { listMatchesById, readFacts, readMatch } from '../../../db/tournaments/match.queries.ts';
import { listTournamentsById, lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { MatchRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { contestedBy } from '../../disputes/index.ts';
import type { Contest, Side, SideReport } from '../../kernel/manifest/contested.ts';
import { comparesOrigins } from '../../wallet/index.ts';
import { applyChange, bracketOf, meetingOf } from './change-bracket.ts';
import { contestRuling, listContestable, restate } from '../desk/contest-ruling.ts';
import { type ContestKey, contestIdOf, contestKeyOf } from './contest-id.ts';

type Seated = Awaited<ReturnType<typeof listSeatedIn>>;

/** What a dispute over a match of a tournament is about, and what a decision does with it. */
export const contestedMatch = contestedBy({
  // Nothing can be given back; where a ruling by which nobody won is right, it goes on with it.
  decisions: ['award', 'resume', 'escalate'],
  async lock(tx, id) {
    const key = contestKeyOf(id);
    const row = key && (await lockTournament(tx, key.tournamentId));
    return row && { row, match: key.match };
  },
  async list(reader, ids) {
    const keys = ids.flatMap((id) => contestKeyOf(id) ?? []);
    const [rows, matches] = await Promise.all([
      listTournamentsById(reader, [...new Set(keys.map(({ tournamentId }) => tournamentId))]),
      listMatchesById(reader, keys),
    ]);
    const seated = await listSeatedIn(
      reader,
      matches.map(({ tournamentId, one, other }) => ({ tournamentId, seeds: [one, other] })),
    );
    const lineups: SeatView[] = [];
    for (const row of rows)
      if (row.teamSize !== null) {
        const captains = seated.filter(({ tournamentId }) => tournamentId === row.id).map(({ userId }) => userId);
        lineups.push(...(await listSeats(reader, row.id, captains)));
      }
    return keys.flatMap((key) => {
      const row = rows.find(({ id }) => id === key.tournamentId);
      const match = matches.find((one) => one.tournamentId === key.tournamentId && one.match === key.match);
      return row && match ? [contestOf(row, match, key, seated, lineups)] : [];
    });
  },
  // Two reports that contradict each other open the dispute of a match; what is filed contests a ruling.
  disputable: listContestable,
  file: contestRuling,
  async decide(tx, { row, match }, decision, { at, actorId, newId, reason = null }) {
    const tournamentId = row.id;
    const found = await readMatch(tx, tournamentId, match);
    if (!found) throw new Refused('NOT_FOUND');
    if (decision.kind === 'escalate') return;
    const stored = bracketOf(row, await readFacts(tx, tournamentId));
    const judge = actorId === null ? undefined : await readEntry(tx, tournamentId, actorId);
    const isPlaying = judge !== undefined && judge.seed !== null;
    if (isPlaying || (isContested(found) && actorId === row.organiserId)) throw new Refused('OWN_DISPUTE');
    const write = async (change: Change, what: 'match.decided' | 'match.amended'): Promise<void> => {
      const meeting = { ...meetingOf(found), status: 'decided' as const, dueAt: null };
      const told = { at, actorId, newId, match, what, reason, decision: 'dispute-decided' as const };
      await applyChange(tx, row, stored, change, { ...told, meeting, decisionId: newId() });
    };
    if (decision.kind !== 'award') {
      if (isContested(found)) await write(restate(stored, match), 'match.decided');
      return;
    }
    const winner = await readEntrant(tx, tournamentId, decision.winnerId);
    const side = winner?.seed === found.one ? 0 : 1;
    if (isContested(found)) {
      const seed = winner?.seed ?? NOBODY;
      const other = { winner: seed, isDraw: false, games: null };
      if (seed === found.winner) return write(restate(stored, match), 'match.decided');
      return write(must(ruleResult(stored.bracket, match, other)), 'match.amended');
    }
    // The report of the winner, or of the other one where it says the same.
    const report = found.words.find((said) => said && winnerOf(said.games) === side);
    const said = report
      ? ({ winner: side, how: 'played', games: report.games } as const)
      : ({ winner: side, how: 'forfeit' } as const);
    return write(must(recordResult(stored.bracket, match, said)), 'match.decided');
  },
});

/**
 * Tells staff when the two of a match sign in from one place, and when the organiser and somebody who is paid do: the
 * prize can be corrected as long as it is locked, and after.
 */
export const compareMatchOrigins = comparesOrigins(
  'compare-match-origins',
  ['tournament.match-changed', 'tournament.completed'],
  (event) => {
    if (event.type === 'tournament.match-changed')
      return event.data.what === 'match.begun' ? (event.data.sides ?? event.concerns.map((userId) => [userId])) : [];
    const { poolCents, organiserId, prizes } = event.data;
    return poolCents > 0 ? [[organiserId], prizes.map(({ userId }) => userId)] : [];
  },
);

function contestOf(
  row: TournamentRow,
  match: MatchRow,
  { attempt }: ContestKey,
  seated: Seated,
  lineups: readonly SeatView[],
): Omit<Contest, 'gameTitle'> {
  const own = [match.one, match.other].flatMap(
    (seed) => seated.find((player) => player.tournamentId === row.id && player.seed === seed) ?? [],
  );
  // A later meeting of other two: what was said of the old one is gone with it.
  const isSame = match.attempt === attempt;
  const sides = own.map(({ userId, username, avatarId }): Side => {
    const lineup = lineups.filter((seat) => seat.tournamentId === row.id && seat.captainId === userId);
    const players =
      lineup.length === 0
        ? [{ id: userId, username, avatarId }]
        : lineup.map((seat) => ({ id: seat.userId, username: seat.username, avatarId: seat.avatarId }));
    return { id: userId, name: username, players, heldCents: row.buyInCents === 0 ? 0 : heldOf(stakeOf(row)) };
  });
  const winner = own.find(({ seed }) => seed === match.winner);
  const reports = isSame ? shownReports(match, own) : [];
  return {
    id: contestIdOf({ ...match, attempt }),
    title: `${row.title}: ${own.map(({ username }) => username).join(' vs ')}`,
    game: row.game,
    stakeCents: row.buyInCents,
    poolCents: poolOf(row, row.field ?? row.entrants),
    sides: isSame ? sides : [],
    standingId: isContested(match) ? (winner?.userId ?? null) : (reports[0]?.winnerId ?? null),
    isDisputed: isSame && match.status === 'disputed' && row.status === 'running',
    winnerId: isSame && match.status === 'decided' ? (winner?.userId ?? null) : null,
    // Prizes are paid, or everything has gone back, at the end of the tournament alone.
    isOver: row.status === 'completed' || row.status === 'cancelled',
    outcome: null,
    reports,
  };
}

const shownReports = ({ words }: MatchRow, own: Seated): SideReport[] =>
  reportsOf(words).flatMap(({ side, games, recordingUrl, at }) => {
    const [sideId, winnerId] = [own[side]?.userId, own[winnerOf(games)]?.userId];
    if (sideId === undefined || winnerId === undefined) return [];
    return [{ sideId, winnerId, score: `${games[0]}–${games[1]}`, recordingUrl: recordingUrl || null, at }];
  });
