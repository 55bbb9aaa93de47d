import type { BattlegroundTab } from '../../domain/battles/battles.paths.ts';
import { optionsOf } from '../ui/options.ts';
import * as t from './__generated__/messages.ts';

/** The tabs of Battlegrounds in their order (BG-02, BG-03). */
export const BATTLEGROUND_TABS = optionsOf<BattlegroundTab>({
  create: t.createBattle(),
  'live-battles': t.battleHub(),
  tournaments: t.tournaments(),
  brackets: t.customBrackets(),
  creators: t.creatorChallenges(),
  premium: t.premiumListings(),
});

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): BattlegroundTab =>
  BATTLEGROUND_TABS.find((tab) => tab.value === value)?.value ?? 'create';
