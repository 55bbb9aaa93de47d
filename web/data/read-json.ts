import { NetworkFailure } from './failure.ts';

/** An answer that is no success: status code, colon and space, then its body, or the text of the status without one (ER-01). */
export class AnswerFailure extends Error {
  readonly status: number;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'AnswerFailure';
    this.status = status;
  }
}

const UNAUTHENTICATED = 401;

/**
 * Reads JSON of the documented /api paths with the session's cookie (RE-01, RE-02).
 * @param on401 whether an answer to somebody who is not signed in is null or thrown as any other
 * @throws AnswerFailure for any answer that is no success
 * @throws NetworkFailure when none came
 */
export async function readJson(path: `/api/${string}`, on401: 'null' | 'throw' = 'throw'): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin' });
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
  if (response.ok) return response.json();
  if (on401 === 'null' && response.status === UNAUTHENTICATED) return null;
  throw new AnswerFailure(response.status, await response.text(), response.statusText);
}
