import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Declares how many rows the resolver of a field reads beside those that it answers with, where these are more than a
 * few: figures that are counted anew, and what is asked of each game.
 */
export const Reads = (rows: number) => Extensions({ reads: rows });

/** A field that does not say so reads none beside. */
export function readsOf({ extensions }: GraphQLField<unknown, unknown>): number {
  const declared = extensions['reads'];
  return typeof declared === 'number' ? declared : 0;
}
