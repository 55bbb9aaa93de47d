import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../domain/shared/languages.ts';

/** Texts of one room in one language, in ICU MessageFormat, by their names. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * What a text needs to be said: `text` stands where `{name}` does, `count` decides a plural, `choice` is the word
 * that a select asks for, `part` stands where the empty tag `<name></name>` does, and `mark` draws what stands between `<name>` and
 * `</name>`.
 */
const TYPES = {
  text: 'string | number',
  count: 'number',
  choice: 'string',
  part: 'ReactNode',
  mark: '(inside: ReactNode) => ReactNode',
} as const;
type Need = keyof typeof TYPES;
type Needs = ReadonlyMap<string, Need>;

function gather(elements: readonly MessageFormatElement[], needs: Map<string, Need>): Map<string, Need> {
  const need = (name: string, kind: Need): void => {
    const before = needs.get(name);
    // What decides a plural can stand in the text as well.
    if (before === undefined || before === 'text') needs.set(name, kind);
    else if (kind !== 'text' && before !== kind) throw new Error(`{${name}} is used in two ways`);
  };
  for (const element of elements)
    switch (element.type) {
      case TYPE.argument:
        need(element.value, 'text');
        break;
      case TYPE.plural:
        need(element.value, 'count');
        for (const { value } of Object.values(element.options)) gather(value, needs);
        break;
      case TYPE.select:
        need(element.value, 'choice');
        for (const { value } of Object.values(element.options)) gather(value, needs);
        break;
      case TYPE.tag:
        need(element.value, element.children.length === 0 ? 'part' : 'mark');
        gather(element.children, needs);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        throw new Error(`Numbers and times are formatted before they are put into a text: {${element.value}}`);
    }
  return needs;
}

const elementsOf = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: false });

/** What a text needs, each with its type: two languages have to need the same. */
export const needsOf = (text: string): string =>
  [...gather(elementsOf(text), new Map())]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, need]) => `${name}: ${TYPES[need]}`)
    .join('; ');

/** A text in pieces, what it says and what it needs by turns: null where it needs more than to be put in. */
export function piecesOf(text: string): string[] | null {
  const pieces = [''];
  for (const element of elementsOf(text)) {
    if (element.type === TYPE.literal) pieces.push((pieces.pop() ?? '') + element.value);
    else if (element.type === TYPE.argument) pieces.push(element.value, '');
    else return null;
  }
  return pieces;
}

/** As it stands between the quotes of a template. */
export const inTemplate = (words: string): string => words.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

const isMarked = (needs: Needs): boolean => [...needs.values()].some((need) => need === 'part' || need === 'mark');

/** The expression that says these elements; `counted` is what `#` stands for. */
function say(elements: readonly MessageFormatElement[], isRich: boolean, counted: string): string {
  const forms = (
    options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>,
    count: string,
  ): string =>
    Object.entries(options)
      .map(([form, { value }]) => `${JSON.stringify(form)}: ${say(value, isRich, count)}`)
      .join(', ');
  const pieces = elements.map((element): string => {
    switch (element.type) {
      case TYPE.literal:
        return JSON.stringify(element.value);
      case TYPE.pound:
        return `formatCount(${counted})`;
      case TYPE.plural:
        return `plural(${element.value}, { ${forms(element.options, element.value)} })`;
      case TYPE.select:
        return `choose(${element.value}, { ${forms(element.options, counted)} })`;
      case TYPE.tag:
        return element.children.length === 0
          ? `apart(${element.value})`
          : `${element.value}(${say(element.children, true, counted)})`;
      case TYPE.argument:
        return `apart(${element.value})`;
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return element.value;
    }
  });
  if (isRich) return pieces.length === 1 && pieces[0]?.startsWith('"') ? pieces[0] : `rich(${pieces.join(', ')})`;
  const [only] = pieces;
  if (pieces.length === 1 && elements[0]?.type !== TYPE.argument) return only ?? '';
  return `\`${elements
    .map((element, at) => (element.type === TYPE.literal ? inTemplate(element.value) : `\${${pieces[at]}}`))
    .join('')}\``;
}

const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof ' +
    'var void while with yield'
  ).split(' '),
);

interface Spoken {
  /** `({ amount }: { amount: string | number }): string => …` */
  readonly code: string;
  readonly isRich: boolean;
}

function functionOf(name: string, text: string, isTyped: boolean): Spoken {
  if (HELPERS.some((helper) => helper === name)) throw new Error(`No text can be called ${name}`);
  const elements = elementsOf(text);
  const needs = gather(elements, new Map());
  const isRich = isMarked(needs);
  const takes = [...needs.keys()].join(', ');
  const types = isTyped ? `: { ${[...needs].map(([key, need]) => `${key}: ${TYPES[need]}`).join('; ')} }` : '';
  const answers = isTyped ? `: ${isRich ? 'ReactNode' : 'string'}` : '';
  return { code: `(${takes && `{ ${takes} }${types}`})${answers} => ${say(elements, isRich, '')}`, isRich };
}

const HELPERS = ['apart', 'choose', 'formatCount', 'plural', 'rich'] as const;

const usedIn = (source: string): string[] => HELPERS.filter((helper) => source.includes(`${helper}(`));

/** The functions of a catalog as a module's source, with their types where it is TypeScript. */
export function compileMessages(catalog: Catalog, helpers: string, isTyped: boolean): string {
  const functions = Object.entries(catalog).flatMap(([name, text]) => {
    const { code } = functionOf(name, text, isTyped);
    return RESERVED.has(name)
      ? [`const _${name} = ${code};`, `export { _${name} as ${name} };`]
      : [`export const ${name} = ${code};`];
  });
  const source = functions.join('\n');
  const used = usedIn(source);
  return [
    ...(isTyped && source.includes('ReactNode') ? ["import type { ReactNode } from 'react';"] : []),
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '${helpers}';`] : []),
    source,
    '',
  ].join('\n');
}

/** The functions of the same texts in each language, the first of which says what they need. */
export function compileTexts(catalogs: readonly (readonly [Language, Catalog])[], shared: string): string {
  const objects = catalogs.map(([language, catalog], at) => {
    const functions = Object.entries(catalog).map(([name, text]) => {
      const { code, isRich } = functionOf(name, text, at === 0);
      if (isRich) throw new Error(`${name} is drawn, but what is written to people is plain`);
      return `  ${name}: ${code},`;
    });
    return `const ${language}${at === 0 ? '' : ': Texts'} = {\n${functions.join('\n')}\n};`;
  });
  const used = usedIn(objects.join('\n'));
  return [
    `import type { Language } from '${shared}/languages.ts';`,
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '${shared}/text-parts.ts';`] : []),
    '',
    ...objects,
    `export type Texts = typeof ${catalogs[0]?.[0]};`,
    `export const TEXTS: Readonly<Record<Language, Texts>> = { ${catalogs.map(([language]) => language).join(', ')} };`,
    '',
  ].join('\n');
}
