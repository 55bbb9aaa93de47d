import { FEE_BASIS_POINTS, feeOf, poolOf } from '../../domain/battles/battle.ts';
import { holdMaxOf } from '../../domain/teams/shares.ts';
import { formatCents } from '../format/format.ts';
import type { TeamPayer } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

interface ShareFigures {
  /** What the player's own part of the stake is at the most. */
  readonly shareCents: number;
  readonly feeCents: number;
  /** Both together: what leaves the wallet at the most. */
  readonly holdCents: number;
  readonly poolCents: number;
  /** What the player is paid if the team wins: twice the own part. */
  readonly payoutCents: number;
}

/** What one of `payers` puts in for a stake, and gets. */
export function figuresOfShare(stakeCents: number, payers: number): ShareFigures {
  const shareCents = Math.ceil(stakeCents / payers);
  return {
    shareCents,
    feeCents: feeOf(shareCents),
    holdCents: holdMaxOf(stakeCents, payers),
    poolCents: poolOf(stakeCents),
    payoutCents: 2 * shareCents,
  };
}

/** The deal of one payer, line by line. */
export const shareDetails = (stakeCents: number, payers: number) => {
  const figures = figuresOfShare(stakeCents, payers);
  return [
    { term: t.stakeOfEachTeam(), detail: formatCents(stakeCents) },
    {
      term: payers > 1 ? t.yourStakeOfPayers({ payers }) : t.yourStake(),
      detail: formatCents(figures.shareCents),
    },
    { term: t.platformFee({ percent: FEE_BASIS_POINTS / 100 }), detail: formatCents(figures.feeCents) },
    {
      term: payers > 1 ? t.heldFromYourWalletAtMost() : t.heldFromYourWallet(),
      detail: formatCents(figures.holdCents),
      total: true,
    },
    { term: t.poolOfTheWinningTeam(), detail: formatCents(figures.poolCents) },
    { term: t.paidToYouIfYourTeamWins(), detail: formatCents(figures.payoutCents) },
  ];
};

interface Agreed {
  readonly teamId: string;
  readonly player: { readonly id: string };
}

/** Who pays for a team as things stand, if `viewerId` says yes too; the captain always does. */
export function payersWith(
  offer: { readonly payer: TeamPayer; readonly agreements: readonly Agreed[] },
  teamId: string,
  captainId: string | null,
  viewerId: string,
): number {
  if (offer.payer === 'CAPTAIN') return 1;
  const paying = new Set([viewerId, ...(captainId === null ? [] : [captainId])]);
  for (const agreement of offer.agreements) if (agreement.teamId === teamId) paying.add(agreement.player.id);
  return paying.size;
}
