import { formatCents, formatCoins, formatCount } from '../format/format.ts';
import type { ContestPhraseCode } from '../data/__generated__/schema-types.ts';
import { gameWords } from '../format/game-words.ts';
import type { RunningContestsQuery } from './operations/__generated__/running.gql.ts';
import * as t from './__generated__/messages.ts';

type Said = RunningContestsQuery['runningContests'][number];
type Phrase = Said['standingPhrase'];
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
        PRACTICE: () => t.practice(),
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
        NEEDS_OPPONENT: () => t.phraseNeedsOpponent(),
        CAN_START: () => t.phraseCanStart(),
        CHECK_IN: () => t.phraseCheckIn(),
        NOT_CALLED: () => t.phraseNotCalled(),
        ABOUT_TO_BEGIN: () => t.phraseAboutToBegin(),
        ROUND_WAITS: (_, [number = 0]) => t.phraseRoundWaits({ number }),
        PLAYING: () => t.phrasePlaying(),
        REPORTED: () => t.phraseReported(),
        DISPUTED: () => t.phraseDisputed(),
        PLAYED: () => t.phrasePlayed(),
        GIVEN_BACK: () => t.phraseGivenBack(),
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
