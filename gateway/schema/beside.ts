import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../kernel/context.ts';

/** Finds what an id names; null where the caller may not see it. */
type Load = (context: Context, id: string) => Promise<object | null>;

type Source = Readonly<Record<string, unknown>>;

interface BesideId {
  /** The name of the field, or what finds the id where the object has it for some of its kind alone. */
  readonly id: string | ((source: Source) => string | null);
  readonly loadOf: () => Load;
}

/**
 * Declares a field as the thing that an id of the same object names; null where that one is. The loader gathers what an
 * answer needs, and shows no more than the thing's own query.
 */
export const Beside = (id: BesideId['id'], loadOf: () => Load) =>
  Extensions({ beside: { id, loadOf } satisfies BesideId });

export const isBeside = ({ extensions }: Pick<GraphQLField<unknown, Context>, 'extensions'>): boolean =>
  extensions['beside'] !== undefined;

/** Gives a field that is declared so its resolver; answers whether it is. */
export function resolveBeside(field: GraphQLField<unknown, Context>): boolean {
  const beside = field.extensions['beside'] as BesideId | undefined;
  if (!beside) return false;
  const { id: idOf, loadOf } = beside;
  field.resolve = (source, _args, context) => {
    const id = typeof idOf === 'string' ? (source as Source)[idOf] : idOf(source as Source);
    return typeof id === 'string' ? loadOf()(context, id) : null;
  };
  return true;
}
