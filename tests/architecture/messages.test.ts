import { type ESTree, parseAst } from 'vite';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/shared/languages.ts';
import { needsOf } from '../../scripts/compile-messages.ts';
import { hasCatalog, messageFolders, readCatalog, textFolders } from '../../scripts/message-rooms.ts';
import { files, isProduction, read } from './source.ts';

const FOLDERS = [...messageFolders(), ...textFolders()];
const TRANSLATED = LANGUAGES.slice(1).flatMap((language) =>
  FOLDERS.filter((folder) => hasCatalog(folder, language)).map((folder) => [language, folder] as const),
);

it.each(TRANSLATED)(
  'every text of %s/%s stands beside one in English and needs the same (issue 11)',
  (language, folder) => {
    const own = readCatalog(folder, language);
    const english = readCatalog(folder, 'en');
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [name, text] of Object.entries(english)) expect(needsOf(own[name] ?? ''), name).toBe(needsOf(text));
  },
);

it.each(FOLDERS)('the texts of %s are in the order of their names, and no two are the same', (folder) => {
  const english = readCatalog(folder, 'en');
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted());
  const texts = Object.values(english);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it('a module takes the texts of its own folder alone', () => {
  const foreign = files
    .filter((file) => isProduction(file))
    .flatMap((file) => {
      const [, from] = /import \* as t from '([^']+)'/.exec(read(file)) ?? [];
      const [, room = ''] = file.split('/');
      const own = `${'../'.repeat(Math.max(0, file.split('/').length - 3)) || './'}__generated__/messages.ts`;
      return from === undefined || from === own ? [] : [`${file} (${room}): ${from}`];
    });
  expect(foreign).toEqual([]);
});

/** Builds that speak English alone: what developers see, and what stands on the pages of others. */
const ENGLISH = /^web\/(catalogue|graphiql|embed|creators\/overlay|testing)\/|\.catalogue\.tsx$/;
/** Properties that people read or hear. */
const READ =
  /^(label|title|placeholder|alt|hint|description|what|caption|subtitle|heading|aria-label|aria-description|aria-valuetext|aria-roledescription|\w+Label)$/;
/** Names that are the same in every language, and what a property says to programs: a code, an address. */
const NAMES = /^(Gauntlet|BattleCoin|GraphQL|REST|CPU)$/;
const CODES = /^([a-z]\w*(\.\w+)*|https:\/\/|\S+@\S+)$/;
const isProse = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !NAMES.test(text.trim());

function textsIn(file: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const part = node as ESTree.Node;
    if (part.type === 'JSXText' && isProse(part.value.replaceAll(/&\w+;/g, ''))) found.push(part.value.trim());
    if (part.type === 'JSXAttribute' && part.name.type === 'JSXIdentifier' && READ.test(part.name.name)) {
      const { value } = part;
      const said = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      if (said?.type === 'Literal' && typeof said.value === 'string' && isProse(said.value) && !CODES.test(said.value))
        found.push(said.value);
      if (said?.type === 'TemplateLiteral')
        found.push(
          ...said.quasis.map(({ value: { raw } }) => raw).filter((words) => /[A-Za-z]{2} |[a-z]{3}/.test(words)),
        );
    }
    Object.values(part).forEach(look);
  };
  look(parseAst(read(file), { lang: 'tsx' }, file));
  return found;
}

it('no text that people read stands in a component', () => {
  const components = files.filter((file) => /^web\/.*\.tsx$/.test(file) && isProduction(file) && !ENGLISH.test(file));
  const found = components.flatMap((file) => textsIn(file).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
