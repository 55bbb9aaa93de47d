import {
  type DocumentNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  executeSync,
  getNullableType,
  isListType,
  isNonNullType,
} from 'graphql';
import { MAINTENANCE_REASON_MAX } from '../../domain/shared/maintenance.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { FREE_TEXT } from './free-text.ts';

/** What one field answers in place of what was recorded. */
type Change = (recorded: unknown, info: GraphQLResolveInfo, now: number) => unknown;

const isRoot = ({ path }: GraphQLResolveInfo): boolean => path.prev === undefined;

const isCount = ({ fieldName }: GraphQLResolveInfo): boolean => /(^|[a-z])(count|total|unread)$/i.test(fieldName);

/** The same for the same text, so that one thing has one name wherever it is read. */
const markOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 46_656, 7);

/** A word of so many characters, told apart by a mark at its end. */
function grown(letter: string, characters: number, text: string): string {
  const mark = markOf(text).toString(36);
  return letter.repeat(Math.floor((characters - mark.length) / letter.length)) + mark;
}

/** Replaces every text that somebody has typed. */
const typed =
  (change: (text: string, characters: number, info: GraphQLResolveInfo) => string): Change =>
  (recorded, info) => {
    const characters = FREE_TEXT[`${info.parentType.name}.${info.fieldName}`];
    if (characters === undefined) return recorded;
    const say = (text: unknown) => (typeof text === 'string' && text !== '' ? change(text, characters, info) : text);
    return Array.isArray(recorded) ? recorded.map(say) : say(recorded);
  };

/** Read from right to left; a character that is a pair of code units. */
const FAR_LETTERS = { right: 'ש', emoji: '👾' } as const;

const isUsername = ({ fieldName }: GraphQLResolveInfo): boolean => /username/i.test(fieldName);

const NOTICES: Readonly<Record<string, (now: number) => unknown>> = {
  'Viewer.pausedUntil': (now) => now + 3 * DAY,
  'MaintenanceNews.open': (now) => [
    { id: 'gallery', state: 'SCHEDULED', startsAt: now + HOUR, reason: 'Faster matches.', notifiesAll: false },
  ],
  'Query.legalToAccept': () => [{ text: 'TERMS', version: 2, since: '2026-11-01' }],
};

/** What stands in the place of an answer: what it may be by the schema, at its edges. */
export const STATES = {
  full: (recorded) => recorded,
  /** There is something, and nothing in it. */
  empty: (recorded, info) => {
    if (isListType(getNullableType(info.returnType))) return [];
    if (info.fieldName === 'hasNextPage') return false;
    if (typeof recorded === 'number' && isCount(info)) return 0;
    return isRoot(info) || isNonNullType(info.returnType) ? recorded : null;
  },
  /** What was asked for is not there. */
  absent: (recorded, info) => (isRoot(info) && !isNonNullType(info.returnType) ? null : recorded),
  /** Everybody has typed the longest that is taken, in one word. */
  long: typed((text, characters) => grown('W', characters, text)),
  far: typed((text, characters, info) =>
    isUsername(info) ? text : grown(markOf(text) % 2 ? FAR_LETTERS.emoji : FAR_LETTERS.right, characters, text),
  ),
  /** Everybody writes from right to left, names too. */
  right: typed((text, characters) => grown(FAR_LETTERS.right, characters, text)),
  emoji: typed((text, characters, info) => (isUsername(info) ? text : grown(FAR_LETTERS.emoji, characters, text))),
  /** A break, maintenance and new terms, on top of each other. */
  notices: (recorded, { parentType, fieldName }, now) => {
    const notice = NOTICES[`${parentType.name}.${fieldName}`];
    return notice ? notice(now) : recorded;
  },
  /** Maintenance whose reason is as long as it may be. */
  banner: (recorded, { parentType, fieldName }, now) => {
    const reason = 'Matches are found faster afterwards. '.repeat(14).slice(0, MAINTENANCE_REASON_MAX);
    const open = { id: 'gallery', state: 'SCHEDULED', startsAt: now + HOUR, reason, notifiesAll: false };
    return `${parentType.name}.${fieldName}` === 'MaintenanceNews.open' ? [open] : recorded;
  },
} satisfies Record<string, Change>;

export type State = keyof typeof STATES;

/** What changes the frame around a page as well. */
export const OVER_PAGES: ReadonlySet<string> = new Set<State>(['notices', 'banner']);

/** How questions are answered: as a state has it, not yet, by no network, by a refusal. */
export type Mode = State | 'held' | 'failed' | 'refused';

/**
 * Reads a recorded answer anew as the document asks and the schema allows, each field changed as the state has it.
 * @throws Error where the recording is not what the document asks for
 */
export function inState(
  state: State,
  {
    schema,
    document,
    variables,
    data,
    now,
  }: {
    readonly schema: GraphQLSchema;
    readonly document: DocumentNode;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly data: unknown;
    readonly now: number;
  },
): Readonly<Record<string, unknown>> {
  const change: Change = STATES[state];
  const { data: read, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    rootValue: data,
    fieldResolver: (source: Readonly<Record<string, unknown>>, _given, _context, info) =>
      change(source[info.path.key], info, now),
  });
  if (errors?.[0]) throw errors[0];
  return read ?? {};
}
