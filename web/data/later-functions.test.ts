import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const TAKEN = [
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [URL, 'canParse'],
] as const;

const own = TAKEN.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});
const put = (): void => TAKEN.forEach(([owner, name], at) => Object.defineProperty(owner, name, own[at] ?? {}));

const byText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);
/** Counted from the end. */
const LAST = -1;

/** What a call gives, or the kind of its fault. */
function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return (error as Error).name;
  }
}

const CALLS: readonly (readonly [name: string, call: () => unknown])[] = [
  ['toReversed', () => [[1, 2, 3].toReversed(), [].toReversed()]],
  [
    'toSorted',
    () => [
      [10, 9, 1].toSorted(byText),
      [10, 9, 1].toSorted((a, b) => a - b),
      [undefined, 3, 1].toSorted((a, b) => Number(a) - Number(b)),
    ],
  ],
  ['toSpliced', () => [[1, 2, 3].toSpliced(1, 1), [1, 2, 3].toSpliced(-1, 0, 7, 8), [1, 2, 3].toSpliced(1)]],
  ['with', () => [[1, 2, 3].with(0, 9), [1, 2, 3].with(2, 9), [1, 2, 3].with(LAST, 9)]],
  ['with beyond the end', () => [outcome(() => [1].with(1, 2)), outcome(() => [1].with(LAST - 1, 2))]],
  [
    'canParse',
    () =>
      ['https://a.example', 'a', '', 'http://', ['a', 'https://b.example'], ['a', 'b']].map((given) =>
        typeof given === 'string' ? URL.canParse(given) : URL.canParse(given[0] ?? '', given[1]),
      ),
  ],
];

describe('a browser without the later functions', () => {
  const expected = CALLS.map(([, call]) => call());
  beforeAll(async () => {
    for (const [owner, name] of TAKEN) Reflect.deleteProperty(owner, name);
    vi.resetModules();
    await import('./later-functions.ts');
  });
  afterAll(put);

  it.each(CALLS.map(([name, call], at) => [name, call, expected[at]] as const))('gets %s', (_name, call, like) => {
    expect(call()).toEqual(like);
  });

  it('sees the array that was given as it was', () => {
    const given = [3, 1, 2];
    void [given.toSorted(byText), given.toReversed(), given.toSpliced(0, 2), given.with(0, 5)];
    expect(given).toEqual([3, 1, 2]);
  });

  it('finds none of them where it goes through what an array holds', () => {
    for (const [owner, name] of TAKEN)
      expect(Object.getOwnPropertyDescriptor(owner, name)).toMatchObject({ enumerable: false, configurable: true });
  });
});
