import { ApolloLink, Observable } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Observer } from 'rxjs';
import { NetworkFailure } from '../data/failure.ts';
import { type Answer, RECORD, type Recording, questionOf } from './recording.ts';
import { type Mode, OVER_PAGES, inState } from './states.ts';

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** So many looks, one a frame, and nothing more was asked: the page has come to rest. */
const RESTING_LOOKS = 8;
/** Whoever has not by then never does. */
const LOOKS_MAX = 2_000;

/** A skeleton that is not in sight yet. */
const UNSEEN = '[data-loading] > [style*="visibility: hidden"]';

/** What is still loading, for whoever has to find it. */
const restless = (): string => {
  const loading = document.querySelector('[data-loading]');
  return loading
    ? `'${loading.textContent}' in ${loading.parentElement?.outerHTML.slice(0, 200)}`
    : 'it goes on asking';
};

/** Answers in the place of the network. */
export class Stage {
  /** What the frame around every page asks, which is answered whatever becomes of the page. */
  frame: ReadonlySet<string> = new Set();
  readonly asked = new Set<string>();
  /** Whether a state has made something else of what the page has asked. */
  isChanged = false;
  readonly missing: string[] = [];
  readonly #answers: ReadonlyMap<string, Answer>;
  readonly #at: number;
  readonly #schema: GraphQLSchema;
  #mode: Mode = 'full';
  #held: (() => void)[] = [];
  #looks = 0;

  constructor({ answers, at }: Recording, schema: GraphQLSchema) {
    this.#schema = schema;
    this.#answers = new Map(answers.map((answer) => [questionOf(answer), answer]));
    this.#at = at;
  }

  get heldCount(): number {
    return this.#held.length;
  }

  begin(mode: Mode): void {
    this.#mode = mode;
    this.#held = [];
    this.asked.clear();
    this.isChanged = false;
  }

  /** From here on questions are answered so; what was held is too, one a frame, as answers come over a network. */
  async answerAs(mode: Mode): Promise<void> {
    this.#mode = mode;
    for (const answer of this.#held.splice(0)) {
      answer();
      await nextFrame();
      await nextFrame();
    }
  }

  /** @throws Error where the page waits for what nobody answers */
  async rest(): Promise<void> {
    let all = 0;
    for (this.#looks = 0; this.#looks < RESTING_LOOKS; this.#looks++) {
      if (++all > LOOKS_MAX) throw new Error(`does not come to rest when ${this.#mode}: ${restless()}`);
      await nextFrame();
      // Nothing is drawn of a page that has no heading yet.
      if (document.querySelector(this.#mode === 'held' ? UNSEEN : '[data-loading], html:not(:has(h1))'))
        this.#looks = 0;
    }
  }

  readonly link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        this.#looks = -1;
        const { operationName: name = '', operationType, variables } = operation;
        // Nothing happens here; what a page changes by itself is answered where the page goes on with that.
        if (operationType === OperationTypeNode.SUBSCRIPTION) return;
        const isKnown = this.#answers.has(questionOf({ operation: name, variables }));
        if (operationType === OperationTypeNode.MUTATION && !isKnown) return;
        this.asked.add(name);
        if (this.#mode === 'held' && !this.frame.has(name)) this.#held.push(() => this.#answer(operation, observer));
        else queueMicrotask(() => this.#answer(operation, observer));
      }),
  );

  #answer(operation: ApolloLink.Operation, observer: Observer<ApolloLink.Result>): void {
    const { operationName = '', variables, query } = operation;
    const isOfFrame = this.frame.has(operationName);
    const mode = isOfFrame && !OVER_PAGES.has(this.#mode) ? 'full' : this.#mode;
    if (mode === 'held') return;
    if (mode === 'failed') return observer.error(new NetworkFailure('as the gallery has it'));
    const question = questionOf({ operation: operationName, variables });
    const answer = this.#answers.get(question);
    if (!answer) this.missing.push(`${question} was never recorded: ${RECORD}`);
    if (!answer || mode === 'refused') {
      const extensions = { code: 'INTERNAL', requestId: 'gallery' };
      observer.next({ data: null, errors: [{ message: 'As the gallery has it', extensions }] } as ApolloLink.Result);
    } else if (answer.data === null || operation.operationType === OperationTypeNode.MUTATION) {
      observer.next(answer as ApolloLink.Result);
    } else {
      const document = addTypenameToDocument(query);
      const data = inState(mode, { schema: this.#schema, document, variables, data: answer.data, now: this.#at });
      this.isChanged ||= JSON.stringify(data) !== JSON.stringify(answer.data);
      observer.next({ ...answer, data } as ApolloLink.Result);
    }
    observer.complete();
  }
}
