import type { StakeBoardFieldsFragment } from './operations/__generated__/market.gql.ts';

type Board = StakeBoardFieldsFragment | undefined;

/**
 * Which of two boards is shown: the one that came last, unless it is of the same market as it was before. News and answers
 * overtake each other, and odds that go back and forth would be read as odds that move.
 */
export function newerBoard(shown: Board, come: Board): Board {
  if (!come) return come;
  const isSame = shown?.contestId === come.contestId && shown.market?.id === come.market?.id;
  return isSame && (shown?.market?.version ?? 0) > (come.market?.version ?? 0) ? shown : come;
}
