import type { BattlegroundTab } from '../../domain/battles/battles.paths.ts';

/** The tabs of Battlegrounds in their order (BG-02, BG-03). */
export const BATTLEGROUND_TABS = [
  { value: 'create', label: 'Create Battle' },
  { value: 'live-battles', label: 'Battle Hub' },
  { value: 'tournaments', label: 'Tournaments' },
  { value: 'brackets', label: 'Custom Brackets' },
  { value: 'creators', label: 'Creator Challenges' },
  { value: 'premium', label: 'Premium Listings' },
] as const satisfies readonly { value: BattlegroundTab; label: string }[];

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): BattlegroundTab =>
  BATTLEGROUND_TABS.find((tab) => tab.value === value)?.value ?? 'create';
