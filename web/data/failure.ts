import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { RefusalCode } from '../../domain/shared/refusals.ts';
import type { Figures } from './refusal-sentences.ts';
import { knownSentence } from './sentences.ts';
import * as t from './__generated__/messages.ts';

/** `NETWORK`: no answer came. `INTERNAL`: an answer that the server did not mean to give. */
export type FailureCode = RefusalCode | 'NETWORK' | 'INTERNAL';

/** Why something did not work, ready to be shown. */
export interface Failure {
  readonly code: FailureCode;
  /** What to tell the player, figures included. */
  readonly sentence: string;
  /** The input field to blame, as the schema spells it; null when no single field is. */
  readonly field: string | null;
  /** The figures of the refusal; amounts in cents. */
  readonly data: Figures;
  /** What support finds the call by; null when nothing reached the server. */
  readonly requestId: string | null;
}

/** No usable answer came: offline, gateway away, or something in between answered for it. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkFailure';
  }
}

export const NETWORK_SENTENCE = t.gauntletCouldNotBeReachedCheck();

export const INTERNAL_SENTENCE = (requestId: string | null): string =>
  requestId === null ? t.somethingWentWrongOnOurSide() : t.somethingWentWrongGiveThisNumber({ requestId });

/** What the gateway says where something is broken, or the request itself was: nothing that a player could mend. */
const FAULTS = /^(INTERNAL|BAD_REQUEST|BAD_USER_INPUT|OPERATION_RESOLUTION_FAILURE|GRAPHQL_\w+|PERSISTED_QUERY_\w+)$/;

const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && !FAULTS.test(code);

function figuresIn(value: unknown): Figures {
  if (typeof value !== 'object' || value === null) return {};
  const figures = Object.entries(value).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(figures);
}

/** Reads whatever Apollo or the link threw; never throws itself. */
export function failureOf(error: unknown): Failure {
  if (!CombinedGraphQLErrors.is(error)) {
    const isNetwork = error instanceof NetworkFailure;
    return {
      code: isNetwork ? 'NETWORK' : 'INTERNAL',
      sentence: isNetwork ? NETWORK_SENTENCE : INTERNAL_SENTENCE(null),
      field: null,
      data: {},
      requestId: null,
    };
  }
  const [first] = error.errors;
  const extensions = first?.extensions ?? {};
  const requestId = typeof extensions['requestId'] === 'string' ? extensions['requestId'] : null;
  const code = extensions['code'];
  if (!isRefusalCode(code)) {
    return { code: 'INTERNAL', sentence: INTERNAL_SENTENCE(requestId), field: null, data: {}, requestId };
  }
  const data = figuresIn(extensions['data']);
  const field = typeof extensions['field'] === 'string' ? extensions['field'] : null;
  // Should the sentences not have come, the gateway's own message is shown instead.
  const sentence = knownSentence(code, data) ?? first?.message ?? INTERNAL_SENTENCE(requestId);
  return { code, sentence, field, data, requestId };
}
