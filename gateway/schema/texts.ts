import {
  type GraphQLArgument,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLString,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { tidyLine, tidyLines } from '../../domain/shared/text.ts';

/**
 * What a text that comes in may be, by the name of its argument or field.
 * - `line`: one line. Whatever would break it, or mislead in it, is folded.
 * - `lines`: what people write at length; line ends stay.
 * - `exact`: compared or computed with as it was sent, and never shown.
 */
const NAMES = {
  line: `address addressIssuedOn auth bornOn brand code destination displayName email endpoint evidenceUrl firstName
    game giftTo key kind label language lastName map mark moment name opponent p256dh query recipients recordingUrl
    redirects reference referralCode region score sentOn simulcast streamKey subject tags title url username
    usernames value word zone`,
  lines: 'conditions description issue message note reason rules text words',
  exact: `bytes clientSeed commitment confirmPassword currentPassword emoji idempotencyKey newPassword passkey password
    proof proofToken quote recoveryCode token version`,
} as const;
export type TextKind = keyof typeof NAMES;

export const KINDS_BY_NAME: ReadonlyMap<string, TextKind> = new Map(
  (Object.keys(NAMES) as TextKind[]).flatMap((kind) => NAMES[kind].split(/\s+/).map((name) => [name, kind] as const)),
);

/** Null for a name that nobody has said it of. */
export const kindOfText = (name: string): TextKind | null => KINDS_BY_NAME.get(name) ?? null;

type Tidy = (value: unknown) => unknown;
const TIDY = { line: tidyLine, lines: tidyLines, exact: null } as const;

const ofText =
  (tidy: (text: string) => string): Tidy =>
  (value) => {
    if (typeof value === 'string') return tidy(value);
    return Array.isArray(value) ? value.map(ofText(tidy)) : value;
  };

const ofFields =
  (fields: ReadonlyMap<string, Tidy>): Tidy =>
  (value) => {
    if (Array.isArray(value)) return value.map(ofFields(fields));
    if (typeof value !== 'object' || value === null) return value;
    const tidied: Record<string, unknown> = { ...value };
    for (const [name, tidy] of fields) if (name in value) tidied[name] = tidy(tidied[name]);
    return tidied;
  };

function tidyOf(where: string, name: string, type: GraphQLInputType): Tidy | null {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = fieldsOf(named.name, Object.values(named.getFields()));
    return fields.size === 0 ? null : ofFields(fields);
  }
  // What an id names is there already.
  if (named !== GraphQLString && named !== GraphQLID) return null;
  const kind = named === GraphQLID ? 'exact' : kindOfText(name);
  if (kind === null)
    throw new Error(`${where}.${name} does not say in schema/texts.ts whether it is one line or many, or exact`);
  const tidy = TIDY[kind];
  return tidy && ofText(tidy);
}

const fieldsOf = (where: string, fields: readonly (GraphQLArgument | GraphQLInputField)[]): ReadonlyMap<string, Tidy> =>
  new Map(
    fields.flatMap(({ name, type }) => {
      const tidy = tidyOf(where, name, type);
      return tidy ? [[name, tidy] as const] : [];
    }),
  );

/**
 * The one place where texts of people come in: answers what folds those in the arguments of a mutation, each by its
 * kind. @throws Error at the start, for a text whose kind nobody has named
 */
export function tidyArguments(
  name: string,
  args: readonly GraphQLArgument[],
): (args: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> {
  const tidy = ofFields(fieldsOf(name, args));
  return (given) => tidy(given) as Readonly<Record<string, unknown>>;
}
