import { Refused } from '../../domain/shared/refusals.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { readLogAfter, readOldestSeq, readOvertaken } from '../../db/events/log.queries.ts';
import type { Context } from '../kernel/context.ts';
import { Feed } from './feed.ts';
import type { Topic } from './live.ts';
import { whileAllowed } from './while-allowed.ts';

/** Whoever missed more than this begins anew with the present state. */
const MISSED_MAX = 500;
const PAGE = 100;

export interface LogQuestion {
  /** Where the log's events are told: its own entity, or `user` for logs that belong to one player. */
  readonly topic: Topic;
  readonly entity: string;
  /** Of the entity, which is also the topic's. */
  readonly id: string;
  /** The last event that the client has seen; null for none before it began to read. */
  readonly after: number | null;
  /** Where it may not be read from its beginning: since when it may. */
  readonly since?: number | undefined;
  /** Where the right to read can be lost while the session lasts: whether the caller still has it after an event. */
  readonly mayRead?: (event: StoredEvent) => Promise<boolean>;
  /** Whether a broadcast asks for that right before each event as well: for what has few readers, who may change. */
  readonly isPrivate?: boolean;
}

/**
 * The events of one entity after a number and from then on. Each comes once; on PostgreSQL events shortly before
 * `after` are told again, because a lower number may be committed after a higher one, and with several gateways an
 * event may come after one with a higher number. So the client drops what it has had, and nothing is missed.
 * Ends with TOO_FAR_BEHIND when it cannot be told what came after `after`: the client reads the state anew.
 */
export class LiveLog implements AsyncIterable<StoredEvent> {
  readonly #context: Context;
  readonly question: LogQuestion;

  constructor(context: Context, question: LogQuestion) {
    this.#context = context;
    this.question = question;
  }

  /** What came after the number, or since the client began to read, oldest first. @throws Refused TOO_FAR_BEHIND */
  async missed(): Promise<StoredEvent[]> {
    const { entity, id: entityId, after } = this.question;
    if (after === null)
      return this.#context.live.missed(this.question.topic, entityId).filter((one) => this.holds(one));
    const { read } = this.#context.deps.db;
    const oldest = await readOldestSeq(read);
    if (oldest !== null && after + 1 < oldest) throw new Refused('TOO_FAR_BEHIND');
    const found = await readOvertaken(read, { entity, entityId }, after);
    const few = found.length + MISSED_MAX;
    for (let page: StoredEvent[] = [], at = after; ; at = page.at(-1)?.seq ?? at) {
      page = await readLogAfter(read, { entity, entityId }, at, PAGE);
      found.push(...page);
      if (found.length > few) throw new Refused('TOO_FAR_BEHIND');
      if (page.length < PAGE) return found.filter((one) => this.holds(one));
    }
  }

  /** Whether an event of the topic is one of this log, and may be read. */
  holds({ entity, entityId, at }: StoredEvent): boolean {
    const { entity: own, id, since = 0 } = this.question;
    return entity === own && entityId === id && at >= since;
  }

  [Symbol.asyncIterator](): AsyncIterator<StoredEvent, undefined> {
    const { mayRead } = this.question;
    return mayRead ? whileAllowed(this.#context, this.#follow(), { mayRead }) : this.#follow();
  }

  /** Listens first and reads then, so that nothing falls in between. */
  #follow(): Feed<StoredEvent> {
    const { topic, id } = this.question;
    const { live } = this.#context;
    return new Feed<StoredEvent>((feed) => {
      const had = new Set<number>();
      let waiting: StoredEvent[] | null = [];
      const give = (event: StoredEvent): void => {
        if (had.has(event.seq)) return;
        feed.push(event);
      };
      const leave = live.listen(topic, id, (event) => {
        if (!this.holds(event)) return;
        if (waiting) waiting.push(event);
        else give(event);
      });
      this.missed().then(
        (missed) => {
          for (const event of missed) {
            give(event);
            had.add(event.seq);
          }
          for (const event of waiting ?? []) give(event);
          waiting = null;
        },
        (cause: unknown) => feed.fail(cause),
      );
      return leave;
    });
  }
}

/** For the `subscribe` of a log-like subscription, after its right to read has been checked. */
export const liveLog = (context: Context, question: LogQuestion): LiveLog => new LiveLog(context, question);
