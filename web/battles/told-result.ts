import { sumsOf } from '../../domain/results/result-sums.ts';
import { formatCents } from '../format/format.ts';
import { resultWords } from '../format/result-words.ts';
import type { BattleDetailFragment } from './operations/__generated__/battle.gql.ts';
import * as t from './__generated__/messages.ts';

/** What a player reads once the own word on the result is in. */
export function toldResult(battle: BattleDetailFragment): { title: string; description: string } {
  const { status, viewerResult } = battle;
  if (status === 'DISPUTED') return { title: t.inDispute(), description: t.theTwoResultsDifferAModeratorDecides() };
  if (status !== 'COMPLETED') return { title: t.resultReported(), description: t.yourWordStands() };
  return viewerResult === 'WIN'
    ? { title: t.youWon(), description: resultWords(sumsOf(battle, true)) }
    : { title: t.battleSettled(), description: resultWords(sumsOf(battle, false)) };
}

/** 'You lose $10.00; NAME is paid $20.00.': what it costs to have lost, before it is said. */
export const lossWords = ({ stakeCents, poolCents }: BattleDetailFragment, name: string): string =>
  t.youLoseStakeNameIsPaidPool({ stake: formatCents(stakeCents), name, pool: formatCents(poolCents) });
