import type { BattlegroundTab } from '../../domain/battles/battles.paths.ts';
import * as t from './__generated__/messages.ts';

/** The tabs of Battlegrounds in their order (BG-02, BG-03). */
export const BATTLEGROUND_TABS = [
  { value: 'create', label: t.createBattle() },
  { value: 'live-battles', label: t.battleHub() },
  { value: 'tournaments', label: t.tournaments() },
  { value: 'brackets', label: t.customBrackets() },
  { value: 'creators', label: t.creatorChallenges() },
  { value: 'premium', label: t.premiumListings() },
] as const satisfies readonly { value: BattlegroundTab; label: string }[];

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): BattlegroundTab =>
  BATTLEGROUND_TABS.find((tab) => tab.value === value)?.value ?? 'create';
