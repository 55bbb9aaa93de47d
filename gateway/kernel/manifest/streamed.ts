import type { ContestPhrase } from '../../../domain/shared/contest-phrases.ts';
import type { Reader } from '../../../db/client/database.ts';

/** A contest that its player shows on a stream, as everybody may read of it. */
export interface StreamedContest {
  readonly id: string;
  readonly title: string;
  /** What it is played for and how. */
  readonly terms: readonly ContestPhrase[];
  /** How it stands, or how it ended. */
  readonly standing: ContestPhrase;
  readonly isOver: boolean;
  /** Where the web app shows it. */
  readonly path: string;
}

/** What a room gives whose contests can be shown on a stream. */
export interface Streamed {
  /** What a player plays now, or is called to, and everybody may see. */
  readonly listOwn: (reader: Reader, userId: string) => Promise<readonly StreamedContest[]>;
  /** One of them, over or not; null for what is not there, and for what is not for everybody. */
  readonly describe: (reader: Reader, id: string) => Promise<StreamedContest | null>;
}
