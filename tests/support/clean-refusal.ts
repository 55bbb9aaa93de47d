import { expect } from 'vitest';
import type { Answer } from './http-client.ts';

/** What must never leave the server: stacks, paths, names of the database and of its statements. */
const INSIDE =
  /\n\s+at |node_modules|file:\/\/|\.(ts|js|mjs):\d|\/(work|home|tmp|usr)\/|sqlite|postgres|drizzle|select .* from |insert into |SQLITE_|TypeError|RangeError|stack/i;

/** The code of a refusal in the form of either endpoint; fails for any other answer. */
export function refusalCode({ status, json, text }: Answer): unknown {
  const { errors, code } = (json ?? {}) as { errors?: { extensions?: { code?: unknown } }[]; code?: unknown };
  return errors?.[0]?.extensions?.code ?? code ?? `no code: ${status} ${text.slice(0, 300)}`;
}

/** Whatever it is, nothing of ours broke: no 5xx, and no masked fault within an answer with data. */
export function expectNoFault(answer: Answer, hint: string): void {
  expect(answer.status, `${hint}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.text, hint).not.toContain('"code":"INTERNAL"');
}

/** A clear refusal: 4xx, or 200 where GraphQL leaves a place for null; a code that says why, and nothing of the inside. */
export function expectCleanRefusal(answer: Answer, hint: string): void {
  const { data } = (answer.json ?? {}) as { data?: Readonly<Record<string, unknown>> | null };
  const refused = `${hint}: ${answer.text.slice(0, 300)}`;
  if (data) {
    expect(answer.status, refused).toBe(200);
    expect(Object.values(data), refused).toContain(null);
  } else {
    expect(answer.status, refused).toBeGreaterThanOrEqual(400);
    expect(answer.status, refused).toBeLessThan(500);
  }
  expect(refusalCode(answer), hint).toMatch(/^[A-Z][A-Z_]+$/);
  expect(refusalCode(answer), hint).not.toBe('INTERNAL');
  expect(answer.text, hint).not.toMatch(INSIDE);
}
