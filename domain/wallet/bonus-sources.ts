/** What the house gives BattleCoin for, by the first part of the operation key of such a bonus. */
const BONUS_SOURCES = {
  'starter-bonus': 'Tutorial Challenge',
  referral: 'Referral',
  mission: 'Mission',
  login: 'Daily login bonus',
} as const;

export type BonusSource = keyof typeof BONUS_SOURCES;

/** As a player reads it; null for a key that says nothing. */
export function bonusSourceOf(opKey: string): string | null {
  const [source = ''] = opKey.split(':', 1);
  return Object.hasOwn(BONUS_SOURCES, source) ? BONUS_SOURCES[source as BonusSource] : null;
}
