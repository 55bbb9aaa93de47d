import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { TIE_BREAKS } from '../../domain/tournaments/standings.ts';
import {
  DRAFT_LIFE,
  FORMAT_TITLES,
  type FormatKind,
  type TournamentKind as DomainKind,
} from '../../domain/tournaments/tournament.ts';
import { bracketsPath, premiumPath, tournamentsPath } from '../../domain/tournaments/tournaments.paths.ts';
import type { Tone } from '../ui/tokens.ts';
import type {
  EntrantStatus,
  Region,
  Seeding,
  TieBreak,
  TournamentDecision,
  TournamentFormat,
  TournamentKind,
  TournamentStatus,
} from '../data/__generated__/schema-types.ts';
import { formatCents, formatDateTime } from '../format/format.ts';
import type { TournamentCardFragment } from './operations/__generated__/tournament-card.gql.ts';
import type { TournamentDetailFragment } from './operations/__generated__/tournament-detail.gql.ts';

/** BG-21, to the letter. */
export const FORMAT_WORDS: Readonly<Record<TournamentFormat, string>> = {
  SINGLE: FORMAT_TITLES.single,
  DOUBLE: FORMAT_TITLES.double,
  ROBIN: FORMAT_TITLES.robin,
  SWISS: FORMAT_TITLES.swiss,
  GROUPS: FORMAT_TITLES.groups,
};

export const FORMAT_KINDS: Readonly<Record<TournamentFormat, FormatKind>> = {
  SINGLE: 'single',
  DOUBLE: 'double',
  ROBIN: 'robin',
  SWISS: 'swiss',
  GROUPS: 'groups',
};

export const STATUS_WORDS: Readonly<Record<TournamentStatus, { label: string; tone: Tone; live?: boolean }>> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  ANNOUNCED: { label: 'Announced', tone: 'info' },
  REGISTRATION: { label: 'Open', tone: 'win' },
  CHECK_IN: { label: 'Check-in', tone: 'warn' },
  RUNNING: { label: 'Live', tone: 'ember', live: true },
  SETTLING: { label: 'Paying out', tone: 'info' },
  COMPLETED: { label: 'Completed', tone: 'neutral' },
  CANCELLED: { label: 'Cancelled', tone: 'loss' },
};

export const ENTRANT_WORDS: Readonly<Record<EntrantStatus, { label: string; tone: Tone }>> = {
  ENTERED: { label: 'Entered', tone: 'neutral' },
  HERE: { label: 'Here', tone: 'win' },
  WAITING: { label: 'Waiting list', tone: 'info' },
  GONE: { label: 'Not there', tone: 'neutral' },
};

export const SEEDING_WORDS: Readonly<Record<Seeding, string>> = {
  RATING: 'By rating',
  HAND: 'By the organiser',
  DRAWN: 'Drawn',
};

export const REGION_WORDS: Readonly<Record<Region, string>> = { NA: 'North America', EU: 'Europe', ASIA: 'Asia' };

export const DECISION_WORDS: Readonly<Record<TournamentDecision, string>> = {
  RULED: 'Result set',
  UNDONE: 'Result taken back',
  SENT_OUT: 'Sent out',
  CANCELLED: 'Tournament cancelled',
  CORRECTED: 'Put right after the end',
  ANNOUNCEMENT: 'Announcement',
  ANNOUNCEMENT_WITHDRAWN: 'Announcement withdrawn',
  PRIZES_HELD: 'Prizes held',
  PRIZES_RELEASED: 'Prizes released',
};

export const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  POINTS: 'Points',
  HEAD_TO_HEAD: 'Head-to-head',
  WINS: 'Wins',
  BUCHHOLZ_CUT_1: 'Buchholz without the worst',
  BUCHHOLZ: 'Buchholz',
  SONNEBORN_BERGER: 'Sonneborn–Berger',
  GAME_DIFFERENCE: 'Game difference',
};

