import ical, { ICalEventStatus } from 'ical-generator';
import { decimalOf } from '../../domain/shared/money.ts';
import { tidyLine } from '../../domain/shared/text.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { type Entrant, NOBODY, OPEN, item } from '../../domain/tournaments/graph.ts';
import { matchTitle, roundTitle } from '../../domain/tournaments/match-names.ts';
import { tournamentMatchPath, tournamentPath } from '../../domain/tournaments/tournaments.paths.ts';
import type { EntrantView } from '../../db/tournaments/entrant.queries.ts';
import type { TournamentView } from '../../db/tournaments/tournament.queries.ts';
import type { MatchRow } from '../../db/tournaments/tournament.table.ts';
import { type Cell, toCsv } from '../kernel/http/csv.ts';
import type { TournamentStandings } from './bracket/bracket.types.ts';
import { graphOf } from './bracket/change-bracket.ts';

/** Names by seed; empty for a slot that nobody has yet, or nobody ever will. */
const namesOf = (entrants: readonly EntrantView[]) => {
  const names = new Map(entrants.flatMap(({ seed, username }) => (seed === null ? [] : [[seed, username] as const])));
  return (entrant: Entrant): string => names.get(entrant) ?? '';
};

/** What an entrant is called at the head of a column. */
const headerOf = ({ teamSize }: Pick<TournamentView, 'teamSize'>): string => (teamSize === null ? 'Player' : 'Team');

/** The places as they stand for a spreadsheet, best first; no row before the start. */
export function standingsCsv(
  view: Pick<TournamentView, 'teamSize'>,
  entrants: readonly EntrantView[],
  { places }: TournamentStandings,
): Buffer {
  const nameOf = namesOf(entrants);
  const rows = places.map(({ entrant, place, prizeCents }): Cell[] => [
    place,
    nameOf(entrant),
    entrant + 1,
    decimalOf(prizeCents),
  ]);
  return toCsv(['Place', headerOf(view), 'Seed', 'Prize (USD)'], rows);
}

/** Every match for a spreadsheet, in the order of the bracket; no row before the start. */
export function matchesCsv(view: TournamentView, entrants: readonly EntrantView[], matches: readonly MatchRow[]) {
  const nameOf = namesOf(entrants);
  const graph = graphOf(view);
  const rows = matches.map(({ match, one, other, gamesOne, gamesOther, winner, how, state }): Cell[] => {
    const plan = item(graph.matches, match);
    const games = how === 'played' || how === 'draw' ? [gamesOne, gamesOther] : ['', ''];
    return [
      match + 1,
      roundTitle(graph, plan),
      plan.bestOf,
      nameOf(one),
      nameOf(other),
      ...games,
      nameOf(winner),
      how ?? '',
      state,
    ];
  });
  const who = headerOf(view);
  return toCsv(
    ['Match', 'Round', 'Best of', `${who} 1`, `${who} 2`, 'Games 1', 'Games 2', 'Winner', 'How', 'State'],
    rows,
  );
}

/** A text of one line as RFC 5545 has it; `ical-generator` does so by itself, but for the name of the calendar. */
const calendarText = (line: string): string => line.replaceAll(/[\\;,]/g, String.raw`\$&`);

/** What somebody's calendar is made from. */
interface Dates {
  readonly view: TournamentView;
  readonly entrants: readonly EntrantView[];
  /** The matches that whoever asks is in. */
  readonly own: readonly MatchRow[];
  /** Their seed; null for onlookers. */
  readonly seed: Entrant | null;
  readonly publicUrl: string;
  readonly now: number;
}

/** Check-in and start of a tournament, and until when one's own called matches wait, as iCalendar (RFC 5545). */
export function calendarOf({ view, entrants, own, seed, publicUrl, now }: Dates): Buffer {
  const nameOf = namesOf(entrants);
  const code = view.privacy === 'code' ? view.entryCode : null;
  const stamp = new Date(now);
  const status = view.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  const url = `${publicUrl}${tournamentPath(view.id, code)}`;
  const title = tidyLine(view.title);
  const calendar = ical({ name: calendarText(title), prodId: '//Gauntlet//Tournaments//EN' });
  const startsAt = view.startedAt ?? view.startsAt;
  const checkInAt = view.startsAt - view.checkInMinutes * MINUTE;
  const moments = [
    { id: 'check-in', from: checkInAt, until: view.startsAt, summary: `${title}: check-in` },
    { id: 'start', from: startsAt, until: view.endedAt, summary: title },
  ];
  for (const { id, from, until, summary } of moments)
    calendar.createEvent({
      id: `${view.id}-${id}@gauntlet`,
      stamp,
      start: new Date(from),
      // What has no end yet takes no time in a calendar.
      end: until === null || until < from ? null : new Date(until),
      summary,
      url,
      status,
    });
  for (const { match, one, other, dueAt } of own) {
    const opponent = one === seed ? other : one;
    if (dueAt === null || opponent === OPEN || opponent === NOBODY) continue;
    calendar.createEvent({
      id: `${view.id}-match-${match}@gauntlet`,
      stamp,
      start: new Date(dueAt),
      summary: `${title}: ${matchTitle(match)} against ${tidyLine(nameOf(opponent))}, time is up`,
      url: `${publicUrl}${tournamentMatchPath(view.id, match, code)}`,
      status,
    });
  }
  return Buffer.from(calendar.toString());
}
