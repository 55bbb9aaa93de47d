import type { BattleRowFragment } from './operations/__generated__/battle.gql.ts';

/** Whether the seat is free for this player, as far as the list tells; the server decides. */
export const mayJoin = (battle: BattleRowFragment, viewerId: string | null): boolean =>
  battle.status === 'WAITING' && battle.opponent === null && viewerId !== null && battle.creator.id !== viewerId;
