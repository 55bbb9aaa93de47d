import type { Page } from 'playwright/test';
import { recordResult, startBracket } from '../../../domain/tournaments/change-bracket.ts';
import { buildGraph } from '../../../domain/tournaments/graph.ts';
import { must } from '../../../domain/shared/refusals.ts';

const upper = (word: string): string => word.replaceAll('-', '_').toUpperCase();

/** A double elimination in which half of the first round has its result, as the gateway answers it. */
function largeBracket(count: number) {
  let { bracket } = startBracket(buildGraph({ format: { kind: 'double' }, entrants: count, bestOf: [1] }));
  for (const match of [...bracket.called].slice(0, count / 4))
    bracket = must(recordResult(bracket, match, { winner: 0, how: 'played', games: [1, 0] })).bracket;
  return {
    __typename: 'TournamentBracket',
    version: 1,
    entrants: Array.from({ length: count }, (_, seed) => ({
      __typename: 'TournamentEntrant',
      id: `entrant-${seed}`,
      username: `Entrant ${seed + 1}`,
      avatarUrl: null,
      teamId: null,
      players: [],
      worn: null,
      seed,
    })),
    matches: bracket.folded.matches.map(({ slots, state, winner, how, games }, match) => ({
      __typename: 'BracketMatch',
      match,
      slots,
      winner,
      how: how === null ? null : upper(how),
      games,
      status: bracket.called.has(match) ? 'CHECK_IN' : state === 'decided' || state === 'empty' ? 'DECIDED' : 'WAITING',
      dueAt: null,
    })),
  };
}

/** From now on the bracket that a page reads is one of so many; all else of the page is as it is. */
export async function answerLargeBracket(page: Page, count: number): Promise<void> {
  const tournamentBracket = largeBracket(count);
  await page.route(/\/graphql/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { tournamentBracket?: unknown } };
    const json = body.data?.tournamentBracket ? { ...body, data: { ...body.data, tournamentBracket } } : body;
    await route.fulfill({ response, json });
  });
}
