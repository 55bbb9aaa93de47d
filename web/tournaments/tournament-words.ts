import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { TIE_BREAKS } from '../../domain/tournaments/standings.ts';
import { DRAFT_LIFE, type FormatKind, type TournamentKind as DomainKind } from '../../domain/tournaments/tournament.ts';
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
import { ownWords } from './own-reasons.ts';
import type { TournamentCardFragment, TournamentDetailFragment } from './operations/__generated__/tournament.gql.ts';
import * as t from './__generated__/messages.ts';

/** BG-21, to the letter. */
export const FORMAT_WORDS: Readonly<Record<TournamentFormat, string>> = {
  SINGLE: t.singleElimination(),
  DOUBLE: t.doubleElimination(),
  ROBIN: t.roundRobin(),
  SWISS: t.swiss(),
  GROUPS: t.groupsAndBracket(),
};

export const FORMAT_KINDS: Readonly<Record<TournamentFormat, FormatKind>> = {
  SINGLE: 'single',
  DOUBLE: 'double',
  ROBIN: 'robin',
  SWISS: 'swiss',
  GROUPS: 'groups',
};

interface StatusWord {
  readonly label: string;
  readonly tone: Tone;
  readonly live?: boolean;
}

const STATUS_WORDS: Readonly<Record<TournamentStatus, StatusWord>> = {
  DRAFT: { label: t.draft(), tone: 'neutral' },
  ANNOUNCED: { label: t.announced(), tone: 'info' },
  REGISTRATION: { label: t.open(), tone: 'win' },
  CHECK_IN: { label: t.checkIn(), tone: 'warn' },
  RUNNING: { label: t.live(), tone: 'ember', live: true },
  SETTLING: { label: t.payingOut(), tone: 'info' },
  COMPLETED: { label: t.completed(), tone: 'neutral' },
  CANCELLED: { label: t.cancelled(), tone: 'loss' },
};

/** Whether all places are taken while that still matters (BG-22). */
export const isFull = ({
  entrants,
  capacity,
  status,
}: Pick<TournamentCardFragment, 'entrants' | 'capacity' | 'status'>): boolean =>
  entrants >= capacity && (status === 'REGISTRATION' || status === 'CHECK_IN' || status === 'RUNNING');

/** The badge of a tournament: one that takes entries and has no place left is full, not open. */
export const badgeOf = (tournament: Pick<TournamentCardFragment, 'entrants' | 'capacity' | 'status'>): StatusWord =>
  tournament.status === 'REGISTRATION' && isFull(tournament)
    ? { label: t.full(), tone: 'info' }
    : STATUS_WORDS[tournament.status];

export const ENTRANT_WORDS: Readonly<Record<EntrantStatus, { label: string; tone: Tone }>> = {
  ENTERED: { label: t.entered(), tone: 'neutral' },
  HERE: { label: t.here(), tone: 'win' },
  WAITING: { label: t.waitingList(), tone: 'info' },
  GONE: { label: t.notThere(), tone: 'neutral' },
};

export const SEEDING_WORDS: Readonly<Record<Seeding, string>> = {
  RATING: t.byRating(),
  HAND: t.byTheOrganiser(),
  DRAWN: t.drawn(),
};

export const REGION_WORDS: Readonly<Record<Region, string>> = { NA: t.northAmerica(), EU: t.europe(), ASIA: t.asia() };

export const DECISION_WORDS: Readonly<Record<TournamentDecision, string>> = {
  RULED: t.resultSet(),
  UNDONE: t.resultTakenBack(),
  SENT_OUT: t.sentOut(),
  CANCELLED: t.tournamentCancelled(),
  CORRECTED: t.putRightAfterTheEnd(),
  ANNOUNCEMENT: t.announcement(),
  ANNOUNCEMENT_WITHDRAWN: t.announcementWithdrawn(),
  PRIZES_HELD: t.prizesHeld(),
  PRIZES_RELEASED: t.prizesReleased(),
};

