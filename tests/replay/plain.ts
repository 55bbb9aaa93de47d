/** Answers as both engines have to give them, written down so that two processes can compare them. */

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What JSON has no word for is told apart from what it has one for. */
export function plainOf(value: unknown): unknown {
  if (value === undefined) return { $: 'undefined' };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { $: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value === 'bigint') return { $: 'bigint', is: String(value) };
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new Error('an answer that is no data: say by `show` what of it is compared');
  if (value instanceof Date) return { $: 'date', is: value.toISOString() };
  if (value instanceof Uint8Array) return { $: 'bytes', is: Buffer.from(value).toString('base64') };
  // Nobody may rely on the order in which a map or a set was filled.
  if (value instanceof Map)
    return { $: 'map', is: [...value].map(plainOf).toSorted((a, b) => byText(textOf(a), textOf(b))) };
  if (value instanceof Set)
    return { $: 'set', is: [...value].map(plainOf).toSorted((a, b) => byText(textOf(a), textOf(b))) };
  if (Array.isArray(value)) return value.map(plainOf);
  // PostgreSQL keeps the keys of JSON in an order of its own.
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => byText(a, b))
      .map(([key, part]) => [key, plainOf(part)]),
  );
}

const textOf = (plain: unknown): string => JSON.stringify(plain);

/** One text for each value: alike values have the same. */
export const canonical = (value: unknown): string => textOf(plainOf(value));

/** Lists as heaps: the one that the answer is, or those of some keys. */
export function heaped(plain: unknown, at?: readonly string[], isMeant = at === undefined): unknown {
  if (Array.isArray(plain)) {
    const parts = plain.map((part: unknown) => heaped(part, at, false));
    return isMeant ? parts.toSorted((a, b) => byText(textOf(a), textOf(b))) : parts;
  }
  if (plain === null || typeof plain !== 'object') return plain;
  return Object.fromEntries(
    Object.entries(plain).map(([key, part]) => [
      key,
      // Of a write it is the answer that is meant, beside the rows.
      heaped(part, at, at === undefined ? isMeant && key === 'answer' : at.includes(key)),
    ]),
  );
}

/** All lists as heaps, to tell whether nothing but an order differs. */
export function allHeaped(plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map(allHeaped).toSorted((a, b) => byText(textOf(a), textOf(b)));
  if (plain === null || typeof plain !== 'object') return plain;
  return Object.fromEntries(Object.entries(plain).map(([key, part]) => [key, allHeaped(part)]));
}

/** Whether an answer says nothing: none, nought, no rows. */
export function isHollow(plain: unknown): boolean {
  if (plain === null || plain === false || plain === 0 || plain === '') return true;
  if (Array.isArray(plain)) return plain.every(isHollow);
  if (typeof plain !== 'object') return false;
  const { $: kind, ...parts } = plain as Record<string, unknown>;
  return kind === 'undefined' || Object.values(parts).every(isHollow);
}

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** Where two values part first, with what each has there; null where they are alike. */
export function firstDifference(one: unknown, other: unknown, path = 'answer'): string | null {
  if (JSON.stringify(one) === JSON.stringify(other)) return null;
  const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path}: SQLite ${shown(one)}, PostgreSQL ${shown(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], Array.isArray(one) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== null) return found;
  }
  return `${path}: the keys stand in another order`;
}