/** In the order in which they are asked, for the two kinds of tables. */
export const tieBreaksOf = (kind: keyof typeof TIE_BREAKS): string =>
  TIE_BREAKS[kind]
    .map((one) => TIE_BREAK_WORDS[one.replaceAll('-', '_').toUpperCase() as TieBreak].toLowerCase())
    .join(', ');

interface KindWords {
  readonly one: string;
  readonly many: string;
  /** Of the list. */
  readonly title: string;
  readonly path: string;
  readonly join: string;
  readonly full: string;
}

export const KIND_WORDS: Readonly<Record<TournamentKind, KindWords>> = {
  TOURNAMENT: {
    one: 'tournament',
    many: 'tournaments',
    title: 'Tournaments',
    path: tournamentsPath,
    join: 'Join Tournament',
    full: 'Full',
  },
  BRACKET: {
    one: 'bracket',
    many: 'brackets',
    title: 'Custom Brackets',
    path: bracketsPath,
    join: 'Join',
    full: 'Full',
  },
  PREMIUM: {
    one: 'premium listing',
    many: 'premium listings',
    title: 'Premium Listings',
    path: premiumPath,
    join: 'Join Tournament',
    full: 'Tournament Full',
  },
};

/** The kinds by what the domain calls them. */
export const KINDS: Readonly<Record<TournamentKind, DomainKind>> = {
  TOURNAMENT: 'tournament',
  BRACKET: 'bracket',
  PREMIUM: 'premium',
};

/** The kind that the address names; a tournament where it names none. */
export const kindNamed = (name: string | null): TournamentKind =>
  (Object.keys(KINDS) as TournamentKind[]).find((kind) => KINDS[kind] === name) ?? 'TOURNAMENT';

/** `$10.00 + $0.50 fee`, or that it is free. */
export const costWords = ({ buyInCents, feeCents }: Pick<TournamentCardFragment, 'buyInCents' | 'feeCents'>): string =>
  buyInCents === 0 ? 'Free entry' : `${formatCents(buyInCents)} + ${formatCents(feeCents)} fee`;

/** `$300.00 guaranteed`, of what lies in escrow; null where nothing does. */
export const guaranteedWords = ({
  status,
  guaranteeCents,
}: Pick<TournamentCardFragment, 'status' | 'guaranteeCents'>): string | null =>
  guaranteeCents === 0 || status === 'DRAFT' || status === 'CANCELLED'
    ? null
    : `${formatCents(guaranteeCents)} guaranteed`;

/** `best of 5 in the final, 3 in the semi-finals, 1 before`. */
export function bestOfWords(bestOf: readonly number[]): string {
  const [last = 1, ...more] = bestOf;
  if (more.every((one) => one === last)) return `Best of ${last}`;
  const names = ['the final', 'the semi-finals', 'the quarter-finals'];
  const steps = bestOf.slice(0, -1).map((one, n) => `${one} in ${names[n] ?? `round ${n + 1} before the end`}`);
  return `Best of ${steps.join(', ')}, ${bestOf.at(-1) ?? last} before`;
}

/** How far it is, what that means for whoever looks, and what comes next. */
export interface StageWords {
  readonly headline: string;
  readonly now: string;
  readonly next: string | null;
  /** Epoch milliseconds; null where no clock runs. */
  readonly endsAt: number | null;
  readonly clock: string;
}

const NO_CLOCK = { endsAt: null, clock: '' } as const;
function everythingBack({ buyInCents, guaranteeCents }: Staged): string {
  const players = buyInCents === 0 ? '' : ' and everybody gets buy-in and fee back';
  const organiser = guaranteeCents === 0 ? '' : ' and the added prize money goes back to the organiser';
  return `it is cancelled${players}${organiser}.`;
}

/** Whether no money moves in it. */
export const isFree = ({ buyInCents, guaranteeCents }: Pick<TournamentCardFragment, 'buyInCents' | 'guaranteeCents'>) =>
  buyInCents === 0 && guaranteeCents === 0;

