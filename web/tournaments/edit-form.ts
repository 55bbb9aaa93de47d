import { decimalOf } from '../../domain/shared/money.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import type { TournamentTermsInput } from '../data/__generated__/schema-types.ts';
import { type CreateForm, inputOf, localOf } from './create-form.ts';
import type { TournamentDetailFragment } from './operations/__generated__/tournament.gql.ts';

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure));

/** A draft as the form shows it. */
export function formOf(draft: TournamentDetailFragment): CreateForm {
  const { title, rules, game, format, hasThird, seeding, privacy, isVerifiedOnly, isExclusive } = draft;
  return {
    title,
    rules,
    game,
    format,
    hasThird,
    swissRounds: textOf(draft.swissRounds),
    groupSize: String(draft.groupSize),
    finalBestOf: String(draft.bestOf[0] ?? 1),
    bestOf: String(draft.bestOf.at(-1) ?? 1),
    buyIn: decimalOf(draft.buyInCents),
    guarantee: draft.guaranteeCents === 0 ? '' : decimalOf(draft.guaranteeCents),
    capacity: String(draft.capacity),
    minEntrants: String(draft.minEntrants),
    prizeTable: draft.prizeTable.join(', '),
    seeding,
    privacy,
    region: draft.region?.toLowerCase() ?? '',
    isVerifiedOnly,
    isExclusive,
    teamSize: textOf(draft.teamSize),
    minRating: textOf(draft.minRating),
    maxRating: textOf(draft.maxRating),
    opensAt: localOf(draft.opensAt),
    startsAt: localOf(draft.startsAt),
    checkInMinutes: String((draft.startsAt - draft.checkInAt) / MINUTE),
  };
}

/**
 * What an edited draft is to be. What the form shows less of than the draft has, and was left alone, stays whole: the
 * seconds of an instant, and a best-of for each round.
 */
export function editedInput(draft: TournamentDetailFragment, form: CreateForm): TournamentTermsInput {
  const shown = formOf(draft);
  const isSame = (...names: readonly (keyof CreateForm)[]) => names.every((name) => form[name] === shown[name]);
  const input = inputOf(draft.kind, form);
  return {
    ...input,
    ...(isSame('bestOf', 'finalBestOf', 'format') && { bestOf: draft.bestOf }),
    opensAt: isSame('opensAt') ? draft.opensAt : input.opensAt,
    startsAt: isSame('startsAt') ? draft.startsAt : input.startsAt,
  };
}
