import type { StoredEvent } from '../../db/events/event.table.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { FellBehind, Feed } from './feed.ts';
import type { HiddenView } from './hidden-players.ts';
import type { LiveLog } from './live-log.ts';

/** More events than this are not held for a member while it catches up. */
const HELD_MAX = 1_000;

/** Where a member's texts go: to one operation of one socket. */
export type Post = (payload: Buffer) => void;

export interface MemberParts {
  readonly log: LiveLog;
  readonly context: Context;
  readonly post: Post;
  /** Null where nobody is hidden from anybody. */
  readonly hidden: HiddenView | null;
  readonly authorOf: (event: StoredEvent) => string | null;
  readonly textOf: (event: StoredEvent) => Promise<Buffer>;
  readonly onEnd: () => void;
}

/**
 * One subscriber of a broadcast: first what it missed, then what happens, each event once. `feed` yields nothing; it
 * ends when the member's right is gone and is ended by the socket.
 */
export class BroadcastMember {
  readonly feed: Feed<never>;
  readonly #parts: MemberParts;
  readonly #had = new Set<number>();
  /** What came while something must be known first; null while texts go straight out. */
  #held: { readonly event: StoredEvent; readonly text: Buffer }[] | null = [];
  #work = Promise.resolve();
  #worksLeft = 0;
  #hasLeft = false;

  constructor(parts: MemberParts) {
    this.#parts = parts;
    const { mayRead } = parts.log.question;
    this.feed = new Feed<never>(() => {
      const leave = mayRead
        ? parts.context.live.listen('user', actorOf(parts.context).userId, (event) =>
            this.#hold(() => this.#checkRight(event)),
          )
        : () => undefined;
      return () => {
        this.#hasLeft = true;
        leave();
        parts.hidden?.release();
        parts.onEnd();
      };
    });
    this.#hold(() => this.#catchUp());
  }

  give(event: StoredEvent, text: Buffer): void {
    if (this.#held === null) this.#send(event, text);
    else if (this.#held.push({ event, text }) > HELD_MAX) this.feed.fail(new FellBehind());
  }

  #send(event: StoredEvent, text: Buffer): void {
    if (this.#hasLeft || this.#had.has(event.seq)) return;
    const author = this.#parts.hidden === null ? null : this.#parts.authorOf(event);
    if (author !== null && this.#parts.hidden?.has(author)) return;
    this.#parts.post(text);
  }

  /** Holds what comes until `work` is done. */
  #hold(work: () => Promise<void>): void {
    this.#held ??= [];
    this.#worksLeft++;
    this.#work = this.#work
      .then(work)
      .catch((cause: unknown) => this.feed.fail(cause))
      .then(() => {
        if (--this.#worksLeft > 0 || this.#hasLeft) return;
        const held = this.#held ?? [];
        this.#held = null;
        for (const { event, text } of held) this.#send(event, text);
      });
  }

  async #catchUp(): Promise<void> {
    // The socket has to know the operation first: it may have been completed meanwhile.
    await new Promise((resolve) => void setImmediate(resolve));
    if (this.#hasLeft) return;
    const { log, hidden, textOf } = this.#parts;
    await hidden?.ready;
    for (const event of await log.missed()) {
      if (this.#hasLeft) return;
      this.#send(event, await textOf(event));
      this.#had.add(event.seq);
    }
  }

  async #checkRight(event: StoredEvent): Promise<void> {
    if (this.#hasLeft) return;
    if (!(await this.#parts.log.question.mayRead?.(event))) this.feed.end();
  }
}
