import { formatCount } from './figures.ts';
import { decimalOf } from './money.ts';

/** A score as it follows what it is of; empty for none. */
const scored = (score: string): string => (score === '' ? '' : ` ${score}`);

const say = (words: string) => (): string => words;

/** What is said of a contest that goes on, each with its English words; what names and numbers are, the words show. */
const PHRASES = {
  // What it is played for and how.
  'two-players': ([one = '', other = '']: readonly string[]) => `${one} vs ${other}`,
  'open-seat': ([one = '']: readonly string[]) => `${one} vs open seat`,
  named: ([name = '']: readonly string[]) => name,
  match: (_: readonly string[], [number = 0]: readonly number[]) => `Match ${number}`,
  practice: say('Practice'),
  daily: say('Daily Board'),
  free: say('Free Play'),
  skill: say('Skill Match'),
  battle: say('1v1 Battle'),
  bracket: say('Bracket'),
  'free-entry': say('free entry'),
  'entry-cents': (_: readonly string[], [cents = 0]: readonly number[]) => `$${decimalOf(cents)} entry`,
  'entry-coins': (_: readonly string[], [coins = 0]: readonly number[]) => `${formatCount(coins)} BC entry`,
  stake: (_: readonly string[], [cents = 0]: readonly number[]) => `$${decimalOf(cents)} stake`,
  'team-stake': (_: readonly string[], [cents = 0]: readonly number[]) => `$${decimalOf(cents)} stake of each team`,
  // How it stands.
  unpublished: say('A draft that only you see'),
  'needs-opponent': say('Waiting for an opponent'),
  'seat-free': (_: readonly string[], [cents = 0]: readonly number[]) => `Free seat for $${decimalOf(cents)}`,
  'can-start': say('Ready to start'),
  'ready-waits': ([name = '']: readonly string[]) => `You are ready. Waiting for ${name}`,
  'ready-calls': ([name = '']: readonly string[]) => `${name} is ready. Are you?`,
  'play-report': say('Play, then report the result'),
  'play-lichess': say('Play it on Lichess'),
  'check-in': say('Waiting for the check-in'),
  'not-called': say('Not called yet'),
  'about-to-begin': say('About to begin'),
  'round-waits': (_: readonly string[], [round = 0]: readonly number[]) => `Round ${round} waits for your run`,
  playing: say('Being played'),
  reported: say('A result was reported'),
  'report-waits': ([name = '']: readonly string[]) => `Your result is in. Waiting for ${name}`,
  'says-won': ([name = '', score = '']: readonly string[]) => `${name} says they won${scored(score)}`,
  'says-lost': ([name = '', score = '']: readonly string[]) => `${name} says you won${scored(score)}`,
  disputed: say('In dispute'),
  played: say('Played: the result comes when everybody has'),
  'given-back': say('Given back'),
  'you-won': (_: readonly string[], [cents = 0]: readonly number[]) => `You won $${decimalOf(cents)}`,
  'you-lost': (_: readonly string[], [cents = 0]: readonly number[]) => `You lost $${decimalOf(cents)}`,
  won: ([winner = '']: readonly string[]) => `${winner} won`,
  'won-match': ([winner = '']: readonly string[], [most = 0, least = 0]: readonly number[]) =>
    `${winner} won ${most}–${least}`,
  'no-winner': say('Over without a winner'),
  'won-points': (_: readonly string[], [points = 0]: readonly number[]) => `Won with ${formatCount(points)} points`,
  'ended-points': (_: readonly string[], [points = 0]: readonly number[]) => `Ended at ${formatCount(points)} points`,
} as const satisfies Readonly<Record<string, (names: readonly string[], numbers: readonly number[]) => string>>;

export type ContestPhraseCode = keyof typeof PHRASES;
export const CONTEST_PHRASES = Object.keys(PHRASES) as ContestPhraseCode[];

/** Something said of a contest, which the app says in its own language. */
export interface ContestPhrase {
  readonly code: ContestPhraseCode;
  readonly names: readonly string[];
  /** Money in cents. */
  readonly numbers: readonly number[];
}

/** @param values the names and numbers that the words need, each in their order */
export const phrase = (code: ContestPhraseCode, ...values: readonly (string | number)[]): ContestPhrase => ({
  code,
  names: values.filter((value) => typeof value === 'string'),
  numbers: values.filter((value) => typeof value === 'number'),
});

/** In English, as the API says it. */
export const phraseWords = ({ code, names, numbers }: ContestPhrase): string => PHRASES[code](names, numbers);
