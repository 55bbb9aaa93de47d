import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** A list that does not say how long it gets. */
const LISTED = 20;

/** Declares how many objects a list holds at the most, where that is far from 20: what an operation costs goes by it. */
export const Listed = (most: number) => Extensions({ listed: most });

export function listedOf({ extensions }: GraphQLField<unknown, unknown>): number {
  const declared = extensions['listed'];
  return typeof declared === 'number' ? declared : LISTED;
}
