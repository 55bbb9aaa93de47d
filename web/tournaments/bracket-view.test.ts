import { expect, it } from 'vitest';
import { startBracket, recordResult } from '../../domain/tournaments/change-bracket.ts';
import { buildGraph, item } from '../../domain/tournaments/graph.ts';
import { must } from '../../domain/shared/refusals.ts';
import { planOf } from '../../domain/tournaments/tournament.ts';
import type { MatchState } from '../../domain/tournaments/fold.ts';
import { type BracketPage, isPlayed, nextOf, ownMatchOf, resultWords, slotName, viewOf } from './bracket-view.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
const shape = { hasThird: false, swissRounds: null, groupSize: 4 };
const terms = { ...shape, id: 'cup', format: 'DOUBLE' as const, bestOf: [1] };

const upper = (word: string): never => word.replaceAll('-', '_').toUpperCase() as never;

const rowOf = ({ slots, state, winner, how, games }: MatchState, match: number, isCalled: boolean) => ({
  __typename: 'BracketMatch' as const,
  match,
  slots: [...slots],
  state: upper(state),
  winner,
  how: how === null ? null : upper(how),
  games: [...games],
  status: upper(isCalled ? 'check-in' : state === 'decided' ? 'decided' : 'waiting'),
  dueAt: null,
  attempt: 1,
});

/** A double elimination of five in which the first match that is played has its result. */
function page(): BracketPage {
  const graph = buildGraph(planOf({ ...shape, format: 'double', bestOf: [1] }, NAMES.length));
  const first = startBracket(graph).bracket;
  const [match = 0] = first.called;
  const { bracket } = must(recordResult(first, match, { winner: 1, how: 'played', games: [0, 1] }));
  return {
    __typename: 'TournamentBracket',
    version: 1,
    entrants: NAMES.map((username, seed) => ({
      __typename: 'TournamentEntrant',
      id: username.toLowerCase(),
      username,
      avatarUrl: null,
      status: 'HERE',
      seed,
      rating: null,
      place: null,
      prizeCents: 0,
    })),
    matches: bracket.folded.matches.map((state, id) => rowOf(state, id, bracket.called.has(id))),
  };
}

function seenBy(viewerId: string | null) {
  const view = viewOf(terms, page(), viewerId, null);
  if (!view) throw new Error('there is no bracket');
  return view;
}

it('there is no bracket before the start', () => {
  expect(viewOf(terms, { ...page(), matches: [] }, null, null)).toBeNull();
});

it('names who plays, or where they come from, and says what became of it', () => {
  const view = seenBy(null);
  const played = view.rows.findIndex(({ how }) => how === 'PLAYED');
  expect(resultWords(view, played)).toBe('Eve beat Di 1–0');
  const next = nextOf(view.graph, played) ?? -1;
  expect([slotName(view, next, 0), slotName(view, next, 1)]).toEqual(['Ada', 'Eve']);
  const last = view.graph.matches.findIndex(({ part, round }) => part === 'final' && round === 1);
  const upperFinal = view.graph.matches.findIndex(({ part, round }) => part === 'upper' && round === 3);
  expect(slotName(view, last, 0)).toBe(`Winner of match ${upperFinal + 1}`);
  expect(nextOf(view.graph, last)).toBeNull();
});

it('shows nobody a bye, and each round under its name', () => {
  const view = seenBy(null);
  const byes = view.rows.filter((row) => !isPlayed(row));
  expect(byes.length).toBeGreaterThan(0);
  expect(byes.every(({ how, state }) => how === 'BYE' || state === 'EMPTY')).toBe(true);
  expect(view.rounds.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Upper round 1', 'Upper final', 'Lower round 1', 'Lower final', 'Final', 'Second final']),
  );
});

it('leads a player to the match that is called, and onlookers nowhere', () => {
  const view = seenBy('eve');
  const own = ownMatchOf(view);
  expect(own?.status).toBe('CHECK_IN');
  expect(item(view.rows, own?.match ?? -1).slots).toContain(4);
  expect(ownMatchOf(seenBy(null))).toBeNull();
  expect(ownMatchOf(seenBy('somebody'))).toBeNull();
});
