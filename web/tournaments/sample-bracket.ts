import { startBracket, recordResult } from '../../domain/tournaments/change-bracket.ts';
import { buildGraph } from '../../domain/tournaments/graph.ts';
import { must } from '../../domain/shared/refusals.ts';
import { planOf } from '../../domain/tournaments/tournament.ts';
import type { MatchState } from '../../domain/tournaments/fold.ts';
import { type BracketPage, type BracketView, viewOf } from './bracket-view.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
const shape = { hasThird: false, swissRounds: null, groupSize: 4 };
export const SAMPLE_TERMS = { ...shape, id: 'cup', format: 'DOUBLE' as const, bestOf: [1] };

const upper = (word: string): never => word.replaceAll('-', '_').toUpperCase() as never;

const rowOf = ({ slots, state, winner, how, games }: MatchState, match: number, isCalled: boolean) => ({
  __typename: 'BracketMatch' as const,
  match,
  slots: [...slots],
  winner,
  how: how === null ? null : upper(how),
  games: [...games],
  status: upper(isCalled ? 'check-in' : state === 'decided' || state === 'empty' ? 'decided' : 'waiting'),
  dueAt: null,
});

/** A double elimination of five in which the first match that is played has its result. */
export function samplePage(): BracketPage {
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
      worn: null,
      teamId: null,
      players: [],
      seed,
    })),
    matches: bracket.folded.matches.map((state, id) => rowOf(state, id, bracket.called.has(id))),
  };
}

/** The same as somebody sees it; null is a visitor. */
export function sampleView(viewerId: string | null): BracketView {
  const view = viewOf(SAMPLE_TERMS, samplePage(), viewerId === null ? null : { id: viewerId, username: '' }, null);
  if (!view) throw new Error('there is no bracket');
  return view;
}
