import { type EventPayloads, playersIn } from '../../../domain/shared/events.ts';
import { type Bracket, type Change, readBracket } from '../../../domain/tournaments/change-bracket.ts';
import type { Fact } from '../../../domain/tournaments/fold.ts';
import { type Entrant, type Graph, buildGraph, item } from '../../../domain/tournaments/graph.ts';
import { MATCH_CHECK_IN, type Meeting, type MeetingTransition } from '../../../domain/tournaments/match-life.ts';
import { planOf } from '../../../domain/tournaments/tournament.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { listSeated } from '../../../db/tournaments/entrant.queries.ts';
import { readSeats } from '../../../db/tournaments/lineup.queries.ts';
import { listDisputed, putChange, updateMeeting } from '../../../db/tournaments/match.queries.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { MatchRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { settleStage } from './settle-stage.ts';
import { type Telling, toldOf } from '../talk/tell-tournament.ts';

/** The graph that a tournament is played on; none before the start. */
export const graphOf = (row: TournamentRow): Graph => buildGraph(planOf(row, row.field ?? 0));

/** A bracket with the rows of its facts. */
export interface StoredBracket {
  readonly bracket: Bracket;
  readonly stored: ReadonlyMap<Fact, string>;
}

export const bracketOf = (row: TournamentRow, stored: ReadonlyMap<Fact, string>): StoredBracket => ({
  bracket: readBracket(graphOf(row), [...stored.keys()]),
  stored,
});

export const meetingOf = ({ status, here, words, begunAt, dueAt }: MatchRow): Meeting => ({
  status,
  here,
  words,
  begunAt,
  dueAt,
});

export interface ChangeTold extends Telling {
  readonly newId: () => string;
  readonly match: number;
  readonly what: EventPayloads['tournament.match-changed']['what'];
  readonly reason: string | null;
  /** What was decided, where somebody did. */
  readonly decision?: EventPayloads['tournament.match-changed']['decision'];
}

/** Writes what a change of the bracket means, and tells whomever it concerns; the tournament is locked. */
export async function applyChange(
  tx: Tx,
  row: TournamentRow,
  { stored }: StoredBracket,
  change: Change,
  told: ChangeTold & { readonly decisionId: string; readonly meeting: Meeting | null },
): Promise<void> {
  const { at, actorId, newId, match, meeting, decisionId } = told;
  const own = new Map(meeting ? [[match, meeting]] : []);
  await putChange(tx, change, { tournamentId: row.id, at, byId: actorId, newId, decisionId, stored, own });
  // A result that is only confirmed changes nothing of the bracket.
  if (meeting && !change.rows.includes(match)) await updateMeeting(tx, { tournamentId: row.id, match }, meeting);
  const { isOver } = change.bracket.folded;
  // What is contested has a result, and holds the prizes all the same.
  const isSettled = isOver && (await listDisputed(tx, row.id)).length === 0;
  const stage = isSettled
    ? await settleStage(tx, row, change.bracket, { at, newId })
    : ({ status: 'running', dueAt: null } as const);
  await updateTournament(tx, row.id, { ...stage, version: row.version + 1 });
  const called = calledBy(change);
  await tellMatch(tx, { ...row, ...stage }, [...change.concerns], called, told);
}

/** Whose match is called with a change. */
const calledBy = ({ bracket, rows }: Change): ReadonlySet<Entrant> =>
  new Set(rows.flatMap((match) => (bracket.called.has(match) ? [...item(bracket.folded.matches, match).slots] : [])));

/** Writes how far the two of a match have come, where the bracket learns nothing of it. */
export async function applyMeeting(
  tx: Tx,
  row: TournamentRow,
  match: MatchRow,
  { meeting, event }: MeetingTransition,
  told: Omit<ChangeTold, 'match' | 'what' | 'reason'>,
): Promise<void> {
  await updateMeeting(tx, match, meeting);
  const reportBy = event === 'match.reported' && meeting.dueAt !== null && { reportBy: meeting.dueAt };
  const own = { ...told, match: match.match, what: event, reason: null, ...reportBy };
  await tellMatch(tx, row, [match.one, match.other], new Set(), own);
}

async function tellMatch(
  tx: Tx,
  row: TournamentRow,
  seeds: readonly Entrant[],
  called: ReadonlySet<Entrant>,
  { match, what, reason, decision, reportBy, ...telling }: ChangeTold & { readonly reportBy?: number },
): Promise<void> {
  const seated = await listSeated(tx, row.id, seeds);
  const entrantIds = seated.map(({ userId }) => userId);
  const seatsOf = await readSeats(tx, row, entrantIds);
  const sides = entrantIds.map((entrantId) => seatsOf(entrantId).map(({ userId }) => userId));
  const calledIds = seated.filter(({ seed }) => called.has(seed)).map(({ userId }) => userId);
  await appendEvent(tx, {
    type: 'tournament.match-changed',
    entity: 'tournament',
    entityId: row.id,
    concerns: playersIn(...sides.flat()),
    data: {
      ...toldOf(row, telling),
      match,
      what,
      calledIds,
      ...(calledIds.length > 0 && { checkInBy: telling.at + MATCH_CHECK_IN }),
      ...(reportBy !== undefined && { reportBy }),
      reason,
      ...(decision && { decision }),
      ...(row.teamSize !== null && { captainIds: entrantIds }),
      ...(what === 'match.begun' && { sides }),
    },
    at: telling.at,
  });
}