type Staged = Pick<
  TournamentDetailFragment,
  | 'status'
  | 'entrants'
  | 'capacity'
  | 'minEntrants'
  | 'buyInCents'
  | 'guaranteeCents'
  | 'feeCents'
  | 'opensAt'
  | 'checkInAt'
  | 'startsAt'
  | 'field'
  | 'cancelReason'
  | 'viewerStatus'
  | 'teamSize'
>;

export function stageOf(t: Staged): StageWords {
  const minutes = Math.round((t.startsAt - t.checkInAt) / MINUTE);
  switch (t.status) {
    case 'DRAFT':
      return {
        headline: 'Draft',
        now: `You alone see it. It takes no entries until you announce it.${t.guaranteeCents === 0 ? '' : ` The ${formatCents(t.guaranteeCents)} that you add are held then.`}`,
        next: `A draft that is not announced within ${DRAFT_LIFE / DAY} days is deleted.`,
        ...NO_CLOCK,
      };
    case 'ANNOUNCED':
      return {
        headline: 'Registration has not opened yet',
        now: `Registration opens on ${formatDateTime(t.opensAt)}.`,
        next: `Check-in follows on ${formatDateTime(t.checkInAt)}, the start on ${formatDateTime(t.startsAt)}.`,
        endsAt: t.opensAt,
        clock: 'Registration opens in',
      };
    case 'REGISTRATION':
      return {
        headline: t.entrants >= t.capacity ? 'All places are taken' : 'Registration is open',
        now: `${t.entrants} of ${t.capacity} places are taken; it takes ${t.minEntrants} to start.`,
        next: `Check-in opens on ${formatDateTime(t.checkInAt)} for ${minutes} minutes. With fewer than ${t.minEntrants} ${t.teamSize === null ? 'players' : 'teams'} then, ${everythingBack(t)}`,
        endsAt: t.checkInAt,
        clock: 'Check-in opens in',
      };
    case 'CHECK_IN':
      return {
        headline:
          t.viewerStatus !== 'ENTERED'
            ? 'Check-in is open'
            : t.teamSize === null
              ? 'Check in now'
              : 'Your team checks in now',
        now:
          t.viewerStatus === 'ENTERED'
            ? t.teamSize === null
              ? 'Say that you are there, or you do not play.'
              : 'The captain says that the team is there, or it does not play.'
            : t.viewerStatus === 'HERE'
              ? 'You are in. The bracket is drawn at the start.'
              : `${t.entrants} of ${t.capacity} places are taken.`,
        next: `Whoever has not checked in by ${formatDateTime(t.startsAt)} does not play${t.buyInCents === 0 ? '' : ' and gets buy-in and fee back'}. With fewer than ${t.minEntrants} there, ${everythingBack(t)}`,
        endsAt: t.startsAt,
        clock: 'Starts in',
      };
    case 'RUNNING':
      return {
        headline: 'It is running',
        now: `${t.field ?? t.entrants} ${t.teamSize === null ? 'players' : 'teams'} are in.`,
        next: 'Whoever is called has to check in for the match in time, or loses it.',
        ...NO_CLOCK,
      };
    case 'SETTLING':
      return { headline: 'Decided', now: 'Every match is decided.', next: 'The prizes are being paid.', ...NO_CLOCK };
    case 'COMPLETED':
      return {
        headline: 'Completed',
        now: isFree(t) ? 'Every match is decided.' : 'The prizes have been paid.',
        next: null,
        ...NO_CLOCK,
      };
    case 'CANCELLED':
      return {
        headline: 'Cancelled',
        now: isFree(t) ? 'It does not take place.' : 'All money has gone back to those who had put it in.',
        next: t.cancelReason === null || t.cancelReason === '' ? null : `The reason: ${t.cancelReason}`,
        ...NO_CLOCK,
      };
  }
}
