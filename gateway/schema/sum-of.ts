import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../kernel/context.ts';

/**
 * Declares a field as the `Amount` of a number in `valueField` of the same object, in the smallest unit, and of its
 * `currency`, which need not be part of the schema; null where either is.
 */
export const SumOf = (valueField: string) => Extensions({ sumOf: valueField });

export const isSum = ({ extensions }: Pick<GraphQLField<unknown, Context>, 'extensions'>): boolean =>
  typeof extensions['sumOf'] === 'string';

/** Gives a field that is declared so its resolver; answers whether it is. */
export function resolveSum(field: GraphQLField<unknown, Context>): boolean {
  const valueField = field.extensions['sumOf'];
  if (typeof valueField !== 'string') return false;
  field.resolve = (source) => {
    const { [valueField]: value = null, currency = null } = source as Readonly<Record<string, unknown>>;
    return value === null || currency === null ? null : { value, currency };
  };
  return true;
}
