interface Foldable {
  /** Those of one day with the same word are read as one; null for what stands alone. */
  readonly fold: string | null;
  /** When it happened, in epoch milliseconds. */
  readonly time: number;
}

/** What is read as one: the newest of a day, and the others that it stands for. */
interface Fold<N> {
  readonly newest: N;
  /** The newest first. */
  readonly older: readonly N[];
  /** Whether there is no other of that day; one that stands alone is whole. */
  readonly isWhole: boolean;
}

/**
 * Notices, the newest first, each day's of a kind as one at the place of its newest. Nothing is left out.
 * @param startOfDay of an instant, by the reader's own calendar
 * @param hasMore whether older ones follow that have not been read yet
 */
export function foldNotices<N extends Foldable>(
  notices: readonly N[],
  startOfDay: (at: number) => number,
  hasMore: boolean,
): Fold<N>[] {
  const last = notices.at(-1);
  const readDownTo = last && hasMore ? startOfDay(last.time) : -Infinity;
  const folds: { newest: N; older: N[]; isWhole: boolean }[] = [];
  const ofDay = new Map<string, N[]>();
  for (const notice of notices) {
    const day = startOfDay(notice.time);
    const key = `${notice.fold} ${day}`;
    const known = notice.fold === null ? undefined : ofDay.get(key);
    if (known) known.push(notice);
    else {
      const older: N[] = [];
      folds.push({ newest: notice, older, isWhole: notice.fold === null || readDownTo < day });
      ofDay.set(key, older);
    }
  }
  return folds;
}
