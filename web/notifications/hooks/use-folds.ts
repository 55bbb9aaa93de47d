import { useState } from 'react';
import { foldNotices } from '../../../domain/notifications/fold.ts';
import type { NotificationNode } from './use-notifications.ts';

/** By the reader's own calendar. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** One row of a list that folds. */
export interface FoldedRow {
  readonly notification: NotificationNode;
  /** Everything that the row stands for, itself first: more than one while it is folded. */
  readonly all: readonly NotificationNode[];
  /** Of the newest of several: how to show the others, and whether they are shown; null for any other row. */
  readonly fold: {
    readonly count: number;
    /** Whether that many are all of the day. */
    readonly isWhole: boolean;
    readonly isOpen: boolean;
    readonly toggle: () => void;
  } | null;
}

/** Notices with the repeated ones of a day as one row, which unfolds. */
export function useFolds(notices: readonly NotificationNode[], hasMore: boolean): readonly FoldedRow[] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return foldNotices(notices, startOfDay, hasMore).flatMap(({ newest, older, isWhole }): FoldedRow[] => {
    const alone = (notification: NotificationNode): FoldedRow => ({ notification, all: [notification], fold: null });
    if (older.length === 0) return [alone(newest)];
    // By its day, so that it stays open when another comes.
    const key = `${newest.fold} ${startOfDay(newest.time)}`;
    const isOpen = open.has(key);
    const toggle = (): void =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      });
    const fold = { count: older.length + 1, isWhole, isOpen, toggle };
    return isOpen
      ? [{ notification: newest, all: [newest], fold }, ...older.map(alone)]
      : [{ notification: newest, all: [newest, ...older], fold }];
  });
}
