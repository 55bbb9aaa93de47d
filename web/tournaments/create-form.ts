import * as z from 'zod/mini';
import { feeOf } from '../../domain/battles/battle.ts';
import type { Region } from '../../domain/shared/regions.ts';
import { refusalOf } from '../../domain/shared/issue.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { BEST_OF, type BestOf } from '../../domain/tournaments/graph.ts';
import { BRACKET_CAPACITY, acceptTerms, poolOf } from '../../domain/tournaments/tournament.ts';
import { tournamentTerms } from '../../domain/tournaments/tournaments.schemas.ts';
import type {
  BattleGame,
  Seeding,
  TournamentFormat,
  TournamentKind,
  TournamentPrivacy,
  TournamentTermsInput,
} from '../data/__generated__/schema-types.ts';
import { sayRefusal } from '../data/sentences.ts';
import { choice } from '../forms/choice.ts';
import { type StakeRules, NO_AMOUNT } from '../forms/stake-problem.ts';
import { parseDollars } from '../format/format.ts';
import { FORMAT_KINDS, KINDS } from './tournament-words.ts';
import * as t from './__generated__/messages.ts';

/** The form as it stands on the screen: figures as typed, instants in the reader's own time zone. */
export const createSchema = z.object({
  title: tournamentTerms.shape.title,
  rules: tournamentTerms.shape.rules,
  game: choice<BattleGame>(),
  format: choice<TournamentFormat>(),
  hasThird: z.boolean(),
  swissRounds: z.string(),
  groupSize: z.string(),
  finalBestOf: z.string(),
  bestOf: z.string(),
  buyIn: z.string(),
  guarantee: z.string(),
  capacity: z.string(),
  minEntrants: z.string(),
  prizeTable: z.string(),
  seeding: choice<Seeding>(),
  privacy: choice<TournamentPrivacy>(),
  region: z.string(),
  isVerifiedOnly: z.boolean(),
  isExclusive: z.boolean(),
  teamSize: z.string(),
  minRating: z.string(),
  maxRating: z.string(),
  opensAt: z.string(),
  startsAt: z.string(),
  checkInMinutes: z.string(),
});
export type CreateForm = z.infer<typeof createSchema>;

