import DataLoader from 'dataloader';
import type { Context } from '../context.ts';

/**
 * A reader of one thing by its id, which asks `readAll` once for all that one answer needs. That one answers in the order
 * of the ids, each of which it gets once.
 */
export function gathered<T>(
  readAll: (context: Context, ids: readonly string[]) => Promise<readonly T[]>,
): (context: Context, id: string) => Promise<T> {
  const loaders = new WeakMap<Context, DataLoader<string, T>>();
  return (context, id) => {
    const known = loaders.get(context) ?? new DataLoader<string, T>((ids) => readAll(context, ids));
    loaders.set(context, known);
    const one = known.load(id);
    // A context that lives on, as a subscription's, must not answer from memory: only one tick is gathered.
    void one.finally(() => known.clear(id)).catch(() => undefined);
    return one;
  };
}
