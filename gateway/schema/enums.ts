import { registerEnumType } from 'type-graphql';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { SUBJECT_KINDS } from '../../domain/shared/subjects.ts';
import { REGIONS } from '../../domain/shared/regions.ts';

/** `match-result` of the database is `MATCH_RESULT` in the schema; inside the server it stays as it is. */
type EnumName<V extends string> = V extends `${infer A}-${infer B}` | `${infer A}:${infer B}` | `${infer A}.${infer B}`
  ? `${Uppercase<A>}_${EnumName<B>}`
  : Uppercase<V>;

/** An enum of the schema from the texts of the domain. */
export function graphqlEnum<const V extends readonly string[]>(name: string, description: string, values: V) {
  const members = Object.fromEntries(values.map((value) => [value.replaceAll(/[-:.]/g, '_').toUpperCase(), value])) as {
    [K in V[number] as EnumName<K>]: K;
  };
  registerEnumType(members, { name, description });
  return members;
}

export const BattleGameEnum = graphqlEnum('BattleGame', 'The games that battles are played in.', BATTLE_GAMES);

export const CurrencyEnum = graphqlEnum('Currency', 'What an account is kept in.', CURRENCIES);

export const RegionEnum = graphqlEnum('Region', 'Where a player is at home (LB-01).', REGIONS);

export const SubjectKindEnum = graphqlEnum(
  'SubjectKind',
  'What players stake on, and what can be disputed.',
  SUBJECT_KINDS,
);

export const InviteDirectionEnum = graphqlEnum('InviteDirection', 'To the caller, or of the caller.', [
  'incoming',
  'outgoing',
]);
