import { DAY, MINUTE } from '../shared/time.ts';

/** From where on what players do deserves a look. None of it is forbidden, and none of it decides anything. */
export const THRESHOLDS = {
  /** Battles that two players have had with each other. */
  arranged: {
    spanMs: 30 * DAY,
    /** So many in a row, all lost by the same player. */
    lost: 6,
    /** So many, with so much at stake, of which so large a part went one way. */
    battles: 4,
    stakedCents: 200_00,
    oneWayPercent: 80,
  },
  /** Money that comes and goes with hardly any play. */
  passage: { spanMs: 7 * DAY, depositedCents: 100_00, withdrawnPercent: 50, stakedPercent: 20 },
  methods: { spanMs: DAY, count: 4 },
  battles: { spanMs: 10 * MINUTE, count: 6 },
} as const;

/** A battle of two players with each other. */
export interface Meeting {
  readonly winnerId: string;
  /** What the loser lost, fee apart. */
  readonly cents: number;
}

export interface Arrangement {
  readonly what: 'always-lost' | 'one-way';
  /** Who lost, all in all. */
  readonly fromId: string;
  readonly toId: string;
  readonly battles: number;
  /** What flowed from one to the other on balance. */
  readonly cents: number;
}

/** What of the battles of two players looks arranged: one loses all of them, or their money goes one way; null for neither. */
export function arrangementOf(pair: readonly [string, string], meetings: readonly Meeting[]): Arrangement | null {
  const { lost, battles, stakedCents, oneWayPercent } = THRESHOLDS.arranged;
  const [one, other] = pair;
  const sum = (some: readonly Meeting[]): number => some.reduce((cents, meeting) => cents + meeting.cents, 0);
  const all = sum(meetings);
  const toOne = meetings.filter(({ winnerId }) => winnerId === one);
  const net = 2 * sum(toOne) - all;
  const [fromId, toId] = net > 0 ? [other, one] : [one, other];
  const found = { fromId, toId, battles: meetings.length, cents: Math.abs(net) };
  const isOneSided = toOne.length === 0 || toOne.length === meetings.length;
  if (isOneSided && meetings.length >= lost) return { what: 'always-lost', ...found };
  const isOneWay = meetings.length >= battles && all >= stakedCents && found.cents * 100 >= all * oneWayPercent;
  return isOneWay ? { what: 'one-way', ...found } : null;
}

/** What an account paid in, asked to have paid out and staked within a span, in cents. */
export interface Flow {
  readonly depositedCents: number;
  readonly withdrawnCents: number;
  readonly stakedCents: number;
}

/** Whether much of what was paid in leaves again, and hardly any of it was played with. */
export function isPassage({ depositedCents, withdrawnCents, stakedCents }: Flow): boolean {
  const { depositedCents: least, withdrawnPercent, stakedPercent } = THRESHOLDS.passage;
  return (
    depositedCents >= least &&
    withdrawnCents * 100 >= depositedCents * withdrawnPercent &&
    stakedCents * 100 < depositedCents * stakedPercent
  );
}

export const isManyMethods = (count: number): boolean => count >= THRESHOLDS.methods.count;
export const isManyBattles = (count: number): boolean => count >= THRESHOLDS.battles.count;
