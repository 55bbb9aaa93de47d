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
  /** What came while something must be known first, oldest first. */
  readonly #held: { readonly event: StoredEvent; readonly text: Buffer; readonly after: number }[] = [];
  #work = Promise.resolve();
  #worksBegun = 0;
  #worksDone = 0;
  #hasLeft = false;

  constructor(parts: MemberParts) {
    this.#parts = parts;
    const { mayRead } = parts.log.question;
    this.feed = new Feed<never>(() => {
      const leave = mayRead
        ? parts.context.live.listen('user', actorOf(parts.context).userId, (event) =>
            this.#hold(async () => void (await this.#checkRight(event))),
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
    if (this.#parts.log.question.isPrivate)
      this.#hold(async () => {
        if (await this.#checkRight(event)) this.#send(event, text);
      });
    else if (this.#worksDone === this.#worksBegun) this.#send(event, text);
    else if (this.#held.push({ event, text, after: this.#worksBegun }) > HELD_MAX) this.feed.fail(new FellBehind());
  }

  #send(event: StoredEvent, text: Buffer): void {
    if (this.#hasLeft || this.#had.has(event.seq)) return;
    const author = this.#parts.hidden === null ? null : this.#parts.authorOf(event);
    if (author !== null && this.#parts.hidden?.has(author)) return;
    this.#parts.post(text);
  }

  /** Holds what comes until `work` is done, and no longer: what is begun after it came may never end. */
  #hold(work: () => Promise<void>): void {
    this.#worksBegun++;
    this.#work = this.#work
      .then(work)
      .catch((cause: unknown) => this.feed.fail(cause))
      .then(() => {
        this.#worksDone++;
        const kept = this.#held.findIndex(({ after }) => after > this.#worksDone);
        for (const { event, text } of this.#held.splice(0, kept === -1 ? Infinity : kept)) this.#send(event, text);
      });
  }

  async #catchUp(): Promise<void> {
    // The socket has to know the operation first: it may have been completed meanwhile.
    await new Promise((resolve) => void setImmediate(resolve));
    if (this.#hasLeft) return;
    const { log, hidden, textOf } = this.#parts;
    await hidden?.ready;
    for (const event of await log.missed()) {
      if (this.#hasLeft || (log.question.isPrivate && !(await this.#checkRight(event)))) return;
      this.#send(event, await textOf(event));
      this.#had.add(event.seq);
    }
  }

  async #checkRight(event: StoredEvent): Promise<boolean> {
    if (this.#hasLeft) return false;
    if (await this.#parts.log.question.mayRead?.(event)) return true;
    this.feed.end();
    return false;
  }
}
