import type { StoredEvent } from '../events/event.table.ts';

type Listener = (events: readonly StoredEvent[]) => void;

/** Who hears of committed events in this process. */
export class Listeners {
  readonly #listeners = new Set<Listener>();

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What a listener makes of the news is no concern of the transaction that made them, nor of the next listener. */
  tell(events: readonly StoredEvent[]): void {
    if (events.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(events);
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }
}
