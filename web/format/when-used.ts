/**
 * What is made when it is first used, and kept. To make one of the browser's formatters takes a phone some ten
 * milliseconds, and a first screen needs few of them.
 */
export function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
