import type { Mode } from './states.ts';

/** Whose recording a screen is shown on: a visitor, people of the demo data set, and somebody who has just registered. */
export const ACCOUNTS = ['visitor', 'demo', 'rival', 'newcomer', 'beginner', 'admin'] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Screen {
  /** With `{name}` for what was made or found when it was recorded. */
  readonly path: string;
  /** What it says in a state, to the letter. */
  readonly full?: readonly string[];
  readonly empty?: readonly string[];
  readonly absent?: readonly string[];
  readonly failed?: readonly string[];
  /** States of which nothing is to be seen: what is asked there stands beside what the screen is for. */
  readonly silent?: readonly Mode[];
}

/** Whose recording the screens of each wing are shown on. */
export const WING_ACCOUNTS = {
  visitors: 'visitor',
  contests: 'demo',
  money: 'demo',
  arcade: 'demo',
  store: 'demo',
  streams: 'demo',
  people: 'demo',
  help: 'demo',
  newcomers: 'newcomer',
  beginners: 'beginner',
  rivals: 'rival',
  accounts: 'admin',
  desks: 'admin',
} as const satisfies Readonly<Record<string, Account>>;
export type WingName = keyof typeof WING_ACCOUNTS;

/** The screens of a room by the wings that they are in: what `web/<room>/<room>.screens.ts` says. */
export type OwnScreens = Partial<Readonly<Record<WingName, readonly (string | Screen)[]>>>;
