import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../kernel/context.ts';

/** Finds what an id names; null where the caller may not see it. */
type Load = (context: Context, id: string) => Promise<object | null>;

interface BesideId {
  readonly idField: string;
  readonly loadOf: () => Load;
}

/**
 * Declares a field as the thing that the id in `idField` of the same object names; null where that one is. The loader
 * gathers what an answer needs, and shows no more than the thing's own query.
 */
export const Beside = (idField: string, loadOf: () => Load) =>
  Extensions({ beside: { idField, loadOf } satisfies BesideId });

export const isBeside = ({ extensions }: Pick<GraphQLField<unknown, Context>, 'extensions'>): boolean =>
  extensions['beside'] !== undefined;

/** Gives a field that is declared so its resolver; answers whether it is. */
export function resolveBeside(field: GraphQLField<unknown, Context>): boolean {
  const beside = field.extensions['beside'] as BesideId | undefined;
  if (!beside) return false;
  const { idField, loadOf } = beside;
  field.resolve = (source, _args, context) => {
    const id = (source as Readonly<Record<string, string | null | undefined>>)[idField];
    return id === null || id === undefined ? null : loadOf()(context, id);
  };
  return true;
}
