import { sumsOf } from '../../domain/results/result-sums.ts';
import type { BattleDetailFragment } from './operations/__generated__/battle.gql.ts';
import * as t from './__generated__/messages.ts';

/** One line of a settlement: who got how much out of the escrow. */
export interface Payment {
  readonly to: string;
  readonly what: string;
  readonly cents: number;
}

type Settled = Pick<
  BattleDetailFragment,
  'status' | 'creator' | 'opponent' | 'winnerId' | 'stakeCents' | 'holdCents' | 'feeCents'
>;

/** Where the held money went; the lines add up to what was held. Empty while it is still held. */
export function paymentsOf({
  status,
  creator,
  opponent,
  winnerId,
  stakeCents,
  holdCents,
  feeCents,
}: Settled): readonly Payment[] {
  const players = opponent === null ? [creator] : [creator, opponent];
  switch (status) {
    case 'COMPLETED':
      return [
        ...players.map((player) => {
          const { hasWon, paidCents } = sumsOf({ stakeCents, feeCents }, player.id === winnerId);
          return { to: player.username, what: hasWon ? t.winsTheFullPool() : t.lostTheStake(), cents: paidCents };
        }),
        { to: 'Gauntlet', what: t.platformFeeOfBothPlayers(), cents: 2 * feeCents },
      ];
    case 'CANCELLED':
    case 'EXPIRED':
      return players.map((player) => ({ to: player.username, what: t.stakeAndFeeBack(), cents: holdCents }));
    case 'DRAFT':
    case 'WAITING':
    case 'ACTIVE':
    case 'DISPUTED':
      return [];
  }
}
