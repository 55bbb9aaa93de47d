import * as t from './__generated__/messages.ts';

export interface ScoreOption {
  /** Games won, in the order of the slots. */
  readonly value: string;
  readonly label: string;
}

/** How a best of n can end, the first player's wins first. */
export function scoreOptions(bestOf: number, names: readonly [string, string]): ScoreOption[] {
  const wins = (bestOf + 1) / 2;
  const lost = Array.from({ length: wins }, (_, games) => games);
  return [
    ...lost.map((games) => ({
      value: `${wins}-${games}`,
      label: t.nameWonScore({ name: names[0], wins, games }),
    })),
    ...lost.map((games) => ({
      value: `${games}-${wins}`,
      label: t.nameWonScore({ name: names[1], wins, games }),
    })),
  ];
}

/** The games of both, of what was chosen. */
export const gamesOf = (value: string): number[] => value.split('-').map(Number);
