import type { Currency } from '../shared/money.ts';
import type { ArcadeMode, GameId } from './games.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** Wakes the screens of its player alone. */
    'arcade.run-moved': { readonly runId: string };
    /** A run that counts, once its contest is settled. */
    'arcade.run-counted': {
      readonly runId: string;
      readonly contestId: string;
      readonly userId: string;
      readonly game: GameId;
      readonly mode: ArcadeMode;
      readonly score: number;
      readonly target: number;
      /** First of a contest, or five of nine rivals beaten. */
      readonly isWon: boolean;
      readonly paid: number;
    };
    /** Money that waits for a look of staff, and those who have played for it. */
    'arcade.contest-held': ContestTold & {
      readonly runs: readonly { readonly userId: string; readonly runId: string }[];
      /** When it is paid unless decided before. */
      readonly dueAt: number;
    };
    /** What a contest was decided by, so that the books and what they were decided by are sealed together. */
    'arcade.contest-settled': ContestTold & {
      /** The last secret of the course, in hex: the others and the commitment follow from it. */
      readonly lastSecret: string;
      /** Whether its money has waited for staff; absent of what was decided before that was told. */
      readonly wasHeld?: boolean;
      readonly runs: readonly {
        readonly userId: string;
        readonly runId: string;
        /** The last receipt, in hex: it binds every stage that was handed in. */
        readonly receipt: string;
        readonly score: number | null;
        readonly tieBreak: number | null;
        readonly digest: string | null;
        readonly paid: number;
      }[];
    };
    /** A contest that comes to nothing: whoever paid in has everything back. */
    'arcade.contest-void': ContestTold & {
      /** Whoever had begun; tickets that were only given back tell nobody anything. */
      readonly begun: readonly string[];
    };
    /** Wakes the screens of a player of a bracket. */
    'arcade.bracket-moved': { readonly bracketId: string };
    /** A round of a bracket that can be played: those who are to play in it. */
    'arcade.bracket-round': BracketTold & {
      /** From 0. */
      readonly round: number;
      readonly players: readonly string[];
      readonly dueAt: number;
    };
    'arcade.bracket-settled': BracketTold & {
      readonly players: readonly { readonly userId: string; readonly place: number | null; readonly paid: number }[];
    };
    /** A bracket that comes to nothing: everybody has everything back. */
    'arcade.bracket-void': BracketTold & { readonly players: readonly string[] };
    /** A battle that is open to one player alone. */
    'arcade.battle-offered': ContestTold & { readonly fromId: string; readonly toId: string; readonly dueAt: number };
  }
}

/** What every event of a contest tells. */
export interface ContestTold {
  readonly game: GameId;
  readonly version: number;
  readonly mode: ArcadeMode;
  readonly currency: Currency;
  readonly entry: number;
  readonly commitment: string;
}

interface BracketTold {
  readonly game: GameId;
  readonly currency: Currency;
  readonly entry: number;
  readonly size: number;
}
