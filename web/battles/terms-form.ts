import * as z from 'zod/mini';
import { battleTexts } from '../../domain/battles/battles.schemas.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { modeFor } from '../forms/battle-options.ts';
import { choice } from '../forms/choice.ts';
import { parseDollars } from '../format/format.ts';
import type { BattleGame, BattleMode, BattlePrivacy, BattleTermsInput } from '../data/__generated__/schema-types.ts';
import type { DraftTermsFragment } from './operations/__generated__/battle.gql.ts';

/** The Create Battle form as it stands on the screen; the stake as typed, in dollars. */
export const termsSchema = z.extend(battleTexts, {
  game: choice<BattleGame>(),
  mode: choice<BattleMode>(),
  stake: z.string(),
  privacy: choice<BattlePrivacy>(),
});
export type TermsForm = z.infer<typeof termsSchema>;

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
  mode: modeFor(terms.game, terms.mode),
  stakeCents: parseDollars(stake) ?? 0,
});
