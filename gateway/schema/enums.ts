import { registerEnumType } from 'type-graphql';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { CONTESTED_KINDS, SUBJECT_KINDS, type SubjectKind, titleOfKind } from '../../domain/shared/subjects.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { STEP_TONES } from '../../domain/shared/step-tones.ts';

/** `match-result` of the database is `MATCH_RESULT` in the schema; inside the server it stays as it is. */
type EnumName<V extends string> = V extends `${infer A}-${infer B}` | `${infer A}:${infer B}` | `${infer A}.${infer B}`
  ? `${Uppercase<A>}_${EnumName<B>}`
  : Uppercase<V>;

const memberOf = (value: string): string => value.replaceAll(/[-:.]/g, '_').toUpperCase();

const enums = new Map<string, object>();

/** An enum of the schema by its name; undefined where there is none. */
export const enumNamed = (name: string): object | undefined => enums.get(name);

/** Puts the texts of the domain into an enum of the schema, with what each of them means to a stranger. */
export function fillEnum(
  members: Record<string, string>,
  name: string,
  description: string,
  meanings: Iterable<readonly [value: string, meaning: string]>,
): void {
  const known = [...meanings];
  for (const [value] of known) members[memberOf(value)] = value;
  const valuesConfig = Object.fromEntries(known.map(([value, text]) => [memberOf(value), { description: text }]));
  enums.set(name, members);
  registerEnumType(members, { name, description, valuesConfig });
}

/** An enum of the schema from the texts of the domain, and what each of them means to a stranger. */
export function graphqlEnum<const V extends readonly string[]>(
  name: string,
  description: string,
  values: V,
  meanings: Readonly<Record<V[number], string>>,
) {
  const members = {};
  fillEnum(
    members,
    name,
    description,
    values.map((value: V[number]) => [value, meanings[value]] as const),
  );
  return members as { [K in V[number] as EnumName<K>]: K };
}

export const BattleGameEnum = graphqlEnum('BattleGame', 'The games that battles are played in.', BATTLE_GAMES, {
  valorant: 'Valorant.',
  cs2: 'Counter-Strike 2.',
  apex: 'Apex Legends.',
  league: 'League of Legends.',
  chess: 'Chess on Lichess, in battles of two players only; `BattleRules.games` says whether it is offered.',
});

export const CurrencyEnum = graphqlEnum('Currency', 'What an account is kept in.', CURRENCIES, {
  USD: 'US dollars, counted in cents.',
  BC: 'BattleCoin, counted in whole coins.',
});

export const RegionEnum = graphqlEnum('Region', 'Where a player is at home.', REGIONS, {
  na: 'North America.',
  eu: 'Europe.',
  asia: 'Asia.',
});

/** In the words of the domain, so that a new kind says itself. */
export const SUBJECT_MEANINGS = Object.fromEntries(
  SUBJECT_KINDS.map((kind) => {
    const isContested = CONTESTED_KINDS.some((one) => one === kind);
    return [kind, `${titleOfKind(kind)}: ${isContested ? 'its result can be disputed' : 'it cannot be disputed'}.`];
  }),
) as Record<SubjectKind, string>;

export const SubjectKindEnum = graphqlEnum(
  'SubjectKind',
  'What players stake on, and what can be disputed.',
  SUBJECT_KINDS,
  SUBJECT_MEANINGS,
);

export const InviteDirectionEnum = graphqlEnum(
  'InviteDirection',
  'To the caller, or of the caller.',
  ['incoming', 'outgoing'],
  { incoming: 'Sent to the caller.', outgoing: 'Sent by the caller.' },
);

export const StepToneEnum = graphqlEnum('StepTone', 'Whose move a contest waits for.', STEP_TONES, {
  urgent: 'The caller’s, and somebody waits for it by the clock.',
  turn: 'The caller’s.',
  wait: 'Another’s, or nobody’s: the caller can only wait.',
  offer: 'Nobody’s: the caller may take part.',
  none: 'Nobody’s that the caller has to do with.',
});
