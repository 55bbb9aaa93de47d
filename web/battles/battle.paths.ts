import { dashboardPath } from '../address/paths.ts';

/** The tabs of Battlegrounds in their order (BG-02, BG-03). */
export const BATTLEGROUND_TABS = [
  { value: 'create', label: 'Create Battle' },
  { value: 'live-battles', label: 'Battle Hub' },
  { value: 'tournaments', label: 'Tournaments' },
  { value: 'brackets', label: 'Custom Brackets' },
  { value: 'creators', label: 'Creator Challenges' },
  { value: 'premium', label: 'Premium Listings' },
] as const;

export type BattlegroundTab = (typeof BATTLEGROUND_TABS)[number]['value'];

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): BattlegroundTab =>
  BATTLEGROUND_TABS.find((tab) => tab.value === value)?.value ?? 'create';

export const battlegroundsPath = (tab: BattlegroundTab): string => `${dashboardPath}?tab=${tab}`;

/** CH-01 */
const DEFAULT_BATTLE_ID = '1';

/** Which battle an address under /challenge asks for, and the invite code that it brings. */
export function challengeQuestion(pathname: string, search: string): { id: string; code: string | null } {
  const [, , segment = ''] = pathname.split('/');
  return {
    id: segment === '' ? DEFAULT_BATTLE_ID : decoded(segment),
    code: new URLSearchParams(search).get('code')?.trim().toUpperCase() ?? null,
  };
}

/** As it stands when it is no proper encoding: there is no such battle then either. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
