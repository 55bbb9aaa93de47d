import { SECOND } from '../../domain/shared/time.ts';
import { type DocumentWithId, requestBodyOf } from './document-id.ts';

/** A response, with the moments between which it was under way, in epoch milliseconds of this machine. */
export interface EarlyAnswer {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** An answer that nobody took while the page was loading is no news any more. */
const GOOD_FOR_MS = 20 * SECOND;

const asked = new Map<string, Promise<EarlyAnswer | null>>();
/** What the data client has asked while the page was loading. */
const askedByClient = new Set<string>();

const isLoading = (): boolean => performance.now() < GOOD_FOR_MS;

/**
 * Asks a query before the data client is there; the client finds the answer when it asks the same. Resolves to what was
 * answered, null when it is of no use.
 */
export async function askEarly(
  document: DocumentWithId,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const body = requestBodyOf(document, variables);
  if (body === null) return null;
  const sentAt = Date.now();
  const headers = { 'Content-Type': 'application/json' };
  const answer = fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers, body }).then(
    (response) => {
      if (response.ok) return { response, sentAt, receivedAt: Date.now() };
      // A body that nobody reads would stay under way for ever.
      void response.body?.cancel();
      return null;
    },
    () => null,
  );
  // Where the client was quicker, its next question is whether something has changed: an older answer must not be one.
  if (isLoading() && !askedByClient.has(body)) asked.set(body, answer);
  // A copy: the response itself can be read once, by the client.
  const copy = (await answer)?.response.clone();
  return copy?.json().catch(() => null) ?? null;
}

/** The good answer to a request with this body, once; null when there is none. */
export async function takeEarlyAnswer(body: string): Promise<EarlyAnswer | null> {
  if (isLoading()) askedByClient.add(body);
  const taken = asked.get(body);
  asked.delete(body);
  const answer = await taken;
  return answer && Date.now() - answer.sentAt < GOOD_FOR_MS ? answer : null;
}
