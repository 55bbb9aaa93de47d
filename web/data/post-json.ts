import { NetworkFailure } from './failure.ts';
import { happens } from './happened.ts';
import { viewerHeader } from '../session/present-account.ts';

/** An answer of the documented /api paths: `body` is its JSON, null when it was something else. */
export interface RestAnswer {
  readonly isOk: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/**
 * Posts JSON with the session's cookie (RE-01); an answer of any status is an answer.
 * @throws NetworkFailure when none came
 */
export async function postJson(path: `/api/${string}`, payload: unknown): Promise<RestAnswer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...viewerHeader() },
      body: JSON.stringify(payload),
    });
  } catch (cause) {
    throw new NetworkFailure(cause);
  } finally {
    happens();
  }
  const body: unknown = await response.json().catch(() => null);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { isOk: response.ok, status: response.status, body: isObject ? (body as Record<string, unknown>) : null };
}

/** A text of the answer's body; null when it is missing, empty or something else. */
export function textOf(answer: RestAnswer, field: string): string | null {
  const value = answer.body?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
}
