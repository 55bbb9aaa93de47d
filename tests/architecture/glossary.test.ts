import { expect, test } from 'vitest';
import { namesIn, partsOf } from './names.ts';
import { files, isCode, read } from './source.ts';

/** Where a word that the glossary avoids may stand all the same. Both patterns have to fit; a missing one fits all. */
interface Exception {
  readonly word: string;
  readonly file?: RegExp;
  readonly name?: RegExp;
  readonly because: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    word: 'challenge',
    name: /^challenge(Path|Pattern|Question)$|^Challenge(Screen|Actions|Skeleton|NotFound)?(Props)?$|^challenge-(screen|actions|skeleton|question)\./,
    because: 'the page of a battle, /challenge/:id',
  },
  { word: 'challenge', file: /\.paths\.ts$/, because: 'a parameter of an address' },
  {
    word: 'challenge',
    file: /^(db|gateway)\/security\/|^tests\/replay\/security\.(cases|rows)\.ts$|^gateway\/(profiles\/link-account|proof\/lichess\/link-lichess)\.ts$|^tests\/support\/authenticator\.ts$/,
    name: /^challenge$|^expectedChallenge$|^code_challenge/,
    because: 'what a device signs, as WebAuthn calls it, and the challenge of PKCE',
  },
  {
    word: 'challenge',
    file: /^tests\/(integration\/profiles\/linked-accounts\.test|integration\/proof\/lichess-link\.test|support\/lichess-stand-in)\.ts$/,
    because: 'the challenge of PKCE, and what Lichess calls a game that is offered',
  },
  {
    word: 'challenge',
    file: /^tests\/((integration|e2e)\/platform\/oauth[\w-]*\.(test|spec)|support\/oauth-steps)\.ts$/,
    because: 'the challenge of PKCE',
  },
  {
    word: 'challenge',
    file: /^(domain\/creators\/obs-websocket|tests\/support\/obs-stand-in)\.ts$/,
    name: /^challenge$/,
    because: 'what obs-websocket asks whoever knows its password',
  },
  {
    word: 'consent',
    file: /^gateway\/platform\/applications\/answer-connect-request\.ts$/,
    because: 'what the library of OAuth calls a player’s yes to an application',
  },
  {
    word: 'challenge',
    file: /earning|result\.enums/,
    because: 'a type of earning that the specification names (EN-33)',
  },
  { word: 'match', name: /^matchResults$/, because: 'a topic of the preferences that the specification names (C-27)' },
  { word: 'match', name: /^MATCH_RESULT$/, because: 'a type of dispute that the specification names' },
  {
    word: 'match',
    name: /^(matchRoutes|matchMedia|matches|useMatches|quoted_match)$/,
    because: 'names of libraries and of the DOM',
  },
  {
    word: 'match',
    file: /tournaments\/|tournament|bracket-play|shared-origins|stream-contests|running-contests|format\/contest-words|contest-phrase|^web\/embed\/|platform\/(node|event-kinds)\.test|architecture\/notices\.test/,
    because: 'a pairing inside a tournament, which is what it means',
  },
  {
    word: 'match',
    file: /replay/,
    because: 'a pairing inside a tournament, which has a replay',
  },
  { word: 'match', name: /^tournamentMatch$/, because: 'a pairing inside a tournament, which is what it means' },
  { word: 'match', name: /^match_stats$/, because: 'a name of CS2' },
  { word: 'ranking', name: /^rankingFormula$/, because: 'a name of a library' },
  {
    word: 'seal',
    file: /^(gateway|scripts|tests)\/|^db\/(seed|wallet)\//,
    because: 'encryption under the server’s secret',
  },
  {
    word: 'step',
    file: /^(web|tests|scripts)\/|\/onboarding(\/|\.ts$)|^(domain|db|gateway)\/security\//,
    because: 'what people and clocks go through',
  },
  { word: 'step', file: /^db\/(seed\/calendar|battles\/samples\/ladder)\.ts$/, because: 'a distance in time' },
  { word: 'step', file: /^domain\/wallet\/.*\.test\.ts$/, because: 'what a test does one after another' },
  {
    word: 'step',
    name: /^(nextStep|NextStep\w*|StepTone\w*|StepAction\w*|STEP_(TONES|ACTIONS))$/,
    because: 'the next step of a viewer, which is a word of its own',
  },
  { word: 'step', file: /next-step|step-tones|running-battle/, because: 'the next step of a viewer' },
  { word: 'step', name: /^(Path|Proof)Step$/, because: 'the way from a leaf of the balance tree to its root' },
  { word: 'stray', file: /\/onboarding\//, because: 'a shot of the tutorial that hits nothing' },
  {
    word: 'stray',
    file: /^tests\/integration\/client\/migrate-words\.test\.ts$/,
    because: 'the former name of a table',
  },
  { word: 'stray', name: /stray-?glyph/i, because: 'a game of the arcade' },
  { word: 'word', file: /^(web|tests)\//, because: 'what a screen says, and what is typed into it' },
  { word: 'word', name: /words/i, because: 'texts, of people and of letters' },
  {
    word: 'word',
    file: /^gateway\/arcade\/arcade\.enums\.ts$/,
    because: 'a kind of game, which the specification names',
  },
  {
    word: 'match',
    file: /^domain\/arcade\/bracket\.ts$/,
    because: 'a match of the graph that tournaments are played on',
  },
  { word: 'word', name: /^wordBreak$/, because: 'a name of CSS' },
  {
    word: 'word',
    file: /^(domain|db|gateway)\/chat\/|^scripts\//,
    because: 'a part of a text that people typed',
  },
];

/** The words in backticks of the last column. */
const avoided = (glossary: string): ReadonlySet<string> =>
  new Set(
    glossary
      .split('\n')
      .flatMap((line) => (/^\|(?:[^|]*\|){2}([^|]*)\|$/.exec(line)?.[1] ?? '').match(/(?<=`)[a-z]+(?=`)/g) ?? []),
  );

interface Use {
  readonly word: string;
  readonly file: string;
  readonly name: string;
}

const usesIn = (file: string, text: string, words: ReadonlySet<string>): Use[] =>
  [...namesIn(file, text), file.split('/').at(-1) ?? ''].flatMap((name) =>
    partsOf(name)
      .filter((part) => words.has(part))
      .map((word) => ({ word, file, name })),
  );

const allows = (exception: Exception, { word, file, name }: Use): boolean =>
  exception.word === word && (exception.file?.test(file) ?? true) && (exception.name?.test(name) ?? true);

const words = avoided(read('docs/glossary.md'));
/** Most files hold none of them anywhere, and need not be parsed. */
const mayHold = new RegExp([...words].join('|'), 'i');
const named = files.filter(
  (file) => /^(domain|db|gateway|web|tests|scripts)\//.test(file) && (isCode(file) || file.endsWith('.graphql')),
);

test('no name of the code holds a word that the glossary avoids', () => {
  expect(words.size).toBeGreaterThan(15);
  const uses = named.flatMap((file) => {
    const text = read(file);
    return mayHold.test(file + text) ? usesIn(file, text, words) : [];
  });
  const wrong = uses.filter((use) => !EXCEPTIONS.some((exception) => allows(exception, use)));
  expect(wrong.map(({ word, file, name }) => `${file}: ${name} (${word})`)).toEqual([]);
  expect(EXCEPTIONS.filter((exception) => !uses.some((use) => allows(exception, use)))).toEqual([]);
});

test.each([
  ['db/x.ts', 'export const plantDemo = () => 1;', ['plantDemo']],
  ['db/x.ts', 'const { id: strayId, matches = [] } = row;', ['matches', 'strayId']],
  ['db/x.ts', 'interface Row { readonly teamChallengeId: string; readonly matchmaking: 1 }', ['teamChallengeId']],
  ['db/x.ts', 'class Row { #beatCount = 0; door(HAPPENINGS_MAX: number) {} }', ['HAPPENINGS_MAX', 'beatCount', 'door']],
  ['web/x.tsx', 'export const A = () => <B title="Challenge">A match</B>;', []],
  ['web/x.graphql', 'query TeamMatches { team { challenges { id } } }', ['TeamMatches', 'challenges']],
  ['gateway/teams/challenge-team.ts', "text.match(/'challenge'/); // a match", ['challenge-team.ts']],
])('in %s, %s names %j', (file, text, names) => {
  const found = usesIn(file, text, words).map(({ name }) => name);
  expect(found.toSorted()).toEqual(names);
});
