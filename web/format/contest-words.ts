import { formatCents, formatCoins, formatCount } from './format.ts';
import type { ContestPhraseCode } from '../data/__generated__/schema-types.ts';
import { gameWords } from './game-words.ts';
import * as t from './__generated__/messages.ts';

/** Something said of a contest, as the API says it. */
interface Phrase {
  readonly code: ContestPhraseCode;
  readonly names: readonly string[];
  readonly numbers: readonly number[];
}

/** As the API says what a contest is played for, and how it stands. */
interface Said {
  readonly terms: string;
  readonly termPhrases: readonly Phrase[];
  readonly standing: string;
  readonly standingPhrase: Phrase;
}
type Say = (names: readonly string[], numbers: readonly number[]) => string;

/** What is said of a contest, by its code; in English the server says the same. */
export const PHRASE_WORDS: Readonly<Partial<Record<ContestPhraseCode, Say>>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : ({
        TWO_PLAYERS: ([one = '', other = '']) => t.phraseTwoPlayers({ one, other }),
        OPEN_SEAT: ([one = '']) => t.phraseOpenSeat({ one }),
        NAMED: ([name = '']) => gameWords(name),
        MATCH: (_, [number = 0]) => t.phraseMatch({ number }),
        PRACTICE: () => t.phrasePractice(),
        DAILY: () => t.phraseDaily(),
        FREE: () => t.phraseFree(),
        SKILL: () => t.phraseSkill(),
        BATTLE: () => t.phraseBattle(),
        BRACKET: () => t.phraseBracket(),
        FREE_ENTRY: () => t.phraseFreeEntry(),
        ENTRY_CENTS: (_, [cents = 0]) => t.phraseEntry({ amount: formatCents(cents) }),
        ENTRY_COINS: (_, [coins = 0]) => t.phraseEntry({ amount: formatCoins(coins) }),
        STAKE: (_, [cents = 0]) => t.phraseStake({ amount: formatCents(cents) }),
        TEAM_STAKE: (_, [cents = 0]) => t.phraseTeamStake({ amount: formatCents(cents) }),
        UNPUBLISHED: () => t.phraseUnpublished(),
        NEEDS_OPPONENT: () => t.phraseNeedsOpponent(),
        SEAT_FREE: (_, [cents = 0]) => t.phraseSeatFree({ amount: formatCents(cents) }),
        CAN_START: () => t.phraseCanStart(),
        READY_WAITS: ([name = '']) => t.phraseReadyWaits({ name }),
        READY_CALLS: ([name = '']) => t.phraseReadyCalls({ name }),
        PLAY_REPORT: () => t.phrasePlayReport(),
        PLAY_LICHESS: () => t.phrasePlayLichess(),
        CHECK_IN: () => t.phraseCheckIn(),
        NOT_CALLED: () => t.phraseNotCalled(),
        ABOUT_TO_BEGIN: () => t.phraseAboutToBegin(),
        ROUND_WAITS: (_, [number = 0]) => t.phraseRoundWaits({ number }),
        PLAYING: () => t.phrasePlaying(),
        REPORTED: () => t.phraseReported(),
        REPORT_WAITS: ([name = '']) => t.phraseReportWaits({ name }),
        SAYS_WON: ([name = '', score = '']) =>
          score === '' ? t.phraseSaysWon({ name }) : t.phraseSaysWonScore({ name, score }),
        SAYS_LOST: ([name = '', score = '']) =>
          score === '' ? t.phraseSaysLost({ name }) : t.phraseSaysLostScore({ name, score }),
        DISPUTED: () => t.phraseDisputed(),
        PLAYED: () => t.phrasePlayed(),
        GIVEN_BACK: () => t.phraseGivenBack(),
        YOU_WON: (_, [cents = 0]) => t.phraseYouWon({ amount: formatCents(cents) }),
        YOU_LOST: (_, [cents = 0]) => t.phraseYouLost({ amount: formatCents(cents) }),
        WON: ([winner = '']) => t.phraseWon({ winner }),
        WON_MATCH: ([winner = ''], [most = 0, least = 0]) => t.phraseWonMatch({ winner, most, least }),
        NO_WINNER: () => t.phraseNoWinner(),
        WON_POINTS: (_, [points = 0]) => t.phraseWonPoints({ points: formatCount(points) }),
        ENDED_POINTS: (_, [points = 0]) => t.phraseEndedPoints({ points: formatCount(points) }),
      } satisfies Readonly<Record<ContestPhraseCode, Say>>);

const say = ({ code, names, numbers }: Phrase, english: string): string =>
  PHRASE_WORDS[code]?.(names, numbers) ?? english;

/** What a contest is played for and how, as it reads. */
export const termsWords = ({ terms, termPhrases }: Pick<Said, 'terms' | 'termPhrases'>): string =>
  import.meta.env.VITE_LANGUAGE === 'en'
    ? terms
    : termPhrases.every(({ code }) => PHRASE_WORDS[code])
      ? termPhrases.map((one) => say(one, '')).join(' · ')
      : terms;

/** How a contest stands, as it reads. */
export const standingWords = ({ standing, standingPhrase }: Pick<Said, 'standing' | 'standingPhrase'>): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? standing : say(standingPhrase, standing);

/** What comes next in a contest, as it reads. */
export const stepWords = ({ says, phrase }: { readonly says: string; readonly phrase: Phrase }): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? says : say(phrase, says);
