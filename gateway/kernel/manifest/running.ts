import type { ContestPhrase } from '../../../domain/shared/contest-phrases.ts';
import type { StepTone } from '../../../domain/shared/step-tones.ts';
import type { Reader } from '../../../db/client/database.ts';

/** A contest that a player is in, as the player reads of it. */
export interface RunningContest {
  readonly id: string;
  /** Its picture follows from it. */
  readonly game: string;
  readonly title: string;
  /** What it is played for and how. */
  readonly terms: readonly ContestPhrase[];
  readonly standing: ContestPhrase;
  /** Whose move it is; by `standing` where the room says no more. */
  readonly tone?: StepTone;
  /** When the server acts by itself; null where nothing is due. */
  readonly dueAt: number | null;
  /** Where the web app goes on with it. */
  readonly path: string;
}

/** What a room gives whose contests run, or wait for their players. */
export interface Running {
  /** Of the events after which the list of whomever they concern may be another. */
  readonly entities: readonly string[];
  /** What of a player runs, or waits for the player, at an instant; so many at the most. */
  readonly list: (reader: Reader, userId: string, now: number, limit: number) => Promise<readonly RunningContest[]>;
}
