import type { Database } from '../../db/client/database.ts';
import { hiddenFrom } from '../../db/friends/index.ts';
import type { Live } from './live.ts';

interface Entry {
  ids: Set<string>;
  readers: number;
  readonly ready: Promise<void>;
  readonly leave: () => void;
}

/** A reader's view on who is hidden; given back when the reader leaves. */
export interface HiddenView {
  readonly ready: Promise<void>;
  has(userId: string): boolean;
  release(): void;
}

/** Who is hidden from whom by blocks, for players who follow something here; read once for each and kept up. */
export class HiddenPlayers {
  readonly #db: Database;
  readonly #live: Live;
  readonly #byReader = new Map<string, Entry>();

  constructor(db: Database, live: Live) {
    this.#db = db;
    this.#live = live;
  }

  view(readerId: string): HiddenView {
    const entry = this.#byReader.get(readerId) ?? this.#open(readerId);
    entry.readers++;
    let isReleased = false;
    return {
      ready: entry.ready,
      has: (userId) => entry.ids.has(userId),
      release: () => {
        if (isReleased) return;
        isReleased = true;
        if (--entry.readers > 0) return;
        entry.leave();
        this.#byReader.delete(readerId);
      },
    };
  }

  #open(readerId: string): Entry {
    const read = async (): Promise<void> => {
      entry.ids = await hiddenFrom(this.#db.read, readerId);
    };
    // Listens before it reads. A block hides at once; what a lifted one leaves is read, since the other's may stand.
    const leave = this.#live.listen('user', readerId, ({ type, data }) => {
      if (type !== 'friend.blocked' && type !== 'friend.unblocked') return;
      const other = data['fromId'] === readerId ? data['toId'] : data['fromId'];
      if (type === 'friend.blocked' && typeof other === 'string') entry.ids.add(other);
      read().catch(() => undefined); // the database reports itself; what is hidden stays hidden
    });
    const entry: Entry = { ids: new Set(), readers: 0, ready: Promise.resolve().then(read), leave };
    entry.ready.catch(() => undefined); // whoever waits for it hears
    this.#byReader.set(readerId, entry);
    return entry;
  }
}
