import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { DIRECTIONS, LANGUAGES, type Language } from '../domain/shared/languages.ts';
import { type Catalog, compileMessages, inTemplate, piecesOf } from './compile-messages.ts';
import { hasCatalog, readCatalog } from './message-rooms.ts';
import { ROOT } from './source-files.ts';

const IMPORT = /import \* as t from '(?:\.\.?\/)+__generated__\/messages\.ts';/;
const ROOM = /[\\/]web[\\/]([\w-]+)[\\/]/;
const PREFIX = 'virtual:messages/';

interface Said {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the text needs, by name. */
  readonly given: ReadonlyMap<string, ESTree.Node>;
}

/** The call `t.name({ … })` as what it says; null for whatever else, and for a text that is not only put together. */
function saidBy(node: ESTree.Node, catalog: Catalog): Said | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || object.name !== 't' || property.type !== 'Identifier') return null;
  const text = catalog[property.name];
  const [needs] = node.arguments;
  const given = new Map<string, ESTree.Node>();
  if (needs !== undefined && needs.type !== 'ObjectExpression') return null;
  for (const one of needs?.properties ?? []) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return null;
    given.set(one.key.name, one.value);
  }
  const needed = text === undefined ? null : (piecesOf(text)?.filter((_, at) => at % 2 === 1) ?? null);
  // What is said twice would be worked out twice.
  if (text === undefined || needed === null || new Set(needed).size < needed.length) return null;
  return { start: node.start, end: node.end, text, given };
}

/** What sets names apart, as no module calls anything of its own. */
const APART = '_apart';

/** What is none of somebody's words: a figure, a time, a text of ours, which has set apart what it says. */
const isFigure = (value: ESTree.Node): boolean =>
  value.type === 'Literal' ||
  value.type === 'TemplateLiteral' ||
  (value.type === 'CallExpression' &&
    ((value.callee.type === 'Identifier' && value.callee.name.startsWith('format')) ||
      (value.callee.type === 'MemberExpression' &&
        value.callee.object.type === 'Identifier' &&
        value.callee.object.name === 't')));

/** The source with every text that is only put together standing where it is said. */
export function sayHere(source: string, id: string, catalog: Catalog): string {
  const say = (node: ESTree.Node): string => {
    const inside: { start: number; end: number; code: string }[] = [];
    const look = (part: unknown): void => {
      if (Array.isArray(part)) part.forEach(look);
      if (typeof part !== 'object' || part === null || !('type' in part)) return;
      const said = saidBy(part as ESTree.Node, catalog);
      if (said) inside.push({ start: said.start, end: said.end, code: template(said) });
      else Object.values(part).forEach(look);
    };
    look(node);
    let code = '';
    let at = node.start;
    for (const { start, end, code: own } of inside) {
      code += source.slice(at, start) + own;
      at = end;
    }
    return code + source.slice(at, node.end);
  };
  const template = ({ text, given }: Said): string => {
    const pieces = piecesOf(text) ?? [];
    if (pieces.length === 1) return JSON.stringify(pieces[0]);
    return `\`${pieces
      .map((piece, at) => {
        const value = given.get(piece);
        if (at % 2 === 0) return inTemplate(piece);
        if (value === undefined) return '';
        return `\${${isFigure(value) ? say(value) : `${APART}(${say(value)})`}}`;
      })
      .join('')}\``;
  };
  const program = parseAst(source, { lang: id.endsWith('x') ? 'tsx' : 'ts' }, id);
  return source.slice(0, program.start) + say(program) + source.slice(program.end);
}

/** What web/index.html says before any script is there, by the names of the app's texts. */
export const PAGE = [
  'pageDescription',
  'loading',
  'needsJavaScript',
  'thisBrowserIsTooOld',
  'browsersThatWork',
] as const;

/** What the files of web/public say: without a network, on a home screen, and of what is pushed without words. */
export const PUBLIC = {
  'offline.html': [
    'offlineTitle',
    'offlineNeedsNetwork',
    'offlineMoney',
    'offlineDeadlines',
    'offlineNothingSent',
    'offlineTryAgain',
  ],
  'manifest.webmanifest': ['stakeMoneyOnYourOwnSkillEvery', 'battleHub', 'createBattle', 'wallet'],
  // Another language is another worker, which keeps the page without a network anew.
  'worker.js': ['youHaveANewNotification'],
} as const;

/** A file in the build's language. @throws Error where it says something else in English than the catalog */
export function fileIn(language: Language, file: string, names: readonly string[]): string {
  const english = readCatalog('web/app/messages', LANGUAGES[0]);
  const own = readCatalog('web/app/messages', language);
  return names.reduce(
    (said, name) => {
      const words = english[name] ?? name;
      if (!said.includes(words)) throw new Error(`The file does not say ${words}`);
      return said.replaceAll(words, own[name] ?? words);
    },
    file
      .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
      .replace('"lang": "en"', `"lang": "${language}"`)
      .replace('"dir": "ltr"', `"dir": "${DIRECTIONS[language]}"`),
  );
}

/**
 * Every module of the build gets the texts that it says, in the build's language, and no others: one that is needed at
 * once would else bring those of its whole room along. What is only put together stands where it is said.
 */
export function ownMessages(language: Language): Plugin {
  const catalogOf = (room: string): Catalog => {
    const folder = `web/${room}/messages`;
    return readCatalog(folder, hasCatalog(folder, language) ? language : 'en');
  };
  return {
    name: 'own-messages',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      const [statement] = IMPORT.exec(source) ?? [];
      const room = ROOM.exec(id)?.[1];
      if (statement === undefined || room === undefined) return null;
      const catalog = catalogOf(room);
      const code = sayHere(source, id, catalog);
      // What is counted or drawn is still called, and some are handed on to be called elsewhere.
      const said = new Set(
        Array.from(code.matchAll(/\bt\.(\w+)/g), ([, name = '']) => name).filter((name) => name in catalog),
      );
      const own = said.size === 0 ? '' : `import * as t from '${PREFIX}${room}/${[...said].join(',')}';`;
      const names = code.includes(`${APART}(`)
        ? `import { apart as ${APART} } from '${resolve('domain/shared/apart.ts')}';`
        : '';
      return { code: code.replace(statement, own + names), map: null };
    },
    transformIndexHtml: { order: 'pre', handler: (html) => fileIn(language, html, PAGE) },
    writeBundle({ dir = '' }) {
      for (const [name, names] of Object.entries(PUBLIC))
        writeFileSync(join(dir, name), fileIn(language, readFileSync(join(ROOT, 'web/public', name), 'utf8'), names));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [room = '', names = ''] = id.slice(PREFIX.length + 1).split('/');
      const catalog = catalogOf(room);
      const own = Object.fromEntries(names.split(',').map((name) => [name, catalog[name] ?? '']));
      return compileMessages(own, resolve('web/format/message-parts.ts'), false);
    },
  };
}
