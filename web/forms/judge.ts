import { type Issue, type Schema, refusalOf } from '../../domain/shared/issue.ts';
import type { Failure, FailureCode } from '../data/failure.ts';
import { knownSentence, sayRefusal } from '../data/sentences.ts';
import * as t from './__generated__/messages.ts';

/** What is wrong with a form, a sentence for each field; null where nothing is. */
export type Problems<V> = Readonly<Partial<Record<keyof V, string | null>>>;

/**
 * What a form says at its fields instead of the sentence that a refusal has everywhere, whether page or server refuses:
 * a text for what is simply not usable (`BAD_INPUT`), or one for each code.
 */
export type Words<V> = Readonly<Partial<Record<keyof V, string | Readonly<Partial<Record<FailureCode, string>>>>>>;

/** The form's field by the server's name of it, or by the code of a refusal that names none; without, the same name. */
export type Places<V> = Readonly<Record<string, keyof V>>;

export interface Rules<V, Out> {
  /** What this side can know, the same as on the server; without one the values are sent as they are. */
  readonly schema?: Schema<Out, V>;
  /** What it takes figures for that the page has from the server. */
  readonly check?: (values: V) => Problems<V>;
  readonly words?: Words<V>;
  readonly places?: Places<V>;
}

const ownWord = <V>(words: Words<V> | undefined, name: keyof V, code: FailureCode): string | undefined => {
  const own = words?.[name];
  return typeof own === 'object' ? own[code] : code === 'BAD_INPUT' ? own : undefined;
};

interface TooLong extends Issue {
  readonly code: 'too_big';
  readonly origin: 'string';
  readonly maximum: number;
}

const isTooLong = (issue: Issue): issue is TooLong =>
  'code' in issue && issue.code === 'too_big' && 'origin' in issue && issue.origin === 'string';

function sentenceOf<V>(issue: Issue, name: keyof V, words: Words<V> | undefined): string {
  if (isTooLong(issue)) return t.atMostCharacters({ max: issue.maximum });
  const { code, data = {} } = refusalOf(issue);
  return ownWord(words, name, code) ?? sayRefusal(code, data);
}

export interface Verdict<V, Out> {
  readonly problems: Problems<V>;
  /** What is sent; null while something is wrong. */
  readonly data: Out | null;
}

/** Judges all fields; the first thing that is wrong with a field is what it says. */
export function judge<V extends object, Out>({ schema, check, words }: Rules<V, Out>, values: V): Verdict<V, Out> {
  const parsed = schema?.safeParse(values);
  const problems: Partial<Record<keyof V, string | null>> = { ...check?.(values) };
  const found = new Set<keyof V>();
  for (const issue of parsed?.error?.issues ?? []) {
    const name = issue.path[0] as keyof V;
    if (found.has(name)) continue;
    found.add(name);
    problems[name] = sentenceOf(issue, name, words);
  }
  const isFine = Object.values(problems).every((sentence) => sentence === null);
  // Without a schema what is typed is what is sent.
  return { problems, data: isFine ? ((parsed ? parsed.data : values) as Out) : null };
}

/** What the server refused, at the fields of the form; empty where it concerns none of them. */
export function placed<V extends object>(
  failure: Failure | null,
  values: V,
  { words, places }: Pick<Rules<V, unknown>, 'words' | 'places'>,
): Problems<V> {
  if (failure === null) return {} as Problems<V>;
  const nameOf = (word: string): keyof V | null => places?.[word] ?? (word in values ? (word as keyof V) : null);
  const lead = (failure.field === null ? null : nameOf(failure.field)) ?? places?.[failure.code] ?? null;
  if (lead === null) return {} as Problems<V>;
  // Several fields may be refused at once: the others stand in the data, by field.
  const others = Object.entries(failure.data).flatMap(([word, code]) => {
    const name = nameOf(word);
    if (name === null || typeof code !== 'string') return [];
    const sentence = knownSentence(code, {});
    return sentence === null ? [] : [[name, ownWord(words, name, code as FailureCode) ?? sentence] as const];
  });
  return Object.fromEntries([...others, [lead, ownWord(words, lead, failure.code) ?? failure.sentence]]) as Problems<V>;
}