export const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  POINTS: t.points(),
  HEAD_TO_HEAD: t.headToHead(),
  WINS: t.wins(),
  BUCHHOLZ_CUT_1: t.buchholzWithoutTheWorst(),
  BUCHHOLZ: t.buchholz(),
  SONNEBORN_BERGER: t.sonnebornBerger(),
  GAME_DIFFERENCE: t.gameDifference(),
};

/** What each of them is, for whoever reads that it has decided. */
export const TIE_BREAK_MEANINGS: Readonly<Record<Exclude<TieBreak, 'POINTS'>, string>> = {
  HEAD_TO_HEAD: t.pointsFromTheMatchesAmongThose(),
  WINS: t.matchesWon(),
  BUCHHOLZ_CUT_1: t.pointsOfAllOpponentsButTheWeakest(),
  BUCHHOLZ: t.pointsOfAllOpponents(),
  SONNEBORN_BERGER: t.pointsWonAgainstEachOpponentTimes(),
  GAME_DIFFERENCE: t.gamesWonLessGamesLost(),
};

/** In the order in which they are asked, for the two kinds of tables. */
export const tieBreaksOf = (kind: keyof typeof TIE_BREAKS): string =>
  TIE_BREAKS[kind].map((one) => t.tieBreakInSentence({ tieBreak: one.replaceAll('-', '_').toUpperCase() })).join(', ');

interface KindWords {
  /** Of the list. */
  readonly title: string;
  readonly path: string;
  readonly join: string;
  readonly full: string;
}

