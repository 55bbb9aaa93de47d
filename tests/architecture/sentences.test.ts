import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { OUTSIDE } from './outside-catalogs.ts';
import { files, isProduction, read } from './source.ts';

/** Builds and pages that speak English alone, and what is there for tests. */
const ENGLISH = /^web\/(?:catalogue|graphiql|embed|gallery|creators\/overlay)\/|\.catalogue\.tsx$|\.screens\.ts$/;
/** What the API, its documents and the gateway's start say: English, by docs/decisions/languages.md. */
const OF_API =
  /^gateway\/(?:kernel|server|schema)\/|^gateway\/.*(?:\.(?:enums|types|rest|schemas|resolver)|\/refusals|\/room)\.ts$|^domain\/[\w-]+\/(?:[\w-]+\.settings|told|subject)\.ts$/;

/** Two words that follow each other as they do in a sentence or a heading. */
const PROSE = /[A-Za-z][a-z'’]+[,:;]? [a-z'’]{2,}|^[A-Z][a-z]+ [A-Z]?[a-z]+/;
/** Styles, selectors, media queries and relations of links. */
const MARKUP =
  /var\(--|\brgb\(|^[\d.]+px |^\(|^@media|^noopener\b|\[[\w-]+[=\]^$*]|^[a-z]+(?:, [a-z]+)+(?:$|, \[| > )|sans-serif|^xM|^[a-z]+(?:\/[\w.+-]+)?; |^[a-z-]+, (?:no-|max-age)|-src '/;

const isCallOf = (node: ESTree.Node, names: RegExp): boolean => {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return names.test(callee.name);
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && names.test(callee.property.name)
  );
};

/** What is no text: a style, a type, a fault's message, a line of the log, a document of the API. */
const isSilent = (node: ESTree.Node): boolean =>
  (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'Decorator' ||
  node.type === 'TaggedTemplateExpression' ||
  isCallOf(node, /^(?:css|keyframes|gql|\w*(?:Error|Fault|Failure)|trace|debug|info|warn|error|fatal)$/) ||
  (node.type === 'JSXAttribute' &&
    node.name.type === 'JSXIdentifier' &&
    /^(?:css|style|rel|d|points|transform)$/.test(node.name.name));

function saidBy(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'JSXText') return node.value.trim();
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value: { raw } }) => raw).join('{}') : null;
}

interface Sentence {
  readonly at: string;
  readonly text: string;
}

function sentencesIn(file: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const part = node as ESTree.Node;
    if (isSilent(part)) return;
    const text = saidBy(part);
    if (text !== null && PROSE.test(text) && !MARKUP.test(text))
      found.push({ at: `${file}:${source.slice(0, part.start).split('\n').length}`, text });
    // What the API says stands as a key beside what the app says for it; what is told apart is not said.
    const unsaid = { Property: 'key', SwitchCase: 'test' }[part.type as string];
    for (const [key, child] of Object.entries(part)) if (key !== unsaid) look(child);
  };
  look(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
  return found;
}

test('no sentence that reaches a person stands outside of the catalogs, but for those that are listed with their reason', () => {
  const found = files
    .filter((file) => /^(?:domain|gateway|web)\/.*\.tsx?$/.test(file) && isProduction(file))
    .filter((file) => !ENGLISH.test(file) && !OF_API.test(file))
    .flatMap((file) => sentencesIn(file, read(file)).map((one) => ({ file, ...one })));
  const isListed = ({ file, text }: (typeof found)[number], start: string, says: RegExp | undefined): boolean =>
    file.startsWith(start) && (says?.test(text) ?? true);
  const lists = OUTSIDE.flatMap(({ files: starts, says }) => starts.map((start) => ({ start, says })));
  const wrong = found.filter((one) => !lists.some(({ start, says }) => isListed(one, start, says)));
  expect(wrong.map(({ at, text }) => `${at}: ${text.slice(0, 80)}`)).toEqual([]);
  expect(lists.filter(({ start, says }) => !found.some((one) => isListed(one, start, says)))).toEqual([]);
});

test.each([
  ['const a = <p title="Pay now">Pay it now</p>;', ['Pay now', 'Pay it now']],
  ["toast({ title: 'Your stake is held' });", ['Your stake is held']],
  ['const a = `You won ${sum} today`;', ['You won {} today']],
  ["const a = isOn ? 'Switch it off' : t.switchOn();", ['Switch it off']],
  ["throw new Error('nobody reads this');", []],
  ["deps.log.warn({ id }, 'nobody reads this');", []],
  ["const words = { 'The seat is taken': t.theSeatIsTaken() };", []],
  ["const a = css({ border: '1px solid red' }); type A = 'one of these';", []],
])('%s says %j', (source, texts) => {
  expect(sentencesIn('x.tsx', source).map(({ text }) => text)).toEqual(texts);
});
