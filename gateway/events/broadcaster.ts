import { type ExecutionArgs, type ExecutionResult, type GraphQLSchema, Kind, execute, getOperationAST } from 'graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Context } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';
import { BroadcastMember, type Post } from './broadcast-member.ts';
import { type BroadcastTerms, broadcastsOf } from './broadcast.ts';
import type { Feed } from './feed.ts';
import { HiddenPlayers } from './hidden-players.ts';
import type { Live } from './live.ts';
import type { LiveLog } from './live-log.ts';

/** How long the text of a past event answers those who come back together. */
const TEXT_LIFE_MS = 500;
/** So many are served before others get their turn. */
const CHUNK = 500;

export interface BroadcastArgs extends ExecutionArgs {
  readonly contextValue: Context;
}

/** Subscribers who get the same text. */
interface Group {
  readonly members: Set<BroadcastMember>;
  readonly leave: () => void;
  readonly textOf: (event: StoredEvent) => Promise<Buffer>;
}

/** Executes shareable subscriptions once for each event and role, and hands the text to everybody who follows. */
export class Broadcaster {
  readonly #groups = new Map<string, Group>();
  readonly #hidden: HiddenPlayers;
  readonly #declared: ReadonlyMap<string, BroadcastTerms>;
  readonly #live: Live;
  readonly #deps: Deps;
  readonly #toPayload: (result: ExecutionResult, context: Context) => unknown;

  /** `toPayload` makes of a result what clients may see. */
  constructor(
    schema: GraphQLSchema,
    deps: Deps,
    live: Live,
    toPayload: (result: ExecutionResult, context: Context) => unknown,
  ) {
    this.#declared = broadcastsOf(schema);
    this.#deps = deps;
    this.#live = live;
    this.#hidden = new HiddenPlayers(deps.db, live);
    this.#toPayload = toPayload;
  }

  /** What is declared of the one field of a subscription; null when it is executed for each caller. */
  termsOf({ document, operationName }: ExecutionArgs): BroadcastTerms | null {
    const field = rootFieldOf(document, operationName);
    return (field && this.#declared.get(field.name.value)) ?? null;
  }

  /** Makes a caller a member of those who get the same; the feed is what the caller's operation hangs on. */
  join(args: BroadcastArgs, terms: BroadcastTerms, log: LiveLog, query: string, post: Post): Feed<never> {
    const key = keyOf(args, log, query);
    const group = this.#groups.get(key) ?? this.#open(key, args, log);
    const { actor } = args.contextValue.caller;
    const member = new BroadcastMember({
      log,
      context: args.contextValue,
      post,
      hidden: terms.authorOf && actor && !isStaff(actor.role) ? this.#hidden.view(actor.userId) : null,
      authorOf: terms.authorOf ?? (() => null),
      textOf: group.textOf,
      onEnd: () => {
        group.members.delete(member);
        if (group.members.size > 0 || this.#groups.get(key) !== group) return;
        group.leave();
        this.#groups.delete(key);
      },
    });
    group.members.add(member);
    return member.feed;
  }

  #open(key: string, args: BroadcastArgs, log: LiveLog): Group {
    const contextValue = asNobody(args.contextValue, this.#deps.newId);
    const texts = new Map<number, { readonly text: Promise<Buffer>; readonly madeAt: number }>();
    const compute = async (event: StoredEvent): Promise<Buffer> => {
      const result = await execute({ ...args, contextValue, rootValue: event });
      return Buffer.from(JSON.stringify(this.#toPayload(result, contextValue)));
    };
    const textOf = (event: StoredEvent): Promise<Buffer> => {
      const kept = texts.get(event.seq);
      const now = performance.now();
      if (kept && now - kept.madeAt < TEXT_LIFE_MS) return kept.text;
      for (const [seq, { madeAt }] of texts) if (now - madeAt >= TEXT_LIFE_MS) texts.delete(seq);
      const text = compute(event);
      texts.set(event.seq, { text, madeAt: now });
      return text;
    };
    const members = new Set<BroadcastMember>();
    const deliver = async (event: StoredEvent): Promise<void> => {
      const text = await textOf(event);
      let served = 0;
      for (const member of members) {
        member.give(event, text);
        if (++served % CHUNK === 0) await new Promise((resolve) => void setImmediate(resolve));
      }
    };
    // One after the other, so that everybody hears in the order of what happened.
    let delivering = Promise.resolve();
    const { topic, id } = log.question;
    const leave = this.#live.listen(topic, id, (event) => {
      if (!log.holds(event)) return;
      texts.clear(); // what an earlier event told may have changed by this one
      delivering = delivering
        .then(() => deliver(event))
        .catch((cause: unknown) => members.forEach((member) => member.feed.fail(cause)));
    });
    const group: Group = { members, leave, textOf };
    this.#groups.set(key, group);
    return group;
  }
}

/** Somebody of the caller's role without an identity: what depends on who asks must not become everybody's. */
function asNobody(context: Context, newId: () => string): Context {
  const { actor } = context.caller;
  return {
    ...context,
    caller: {
      requestId: newId(),
      address: '',
      userAgent: '',
      tokenHash: null,
      actor: actor && { userId: '', username: '', role: actor.role, sessionId: '' },
      deviceToken: null,
      idempotencyKey: null,
      believedUserId: null,
    },
  };
}

function rootFieldOf(document: ExecutionArgs['document'], operationName: ExecutionArgs['operationName']) {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return selections.find((selection) => selection.kind === Kind.FIELD);
}

/** Whoever asks for the same with the same variables and the same role gets the same, wherever each one stands. */
function keyOf(args: BroadcastArgs, log: LiveLog, query: string): string {
  const { document, operationName, variableValues, contextValue } = args;
  const position = rootFieldOf(document, operationName)?.arguments?.find(({ name }) => name.value === 'after')?.value;
  const positionName = position?.kind === Kind.VARIABLE ? position.name.value : null;
  const variables = Object.entries(variableValues ?? {}).filter(([name]) => name !== positionName);
  const { topic, entity, id } = log.question;
  const role = contextValue.caller.actor?.role ?? null;
  return JSON.stringify([
    query,
    operationName ?? null,
    variables.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    topic,
    entity,
    id,
    role,
  ]);
}
