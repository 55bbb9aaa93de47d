/** What a machine tells of itself, and the process of its loop. */
export interface Measured {
  /** Percent; null where the machine does not tell. */
  readonly cpu: number | null;
  readonly memory: number | null;
  readonly disk: number | null;
  /** Bytes a second. */
  readonly bytesIn: number | null;
  readonly bytesOut: number | null;
  readonly loopDelayMs: number;
}

/** Calls that were answered, and how many milliseconds that took in sum. */
export interface Calls {
  readonly calls: number;
  readonly answerMs: number;
}

/** Whether somebody should start the process again. */
export type End = 'restart' | 'stop';

/** With which a process ends that wants to be started again; 0 where it does not. */
export const RESTART_CODE = 75;

/** The process and the machine that it runs on. */
export interface Host {
  /** Of the machine. */
  readonly name: string;
  readonly version: string;
  /** Tells this run of the process from the one before. */
  readonly runId: string;
  /** When it wrote down how it is, first and last; null before. */
  written: { readonly firstAt: number; readonly lastAt: number } | null;
  /** By how much the clock of the database is ahead of its own, and when that was measured; null before. */
  clock: { readonly aheadMs: number; readonly at: number } | null;
  /** How it is, of speeds since it was asked last. */
  measure(): Promise<Measured>;
  countCall(milliseconds: number): void;
  /** What has been counted and not been stored. */
  uncounted(): Calls;
  /** These are stored. */
  forget(calls: Calls): void;
  /** What may be emptied at any time, by what it holds; each answers how much that was. */
  readonly caches: Map<string, () => number>;
  /** Copies the database into a file that is not there yet; answers what is wrong with the books in it. */
  copyDatabase(file: string): Promise<readonly string[]>;
  /** Ends what is under way and then the process. */
  end(how: End): void;
  onEnd(listener: (how: End) => void): void;
}