export const KIND_WORDS: Readonly<Record<TournamentKind, KindWords>> = {
  TOURNAMENT: {
    title: t.tournaments(),
    path: tournamentsPath,
    join: t.joinTournament(),
    full: t.full(),
  },
  BRACKET: {
    title: t.customBrackets(),
    path: bracketsPath,
    join: t.join(),
    full: t.full(),
  },
  PREMIUM: {
    title: t.premiumListings(),
    path: premiumPath,
    join: t.joinTournament(),
    full: t.tournamentFull(),
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
  buyInCents === 0 ? t.freeEntry() : t.buyInAndFee({ buyIn: formatCents(buyInCents), fee: formatCents(feeCents) });

/** `$300.00 guaranteed`, of what lies in escrow; null where nothing does. */
export const guaranteedWords = ({
  status,
  guaranteeCents,
}: Pick<TournamentCardFragment, 'status' | 'guaranteeCents'>): string | null =>
  guaranteeCents === 0 || status === 'DRAFT' || status === 'CANCELLED'
    ? null
    : t.moneyGuaranteed({ money: formatCents(guaranteeCents) });

/** The rounds with a name, from the last one on. */
const LATE_ROUNDS = ['final', 'semi', 'quarter'] as const;

/** `best of 5 in the final, 3 in the semi-finals, 1 before`. */
export function bestOfWords(bestOf: readonly number[]): string {
  const [last = 1, ...more] = bestOf;
  if (more.every((one) => one === last)) return t.bestOf({ games: last });
  const rounds = bestOf
    .slice(0, -1)
    .map((games, n) => t.gamesInRound({ round: LATE_ROUNDS[n] ?? 'earlier', games, number: n + 1 }));
  return t.bestOfInRounds({ rounds: rounds.join(', '), before: bestOf.at(-1) ?? last });
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

/** What goes back where it is cancelled. */
const backOf = ({ buyInCents, guaranteeCents }: Staged): 'nothing' | 'buyIns' | 'guarantee' | 'both' =>
  buyInCents === 0 ? (guaranteeCents === 0 ? 'nothing' : 'guarantee') : guaranteeCents === 0 ? 'buyIns' : 'both';

/** By which word texts choose between players and teams. */
export const entering = ({ teamSize }: { readonly teamSize: number | null }): 'players' | 'teams' =>
  teamSize === null ? 'players' : 'teams';

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

export function stageOf(tournament: Staged): StageWords {
  const minutes = Math.round((tournament.startsAt - tournament.checkInAt) / MINUTE);
  switch (tournament.status) {
    case 'DRAFT':
      return {
        headline: t.draft(),
        now:
          tournament.guaranteeCents === 0
            ? t.youAloneSeeIt()
            : t.youAloneSeeItAndAdd({ guarantee: formatCents(tournament.guaranteeCents) }),
        next: t.aDraftThatIsNotAnnouncedWithin({ days: DRAFT_LIFE / DAY }),
        ...NO_CLOCK,
      };
    case 'ANNOUNCED':
      return {
        headline: t.registrationHasNotOpenedYet(),
        now: t.registrationOpensOn({ opensAt: formatDateTime(tournament.opensAt) }),
        next: t.checkInFollowsThenTheStart({
          checkInAt: formatDateTime(tournament.checkInAt),
          startsAt: formatDateTime(tournament.startsAt),
        }),
        endsAt: tournament.opensAt,
        clock: t.registrationOpensIn(),
      };
    case 'REGISTRATION':
      return {
        headline: tournament.entrants >= tournament.capacity ? t.allPlacesAreTaken() : t.registrationIsOpen(),
        now: t.placesAreTakenItTakes({
          entrants: tournament.entrants,
          capacity: tournament.capacity,
          minEntrants: tournament.minEntrants,
        }),
        next: t.checkInOpensForMinutes({
          checkInAt: formatDateTime(tournament.checkInAt),
          minutes,
          minEntrants: tournament.minEntrants,
          entering: entering(tournament),
          back: backOf(tournament),
        }),
        endsAt: tournament.checkInAt,
        clock: t.checkInOpensIn(),
      };
    case 'CHECK_IN':
      return {
        headline:
          tournament.viewerStatus !== 'ENTERED'
            ? t.checkInIsOpen()
            : tournament.teamSize === null
              ? t.checkInNow()
              : t.yourTeamChecksInNow(),
        now:
          tournament.viewerStatus === 'ENTERED'
            ? tournament.teamSize === null
              ? t.sayThatYouAreThere()
              : t.theCaptainSaysThatTheTeam()
            : tournament.viewerStatus === 'HERE'
              ? t.youAreInTheBracketIsDrawn()
              : t.placesAreTaken({ entrants: tournament.entrants, capacity: tournament.capacity }),
        next: t.whoeverHasNotCheckedInBy({
          startsAt: formatDateTime(tournament.startsAt),
          minEntrants: tournament.minEntrants,
          back: backOf(tournament),
        }),
        endsAt: tournament.startsAt,
        clock: t.startsIn(),
      };
    case 'RUNNING':
      return {
        headline: t.itIsRunning(),
        now: t.soManyAreIn({
          field: tournament.field ?? tournament.entrants,
          entering: entering(tournament),
        }),
        next: t.whoeverIsCalledHasToCheck(),
        ...NO_CLOCK,
      };
    case 'SETTLING':
      return { headline: t.decided(), now: t.everyMatchIsDecided(), next: t.thePrizesAreBeingPaid(), ...NO_CLOCK };
    case 'COMPLETED':
      return {
        headline: t.completed(),
        now: isFree(tournament) ? t.everyMatchIsDecided() : t.thePrizesHaveBeenPaid(),
        next: null,
        ...NO_CLOCK,
      };
    case 'CANCELLED':
      return {
        headline: t.cancelled(),
        now: isFree(tournament) ? t.itDoesNotTakePlace() : t.allMoneyHasGoneBackToThose(),
        next:
          tournament.cancelReason === null || tournament.cancelReason === ''
            ? null
            : t.theReason({ reason: ownWords(tournament.cancelReason) }),
        ...NO_CLOCK,
      };
  }
}

/** How many rounds a Swiss has: before the start as many as its field allows, afterwards as many as are played. */
export function swissRoundsWords({
  swissRounds,
  field,
}: Pick<TournamentDetailFragment, 'swissRounds' | 'field'>): string {
  if (swissRounds === null) return t.asTheFieldNeeds();
  return field === null ? t.upToRoundsAsTheFieldAllows({ rounds: swissRounds }) : String(swissRounds);
}
