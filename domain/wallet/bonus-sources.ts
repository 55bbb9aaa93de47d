/** What the house gives BattleCoin for, by the first part of the operation key of such a bonus. */
const BONUS_SOURCES = {
  'starter-bonus': 'Tutorial Challenge',
  referral: 'Referral',
  mission: 'Mission',
  login: 'Daily login bonus',
  streak: 'Streak milestone',
  loyalty: 'Loyalty',
  pass: 'Battle pass',
} as const;

export type BonusSource = keyof typeof BONUS_SOURCES;
export type BonusName = (typeof BONUS_SOURCES)[BonusSource];

export const isBonusSource = (text: string): text is BonusSource => Object.hasOwn(BONUS_SOURCES, text);

/** As a player reads it; null for a key that says nothing. */
export function bonusSourceOf(opKey: string): BonusName | null {
  const [source = ''] = opKey.split(':', 1);
  return isBonusSource(source) ? BONUS_SOURCES[source] : null;
}
