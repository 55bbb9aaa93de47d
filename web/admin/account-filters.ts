import type { AccountOrder, AccountStatus, Role, VerificationStatus } from '../data/__generated__/schema-types.ts';
import type { SelectOption } from '../ui/form/select.tsx';
import { ROLE_LABELS, VERIFICATION_WORDS } from './account-words.ts';
import { STATUS_WORDS } from './status-words.ts';
import * as t from './__generated__/messages.ts';

const keysOf = <K extends string>(words: Readonly<Record<K, unknown>>): K[] => Object.keys(words) as K[];

/** As the address has it: in small letters. */
const reader =
  <K extends string>(words: Readonly<Record<K, unknown>>) =>
  (text: string | null): K | null =>
    keysOf(words).find((key) => key.toLowerCase() === text) ?? null;

const optionsOf = <K extends string>(all: string, words: Readonly<Record<K, string>>): SelectOption[] => [
  { value: '', label: all },
  ...keysOf(words).map((key) => ({ value: key.toLowerCase(), label: words[key] })),
];

const wordsOf = <K extends string>(words: Readonly<Record<K, { readonly word: string }>>): Record<K, string> =>
  Object.fromEntries(keysOf(words).map((key) => [key, words[key].word])) as Record<K, string>;

const ORDER_WORDS: Readonly<Record<Exclude<AccountOrder, 'NAME'>, string>> = { NEWEST: t.newestFirst() };

export const statusIn: (text: string | null) => AccountStatus | null = reader(STATUS_WORDS);
export const verificationIn: (text: string | null) => VerificationStatus | null = reader(VERIFICATION_WORDS);
export const roleIn: (text: string | null) => Role | null = reader(ROLE_LABELS);
export const orderIn = (text: string | null): AccountOrder => reader(ORDER_WORDS)(text) ?? 'NAME';

export const STATUS_OPTIONS = optionsOf(t.all(), wordsOf(STATUS_WORDS));
export const VERIFICATION_OPTIONS = optionsOf(t.all(), wordsOf(VERIFICATION_WORDS));
export const ROLE_OPTIONS = optionsOf(t.all(), ROLE_LABELS);
export const ORDER_OPTIONS = optionsOf(t.byName(), ORDER_WORDS);
