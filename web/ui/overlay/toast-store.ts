import type { ReactNode } from 'react';

/** Row FR-28: how long a toast is shown, and how long a dismissed one stays in memory. */
export const SHOWN_FOR_MS = 5_000;
export const REMOVED_AFTER_MS = 1_000_000;

export interface ToastContent {
  title: string;
  description?: ReactNode;
  tone?: 'info' | 'win' | 'warn' | 'loss';
  /** One thing that can be done about it; `label` says it, and says it to screen readers too. */
  action?: { label: string; onPress: () => void };
}

export interface ToastEntry extends ToastContent {
  id: number;
  /** False once dismissed: it leaves the screen, its memory goes later. */
  open: boolean;
}

/** At most one toast at a time: a new one takes the place of the one before. */
export class ToastStore {
  #current: ToastEntry | null = null;
  #lastId = 0;
  #removal: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The toast in memory, shown or dismissed; null when there is none. */
  readonly current = (): ToastEntry | null => this.#current;

  /** Shows a toast; the answer dismisses it. */
  show(content: ToastContent): () => void {
    clearTimeout(this.#removal);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#set({ ...content, id, open: true });
    return () => this.dismiss(id);
  }

  dismiss(id: number): void {
    if (this.#current?.id !== id || !this.#current.open) return;
    this.#set({ ...this.#current, open: false });
    this.#removal = setTimeout(() => this.#set(null), REMOVED_AFTER_MS);
  }

  #set(entry: ToastEntry | null): void {
    this.#current = entry;
    for (const listener of this.#listeners) listener();
  }
}
