type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * What statements answer that do not need each other's answers, and so travel together. Where several fail, the first in
 * the order of their writing is thrown: which one answers first is no reason to tell a player something else.
 */
export async function together<const T extends readonly unknown[]>(asked: T): Promise<Answers<T>> {
  const answers = [];
  for (const one of await Promise.allSettled(asked)) {
    if (one.status === 'rejected') throw one.reason;
    answers.push(one.value);
  }
  return answers as Answers<T>;
}
