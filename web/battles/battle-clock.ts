import type { BattleRowFragment } from './operations/__generated__/battle.gql.ts';

/** What a battle's clock runs to. */
type ClockKey = 'openUntil' | 'startsIn' | 'playUntil' | 'reportBy';

/** Which word belongs to the clock of a battle in a list; null where none runs. */
export function clockOf({
  status,
  game,
  opponent,
  endsAt,
}: Pick<BattleRowFragment, 'status' | 'game' | 'opponent' | 'endsAt'>): ClockKey | null {
  if (endsAt === null) return null;
  if (status === 'WAITING') return opponent === null ? 'openUntil' : 'startsIn';
  // Lichess tells how a game of chess has ended: nobody reports it.
  if (status === 'ACTIVE') return game === 'CHESS' ? 'playUntil' : 'reportBy';
  return null;
}
