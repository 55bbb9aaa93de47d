import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { AMOUNT_MAX, isAmount } from '../../domain/shared/money.ts';

function integerScalar(
  name: string,
  description: string,
  accepts: (value: unknown) => value is number,
): GraphQLScalarType<number, number> {
  const check = (value: unknown): number => {
    if (accepts(value)) return value;
    throw new GraphQLError(`${name} must be a whole number between ${-AMOUNT_MAX} and ${AMOUNT_MAX}`);
  };
  return new GraphQLScalarType<number, number>({
    name,
    description,
    serialize: (value) => Number(value),
    parseValue: check,
    parseLiteral: (node: ValueNode) => check(node.kind === Kind.INT ? Number(node.value) : undefined),
  });
}

export const Cents = integerScalar(
  'Cents',
  'An amount of US dollars in cents: a whole number, never a fraction.',
  isAmount,
);

export const BattleCoins = integerScalar('BattleCoins', 'An amount of BattleCoin: a whole number.', isAmount);

export const Units = integerScalar(
  'Units',
  'A sum in the smallest unit of its currency: a whole number, never a fraction.',
  isAmount,
);

export const Instant = integerScalar(
  'Instant',
  'A moment in milliseconds since 1970-01-01T00:00:00Z.',
  (value): value is number => Number.isSafeInteger(value),
);
