import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import { Refused, type Ruling, must } from '../../../domain/shared/refusals.ts';
import { acceptResult, recordResult } from '../../../domain/tournaments/change-bracket.ts';
import { type Pair, type Side, item } from '../../../domain/tournaments/graph.ts';
import {
  type Meeting,
  type MeetingTransition,
  checkIn,
  reportMatch as report,
  winnerOf,
} from '../../../domain/tournaments/match-life.ts';
import { matchReport } from '../../../domain/tournaments/tournaments.schemas.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { readEntry } from '../../../db/tournaments/lineup.queries.ts';
import { readFacts, readMatch } from '../../../db/tournaments/match.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { MatchRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { inStanding } from '../../accounts/index.ts';
import { openOwnDispute } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { applyChange, applyMeeting, bracketOf, graphOf, meetingOf } from './change-bracket.ts';
import { contestIdOf } from './contest-id.ts';

export interface MatchKey {
  readonly tournamentId: string;
  readonly match: number;
  /** The meeting that the caller has read: a later one is another. */
  readonly attempt: number;
}

/** The frame of what a player, or the captain of a team, does in the own match. Answers the tournament's id. */
function changeOwnMatch(
  deps: Deps,
  { userId }: Actor,
  { operation, key, at, payload }: { operation: string; key: string; at: MatchKey; payload: unknown },
  rule: (meeting: Meeting, side: Side, row: TournamentRow, now: number) => Ruling<MeetingTransition>,
): Promise<string> {
  const { tournamentId: id, match, attempt } = at;
  return deps.db.transact(async (tx) => {
    const now = deps.now();
    const call = { userId, key, operation, payload: [at, payload], answerId: id, at: now };
    // The tournament first: what is read of it stays as it is.
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id), readEntry(tx, id, userId)]);
    return onceOver(tx, call, ask, async ([account, row, entrant]) => {
      inStanding(account);
      const found = row && (await readMatch(tx, id, match));
      if (!row || !found) throw new Refused('NOT_FOUND');
      if (row.status !== 'running') throw new Refused('TOURNAMENT_NOT_RUNNING');
      const side = entrant?.seed === null ? null : sideOf(found, entrant?.seed);
      if (side === null) throw new Refused('NOT_ENTERED');
      if (entrant?.userId !== userId) throw new Refused('CAPTAIN_ONLY');
      if (found.attempt !== attempt) throw new Refused('MATCH_CHANGED');
      const transition = must(rule(meetingOf(found), side, row, now));
      await applyTransition(deps, tx, row, found, transition, { at: now, actorId: userId });
    });
  });
}

const sideOf = ({ one, other }: MatchRow, seed: number | undefined): Side | null =>
  seed === one ? 0 : seed === other ? 1 : null;

/** Brings a match to where a rule put its meeting; the tournament is locked. */
export async function applyTransition(
  deps: Deps,
  tx: Tx,
  row: TournamentRow,
  match: MatchRow,
  transition: MeetingTransition,
  telling: { readonly at: number; readonly actorId: string | null },
): Promise<void> {
  const { meeting, result, event } = transition;
  const told = { ...telling, newId: deps.newId };
  if (result === null) {
    await applyMeeting(tx, row, match, transition, told);
    if (event === 'match.disputed') {
      const description = OWN_COMPLAINTS[row.teamSize === null ? 'playersDiffer' : 'captainsDiffer'];
      const complaint = { description, haveBothSpoken: true, at: telling.at };
      await openOwnDispute(deps, tx, { kind: 'tournament', id: contestIdOf(match) }, complaint);
    }
    return;
  }
  const stored = bracketOf(row, await readFacts(tx, row.id));
  const change = must(recordResult(stored.bracket, match.match, result));
  const own = { match: match.match, what: event, reason: null, meeting, decisionId: deps.newId() };
  await applyChange(tx, row, stored, change, { ...told, ...own });
}

/**
 * Says that the caller is there to play; once both are, the match begins.
 * @throws Refused NOT_FOUND, TOURNAMENT_NOT_RUNNING, NOT_ENTERED, CAPTAIN_ONLY, MATCH_CHANGED, MATCH_NOT_CALLED
 */
export const checkInMatch = (deps: Deps, actor: Actor, key: string, at: MatchKey): Promise<string> =>
  changeOwnMatch(deps, actor, { operation: 'checkInMatch', key, at, payload: null }, (meeting, side, row, now) =>
    checkIn(meeting, side, item(graphOf(row).matches, at.match).bestOf, now),
  );

export interface MatchReportInput extends MatchKey {
  /** Games won, in the order of the slots. */
  readonly games: Pair<number>;
  readonly recordingUrl: string;
}

/**
 * One player's word. Two that agree decide, one stands after its time, two that do not are a dispute.
 * @throws Refused NOT_FOUND, TOURNAMENT_NOT_RUNNING, NOT_ENTERED, CAPTAIN_ONLY, MATCH_CHANGED, MATCH_NOT_PLAYING,
 * ALREADY_REPORTED, SCORE_IMPOSSIBLE, RECORDING_REQUIRED
 */
export async function reportMatch(
  deps: Deps,
  actor: Actor,
  key: string,
  { games: said, recordingUrl: link, ...at }: MatchReportInput,
): Promise<string> {
  const { games, recordingUrl } = readInput(matchReport, { games: [said[0], said[1]], recordingUrl: link });
  return changeOwnMatch(
    deps,
    actor,
    { operation: 'reportMatch', key, at, payload: [games, recordingUrl] },
    (meeting, side, row, now) => {
      const accepted = acceptResult(graphOf(row), at.match, { winner: winnerOf(games), how: 'played', games });
      return accepted.ok ? report(meeting, side, { games, recordingUrl, at: now }) : accepted;
    },
  );
}
