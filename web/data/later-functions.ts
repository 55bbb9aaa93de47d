/**
 * Functions that we and our libraries call and that the oldest browsers we build for do not have: Chrome 109 and, within
 * streaming software, 103; Safari 16.4 (docs/decisions/browsers.md). Comes before all else that would call them.
 */
function give(owner: object, functions: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

give(Array.prototype, {
  toReversed(this: readonly unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- it is what is given here
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is what is given here
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: Parameters<unknown[]['splice']>) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with(this: readonly unknown[], index: number, value: unknown) {
    if (index >= this.length || index < -this.length) throw new RangeError(`There is no place ${index}`);
    const copy = [...this];
    copy.splice(index, 1, value);
    return copy;
  },
});

give(URL, {
  canParse(...parts: ConstructorParameters<typeof URL>) {
    try {
      return Boolean(new URL(...parts));
    } catch {
      return false;
    }
  },
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module by this alone, which gives no names
export {};