/** What an input for date and time holds: `2026-03-04T14:05`, in the reader's own time zone. */
export function localOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [year, month, day, hours, minutes] = parts.map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day}T${hours}:${minutes}`;
}

const instantOf = (local: string): number => new Date(local).getTime();
const wholeOf = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN);

/** Left empty it is not said; NaN where it is no number. */
const orNull = (text: string): number | null => (text.trim() === '' ? null : wholeOf(text));

/** Left empty it is nothing; NaN where it is no amount. */
const centsOf = (text: string): number => (text.trim() === '' ? 0 : (parseDollars(text) ?? NaN));

/** `60, 30, 10` */
const sharesOf = (text: string): number[] =>
  text
    .split(/[\s,;/%]+/)
    .filter((part) => part !== '')
    .map(wholeOf);

const USUAL_CAPACITY: Readonly<Record<TournamentKind, number>> = {
  TOURNAMENT: 2 * BRACKET_CAPACITY,
  BRACKET: BRACKET_CAPACITY,
  PREMIUM: 8,
};

/** A form that could be sent as it is, but for the title. */
export const emptyForm = (kind: TournamentKind, now: number): CreateForm => ({
  title: '',
  rules: '',
  game: 'VALORANT',
  format: 'SINGLE',
  hasThird: false,
  swissRounds: '',
  groupSize: '4',
  finalBestOf: '3',
  bestOf: '1',
  buyIn: '10',
  guarantee: '',
  capacity: String(USUAL_CAPACITY[kind]),
  minEntrants: '4',
  prizeTable: '60, 30, 10',
  seeding: 'RATING',
  privacy: 'PUBLIC',
  region: '',
  isVerifiedOnly: kind === 'PREMIUM',
  isExclusive: false,
  teamSize: '',
  minRating: '',
  maxRating: '',
  opensAt: localOf(now),
  startsAt: localOf(Math.ceil((now + DAY) / HOUR) * HOUR),
  checkInMinutes: '30',
});

/** The same for the API; figures that are none are NaN. */
export function inputOf(kind: TournamentKind, form: CreateForm): TournamentTermsInput {
  const { game, format, hasThird, seeding, privacy, isVerifiedOnly, isExclusive, title, rules } = form;
  const bestOf = [Number(form.finalBestOf), Number(form.bestOf)];
  const isTable = format === 'ROBIN' || format === 'SWISS';
  return {
    kind,
    title: title.trim(),
    rules: rules.trim(),
    game,
    format,
    hasThird: format === 'SINGLE' && hasThird,
    swissRounds: format === 'SWISS' ? orNull(form.swissRounds) : null,
    groupSize: wholeOf(form.groupSize),
    bestOf: isTable || bestOf[0] === bestOf[1] ? bestOf.slice(1) : bestOf,
    buyInCents: centsOf(form.buyIn),
    guaranteeCents: centsOf(form.guarantee),
    capacity: kind === 'BRACKET' ? BRACKET_CAPACITY : wholeOf(form.capacity),
    minEntrants: wholeOf(form.minEntrants),
    prizeTable: sharesOf(form.prizeTable),
    seeding,
    privacy,
    region: form.region === '' ? null : (form.region.toUpperCase() as Uppercase<Region>),
    isVerifiedOnly,
    isExclusive,
    teamSize: orNull(form.teamSize),
    minRating: orNull(form.minRating),
    maxRating: orNull(form.maxRating),
    opensAt: instantOf(form.opensAt),
    startsAt: instantOf(form.startsAt),
    checkInMinutes: wholeOf(form.checkInMinutes),
  };
}

/** The fields of the form by the names that the rules have for them. */
export const PLACES: Readonly<Record<string, keyof CreateForm>> = {
  buyInCents: 'buyIn',
  guaranteeCents: 'guarantee',
};

type Problems = Partial<Record<keyof CreateForm, string>>;

const OWN_WORDS: Problems = {
  title: t.giveItATitle(),
  buyIn: NO_AMOUNT,
  guarantee: NO_AMOUNT,
  isVerifiedOnly: t.aPremiumListingIsForVerifiedPlayers(),
  minRating: t.enterAWholeRating(),
  maxRating: t.enterARatingThatIsNotBelowTheLowest(),
  prizeTable: t.enterWholePercentsThatSumTo100(),
  opensAt: t.enterDateAndTime(),
  startsAt: t.enterDateAndTime(),
};

/** What is wrong with the form by the rules of the server, as far as this side can know. */
export function problemsOf(kind: TournamentKind, form: CreateForm, bounds: StakeRules | null, now: number): Problems {
  const input = inputOf(kind, form);
  const terms = {
    ...input,
    kind: KINDS[kind],
    format: FORMAT_KINDS[form.format],
    game: form.game.toLowerCase(),
    seeding: form.seeding.toLowerCase(),
    privacy: form.privacy.toLowerCase(),
    region: form.region === '' ? null : form.region.toLowerCase(),
  };
  const parsed = tournamentTerms.safeParse(terms);
  const problems: Problems = {};
  for (const issue of parsed.error?.issues ?? []) {
    const word = String(issue.path[0]);
    const name = PLACES[word] ?? (word as keyof CreateForm);
    const { code, data = {} } = refusalOf(issue);
    problems[name] ??= OWN_WORDS[name] ?? sayRefusal(code, data);
  }
  if (!parsed.success) return problems;
  const { minStakeCents: minCents, maxStakeCents: maxCents } = bounds ?? { minStakeCents: 0, maxStakeCents: Infinity };
  const ruling = acceptTerms(parsed.data, { minCents, maxCents }, now);
  if (ruling.ok) return problems;
  const { code, field = 'startsAt', data = {} } = ruling.refusal;
  const place = PLACES[field] ?? (field as keyof CreateForm);
  const own = code === 'BAD_INPUT' ? OWN_WORDS[place] : undefined;
  return { ...problems, [place]: own ?? sayRefusal(code, data) };
}

/** What the form means in money for one player, and for all; null while it is no amount. */
export function figuresOf(kind: TournamentKind, form: CreateForm) {
  const { buyInCents, guaranteeCents = 0, capacity } = inputOf(kind, form);
  if (![buyInCents, guaranteeCents, capacity].every(Number.isSafeInteger)) return null;
  const fullPoolCents = poolOf({ buyInCents, guaranteeCents }, capacity);
  return { buyInCents, feeCents: feeOf(buyInCents), guaranteeCents, fullPoolCents, capacity };
}

export const BEST_OF_OPTIONS = BEST_OF.map((one: BestOf) => ({ value: String(one), label: t.bestOf({ games: one }) }));
