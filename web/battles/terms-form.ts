import { DESCRIPTION_MAX, TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { formatCents, parseDollars } from '../format/format.ts';
import type { BattleGame, BattleMode, BattlePrivacy, BattleTermsInput } from '../data/__generated__/schema-types.ts';
import { figuresOf } from './stake-figures.ts';
import type { BattleRulesQuery } from './operations/__generated__/battle-rules.gql.ts';
import type { DraftTermsFragment } from './operations/__generated__/draft-terms.gql.ts';

/** BG-17, to the letter. */
export const PRIVACY_OPTIONS: readonly { value: BattlePrivacy; label: string }[] = [
  { value: 'PUBLIC', label: 'Public - Anyone can join' },
  { value: 'FRIENDS', label: 'Friends Only' },
  { value: 'INVITE', label: 'Invite Only' },
];

/** For badges of battles that not everybody may join. */
export const PRIVACY_WORDS: Readonly<Record<BattlePrivacy, string>> = {
  PUBLIC: 'Public',
  FRIENDS: 'Friends Only',
  INVITE: 'Invite Only',
};

/** The Create Battle form as it stands on the screen. */
export interface TermsForm {
  readonly game: BattleGame;
  readonly mode: BattleMode;
  /** As typed, in dollars. */
  readonly stake: string;
  readonly title: string;
  readonly description: string;
  readonly privacy: BattlePrivacy;
}

export const EMPTY_TERMS: TermsForm = {
  game: 'VALORANT',
  mode: 'DUEL',
  stake: '',
  title: '',
  description: '',
  privacy: 'PUBLIC',
};

export const formOf = ({ game, mode, stakeCents, title, description, privacy }: DraftTermsFragment): TermsForm => ({
  game,
  mode,
  // A draft may be kept before its stake is known.
  stake: stakeCents === 0 ? '' : decimalOf(stakeCents),
  title,
  description,
  privacy,
});

/** What the server is sent; an empty stake is zero, which only a draft may have. */
export const inputOf = ({ stake, ...terms }: TermsForm): BattleTermsInput => ({
  ...terms,
  title: terms.title.trim(),
  description: terms.description.trim(),
  stakeCents: parseDollars(stake) ?? 0,
});

export type TermsErrors = Readonly<Partial<Record<keyof TermsForm, string>>>;

type Bounds = Pick<BattleRulesQuery['battleRules'], 'minStakeCents' | 'maxStakeCents' | 'feeBasisPoints'>;

/** What keeps the form from being kept as a draft: only what could not be stored. */
export function checkDraft({ stake, title, description }: TermsForm): TermsErrors {
  return {
    ...(stake.trim() !== '' && parseDollars(stake) === null && { stake: 'Enter an amount such as 50 or 12.50.' }),
    ...(title.trim().length > TITLE_MAX && { title: `At most ${TITLE_MAX} characters.` }),
    ...(description.trim().length > DESCRIPTION_MAX && { description: `At most ${DESCRIPTION_MAX} characters.` }),
  };
}

/**
 * What keeps the form from becoming a battle.
 * @param rules null while the bounds are not known; the server holds them in any case
 * @param availableCents free to bet; null while the wallet is not known
 */
export function checkTerms(form: TermsForm, rules: Bounds | null, availableCents: number | null): TermsErrors {
  const stake = checkStake(form.stake, rules, availableCents);
  return { ...(stake !== null && { stake }), ...checkDraft(form) };
}

function checkStake(stake: string, rules: Bounds | null, availableCents: number | null): string | null {
  if (stake.trim() === '') return 'Enter the stake.';
  const stakeCents = parseDollars(stake);
  if (stakeCents === null || rules === null) return null;
  if (stakeCents < rules.minStakeCents || stakeCents > rules.maxStakeCents) {
    return `A stake lies between ${formatCents(rules.minStakeCents)} and ${formatCents(rules.maxStakeCents)}.`;
  }
  const { holdCents, remainingCents } = figuresOf(stakeCents, rules.feeBasisPoints, availableCents);
  if (availableCents === null || remainingCents === null || remainingCents >= 0) return null;
  return `Stake and fee come to ${formatCents(holdCents)}; ${formatCents(availableCents)} is available to bet.`;
}
