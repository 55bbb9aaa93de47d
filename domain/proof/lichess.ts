import { z } from 'zod';
import { MINUTE } from '../shared/time.ts';
import { type Seat, otherSeat } from './cross-check.ts';

/** What every chess battle is played with, in seconds: ten minutes for each player. A game ends within the contest window. */
export const LICHESS_CLOCK = { limit: 600, increment: 0 } as const;

export const CHESS_COLORS = ['white', 'black'] as const;
export type ChessColor = (typeof CHESS_COLORS)[number];

export const colorOf = (white: Seat, seat: Seat): ChessColor => (white === seat ? 'white' : 'black');

/** An id of a game: it stands in addresses, so that nothing else may stand in it. */
export const GAME_ID = /^[a-zA-Z0-9]{8}$/;
/** A player's name, in small letters. */
export const LICHESS_ID = /^[a-z0-9_-]{2,30}$/;

const player = z.object({ user: z.object({ id: z.string().max(30) }).optional() });

/** What is read of a game that Lichess tells of; its moves and ratings are dropped on entry. */
export const lichessGame = z.object({
  id: z.string().max(20),
  rated: z.boolean(),
  variant: z.string().max(40),
  status: z.string().max(40),
  createdAt: z.int().min(0),
  players: z.object({ white: player, black: player }),
  winner: z.enum(CHESS_COLORS).optional(),
  clock: z.object({ initial: z.int(), increment: z.int() }).optional(),
});
export type LichessGame = z.infer<typeof lichessGame>;

/** What was asked for; the answer has to be of that game and of no other. */
export interface LichessTerms {
  readonly gameId: string;
  /** The accounts that were linked when the battle started. */
  readonly accounts: Readonly<Record<Seat, string>>;
  readonly white: Seat;
  /** When the battle started. */
  readonly startedAt: number;
}

/** Why an answer is left to people, whatever it says. */
export const LICHESS_DOUBTS = [
  'refused',
  'other-game',
  'other-players',
  'rated',
  'other-variant',
  'other-clock',
  'too-early',
  'unknown-status',
  'odd-winner',
] as const;
export type LichessDoubt = (typeof LICHESS_DOUBTS)[number];

/** What a finished game says of its battle; a game that ended by a cheat says that a person has to decide. */
export const LICHESS_ENDS = ['creator', 'opponent', 'drawn', 'contradiction'] as const;
export type LichessEnd = (typeof LICHESS_ENDS)[number];

export type LichessMeaning =
  | { readonly kind: 'running' }
  | { readonly kind: 'over'; readonly says: LichessEnd }
  | { readonly kind: 'odd'; readonly doubt: LichessDoubt };

const odd = (doubt: LichessDoubt): LichessMeaning => ({ kind: 'odd', doubt });
const over = (says: LichessEnd): LichessMeaning => ({ kind: 'over', says });

const RUNNING: ReadonlySet<string> = new Set(['created', 'started']);
/** Ended before it counted: nobody won. */
const VOID: ReadonlySet<string> = new Set(['aborted', 'noStart']);
/** Nobody may have won these. */
const DRAWN: ReadonlySet<string> = new Set(['draw', 'stalemate', 'insufficientMaterialClaim']);
/** Somebody has to have won these. */
const WON: ReadonlySet<string> = new Set(['mate', 'resign']);
/** Won, or drawn where the other could not have mated any more. */
const TIMED: ReadonlySet<string> = new Set(['outoftime', 'timeout']);

/** Clocks of two companies differ; more than this is another evening's game. */
const SKEW_MS = 2 * MINUTE;

/** What Lichess's answer means for the battle. Total: whatever does not fit in every part is odd, and nothing follows from it. */
export function judgeGame(terms: LichessTerms, game: LichessGame): LichessMeaning {
  const doubt = mismatchOf(terms, game);
  if (doubt !== null) return odd(doubt);
  const { status, winner } = game;
  if (RUNNING.has(status)) return winner === undefined ? { kind: 'running' } : odd('odd-winner');
  if (status === 'cheat' || status === 'unknownFinish') return over('contradiction');
  if (VOID.has(status)) return over('drawn');
  const won = winner === undefined ? null : winner === 'white' ? terms.white : otherSeat(terms.white);
  if (DRAWN.has(status)) return won === null ? over('drawn') : odd('odd-winner');
  if (WON.has(status)) return won === null ? odd('odd-winner') : over(won);
  return TIMED.has(status) ? over(won ?? 'drawn') : odd('unknown-status');
}

function mismatchOf({ gameId, accounts, white, startedAt }: LichessTerms, game: LichessGame): LichessDoubt | null {
  const { players, clock } = game;
  if (game.id !== gameId) return 'other-game';
  const isOurs =
    players.white.user?.id.toLowerCase() === accounts[white] &&
    players.black.user?.id.toLowerCase() === accounts[otherSeat(white)];
  if (!isOurs) return 'other-players';
  if (game.rated) return 'rated';
  if (game.variant !== 'standard') return 'other-variant';
  if (clock?.initial !== LICHESS_CLOCK.limit || clock.increment !== LICHESS_CLOCK.increment) return 'other-clock';
  return game.createdAt < startedAt - SKEW_MS ? 'too-early' : null;
}

/** Each line of JSON of an answer that streams (NDJSON); null for a line that is none, so that one spoils no other. */
export const linesOf = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      try {
        return JSON.parse(line) as unknown;
      } catch {
        return null;
      }
    });
