import { type ESTree, parseAst } from 'vite';
import { expect, it, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

/** What is physical in a style and is meant so: it stays as it is where lines are read from right to left. */
const PHYSICAL: readonly { readonly file: string; readonly what: string; readonly because: string }[] = [
  {
    file: 'web/accounts/screens/landing-screen.tsx',
    what: "inset: '50% auto auto 50%'",
    because: 'the middle, from which a transform takes half of the own size away',
  },
  { file: 'web/ui/figure/line-chart.tsx', what: 'left', because: 'a chart, whose time goes from left to right' },
  {
    file: 'web/tournaments/components/bracket-sheet.tsx',
    what: 'left',
    because: 'a bracket, whose rounds and lines go from left to right',
  },
  {
    file: 'web/ui/overlay/toast-place.tsx',
    what: "transform: 'translateX(var(--radix-toast-swipe-move-x))'",
    because: 'a finger, which the toast follows',
  },
  { file: 'web/ui/figure/moment.tsx', what: 'transform', because: 'sparks that fly every way' },
];

const SIDE = '(?:left|right)';
/** Of styles as objects and as sheets. */
const OF_A_SIDE = new RegExp(
  `^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-${SIDE}(?:-\\w+)?|border-(?:top|bottom)-${SIDE}-radius)$`,
);
const ALIGNED = /^(?:text-align|float|clear|caption-side)$/;
const ROUND = /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Parts of a value, those of functions as one. */
const partsOf = (value: string): string[] =>
  value
    .replaceAll(/\([^()]*\)/g, (inside) => inside.replaceAll(/\s/g, ''))
    .trim()
    .split(/\s+/);

/** Whether a declaration takes the sides of the screen where those of a line are meant. */
function isPhysical(property: string, value: string | null): boolean {
  const name = dashed(property);
  if (name === 'left' || name === 'right' || OF_A_SIDE.test(name)) return true;
  if (value === null) return false;
  if (ALIGNED.test(name)) return /^(?:left|right)$/.test(value);
  if (name === 'transform-origin' || name === 'object-position' || name === 'background-position')
    return /\b(?:left|right)\b/.test(value);
  if (ROUND.test(name)) {
    const [, end, , start] = partsOf(value);
    return start !== undefined && start !== end;
  }
  if (name === 'border-radius') {
    // The four corners go round: the two of the top are the first, and those of the foot the last.
    const [one, two = one, three = one, four = two] = partsOf(value);
    return one !== two || three !== four;
  }
  return (
    /\bto (?:left|right)\b/.test(value) ||
    (/\btranslate(?:X|3d)?\((?!0\)|-50%)/.test(value) && !/inline-way/.test(value))
  );
}

interface Declaration {
  readonly property: string;
  readonly value: string | null;
  readonly line: number;
}

const nameOf = (key: ESTree.Node): string | null =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;

function valueOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value: { raw } }) => raw).join('0');
  return null;
}

/** What the styles of a component declare: in `css(…)` and `keyframes(…)`, and what an element takes as `css` or `style`. */
function declarationsIn(file: string, source: string): Declaration[] {
  const found: Declaration[] = [];
  const lineAt = (at: number): number => source.slice(0, at).split('\n').length;
  const look = (node: unknown, isStyle: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => look(one, isStyle));
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const part = node as ESTree.Node;
    const isOwn =
      (part.type === 'CallExpression' &&
        part.callee.type === 'Identifier' &&
        (part.callee.name === 'css' || part.callee.name === 'keyframes')) ||
      (part.type === 'JSXAttribute' &&
        part.name.type === 'JSXIdentifier' &&
        (part.name.name === 'css' || part.name.name === 'style')) ||
      (part.type === 'VariableDeclarator' && part.id.type === 'Identifier' && /style$/i.test(part.id.name));
    // What a function is given within a style is no style.
    const isWithin = isOwn || (isStyle && part.type !== 'CallExpression' && part.type !== 'MemberExpression');
    if (isWithin && part.type === 'Property') {
      const property = nameOf(part.key);
      if (property !== null) found.push({ property, value: valueOf(part.value), line: lineAt(part.start) });
    }
    for (const child of Object.values(part)) look(child, isWithin);
  };
  look(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), false);
  return found;
}

/** What a sheet declares, and styles within a page. */
const declarationsOf = (sheet: string): Declaration[] =>
  sheet.split('\n').flatMap((line, at) =>
    Array.from(line.matchAll(/(?:^|[;{"\s])([a-z-]+)\s*:\s*([^;{}"]+)/g), ([, property = '', value = '']) => ({
      property,
      value: value.trim(),
      line: at + 1,
    })),
  );

const told = (file: string, { property, value, line }: Declaration): string =>
  `${file}:${line}: ${property}: ${value === null ? '…' : `'${value}'`}`;

/** Shown in English alone, on pages and in streams of others. */
const ENGLISH = /^web\/(?:graphiql|embed|creators\/overlay)\//;
const styled = files.filter((file) => /^web\/.*\.(?:tsx?|css|html)$/.test(file) && !ENGLISH.test(file));

it('styles name the beginning and the end of a line, not left and right', () => {
  const found = styled
    .filter((file) => /\.(?:css|html)$/.test(file) || isProduction(file))
    .flatMap((file) => {
      const source = read(file);
      const declared = /\.tsx?$/.test(file) ? declarationsIn(file, source) : declarationsOf(source);
      return declared.filter(({ property, value }) => isPhysical(property, value)).map((one) => ({ file, one }));
    });
  const isMeant = ({ file, one }: (typeof found)[number], meant: (typeof PHYSICAL)[number]): boolean =>
    file === meant.file && (one.property === meant.what || told('', one).endsWith(`: ${meant.what}`));
  const wrong = found.filter((use) => !PHYSICAL.some((meant) => isMeant(use, meant)));
  expect(wrong.map(({ file, one }) => told(file, one))).toEqual([]);
  expect(PHYSICAL.filter((meant) => !found.some((use) => isMeant(use, meant)))).toEqual([]);
});

test.each([
  ["css({ marginLeft: 4, '& a': { paddingRight: 0, left: 0 } })", ['marginLeft', 'paddingRight', 'left']],
  ["css({ textAlign: 'left', borderTopLeftRadius: 4 })", ['textAlign', 'borderTopLeftRadius']],
  ["css({ textAlign: 'start', borderRadius: '4px 0 0 4px', padding: '0 4px 2px' })", ['borderRadius']],
  ["css({ padding: '0 var(--a) 0 calc(1px + 2px)', inset: '0 0 auto 0' })", ['padding']],
  ["css({ maskImage: 'linear-gradient(to right, black, transparent)' })", ['maskImage']],
  ["keyframes({ to: { transform: 'translateX(8px)' } })", ['transform']],
  ["keyframes({ to: { transform: 'translateX(calc(var(--inline-way) * 8px))' } })", []],
  ['const a = <p style={{ right: 4 }}>{t.left({ left: 3 })}</p>;', ['right']],
  ['const box = { left: 3 };', []],
])('in %s, %j is of a side', (source, properties) => {
  const found = declarationsIn('x.tsx', source).filter(({ property, value }) => isPhysical(property, value));
  expect(found.map(({ property }) => property)).toEqual(properties);
});

test('a sheet is read line by line', () => {
  const found = declarationsOf('p {\n  margin-left: 4px;\n  color: red; float: right\n}');
  expect(found.filter(({ property, value }) => isPhysical(property, value)).map(({ line }) => line)).toEqual([2, 3]);
});
