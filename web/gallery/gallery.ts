import type { Mode } from './states.ts';

/** What whoever walks the gallery finds in its page, as `gallery`. */
export interface Gallery {
  /** Takes the recording of an account, with the schema, and learns what its frame asks. */
  readonly open: (file: string, schema: string) => Promise<void>;
  /** Starts the app anew at an address. */
  readonly show: (path: string, mode: Mode) => Promise<void>;
  /** From here on questions are answered so, those that are held too. */
  readonly answerAs: (mode: Mode) => Promise<void>;
  /** Waits until the page has come to rest. */
  readonly rest: () => Promise<void>;
  /** Has lines read from right to left, or again from left to right. */
  readonly mirror: (isMirrored: boolean) => void;
  /** What a page in the pseudo-language says that comes from no catalog, is glued together, or is cut. */
  readonly misread: () => readonly string[];
  readonly told: () => {
    /** Whether the state has made something else of what the page has asked. */
    readonly isChanged: boolean;
    readonly held: number;
    /** What has been asked for and was never recorded, since it was last told. */
    readonly missing: readonly string[];
  };
}
