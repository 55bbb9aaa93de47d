/** A map of lists that need not be begun. */
export class Lists<V> {
  readonly #lists = new Map<string, V[]>();

  add(key: string, value: V): void {
    const list = this.#lists.get(key);
    if (list) list.push(value);
    else this.#lists.set(key, [value]);
  }

  of(key: string): readonly V[] {
    return this.#lists.get(key) ?? [];
  }

  *[Symbol.iterator](): Iterator<[string, V[]]> {
    yield* this.#lists;
  }
}
