import { expect, test } from 'vitest';
import { readCatalog } from '../../scripts/message-rooms.ts';
import { files, isCode, read } from './source.ts';

/** A test that fails by chance on right code is a defect. What a machine can tell of it is forbidden here. */

/** What would be found in this file stands in this file. */
const OWN = 'tests/architecture/dice.test.ts';

/** Tests and what serves them. Measurements take the time that they take. */
const tests = files.filter(
  (file) =>
    isCode(file) &&
    (file.startsWith('tests/') || /\.test\.tsx?$/.test(file) || file.includes('/testing/')) &&
    !file.startsWith('tests/load/') &&
    file !== OWN,
);

interface Ban {
  readonly what: string;
  readonly pattern: RegExp;
  /** Where alone it is looked for; in all tests without it. */
  readonly within?: string;
  /** Files in which it may stand, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const BANS: readonly Ban[] = [
  {
    what: 'the machine’s clock is read: take the time from the world, the gateway or tests/support/machine-clock.ts',
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bhrtime\b/,
    except: {
      'tests/support/machine-clock.ts': 'the one place',
      'tests/e2e/support.ts': 'inside of the page: for how long nothing has begun to load',
    },
  },
  {
    what: 'a time is waited for: wait for a state',
    pattern: /(?<!\btest\.)\bset(Timeout|Interval)\(|waitForTimeout|networkidle|\bsleep\(|setTimeout as\b/,
    except: {
      'scripts/run-part.test.ts': 'programs that do not end by themselves',
      'tests/e2e/accounts/landing.spec.ts': 'what is loaded at first is counted when nothing more is under way',
      'tests/e2e/app/live.spec.ts': 'what is asked is counted when nothing more is under way',
      'tests/e2e/gateway.ts': 'cuts off a gateway that does not end by itself',
      'tests/e2e/results/replays.spec.ts': 'inside of the page: the frames of a film lie apart',
      'web/data/behind-changes.test.tsx': 'the next turn of the event loop, without a time',
      'web/live/resuming-link.test.tsx': 'the next turn of the event loop, without a time',
      'web/ui/overlay/dialog.test.tsx': 'the next turn of the event loop, without a time',
      'web/ui/overlay/use-after-press.test.tsx': 'the next turn of the event loop, without a time',
    },
  },
  {
    what: 'a second is too short on a busy machine: take until() of tests/support, or waitFor of the testing library',
    pattern: /\bvi\.waitFor\(|\bvi\.waitUntil\(/,
    except: {
      'tests/support/until.ts': 'the one place',
      'scripts/dev.test.ts': 'a watcher is given its run between two looks',
    },
  },
  {
    what: 'a bound of less than ten seconds on what is waited for',
    pattern: /\btimeout: (\d{1,4}|[1-9]_\d{3})\b/i,
    except: {
      'tests/e2e/accounts/mails.ts': 'of one look among many',
      'tests/e2e/wallet/statements.spec.ts': 'of one look among many',
    },
  },
  {
    what: 'a few letters or digits are said never to appear: a random id has them now and then',
    pattern:
      /\.not\.toMatch\(\/([^/]*\|)?([\w-]{1,4}|[0-9a-f]{1,8})(\|[^/]*)?\/|\.not\.toContain\('([\w-]{1,4}|[0-9a-f]{1,8})'/,
    except: {
      'tests/integration/wallet/payment-rows.test.ts': 'whole ids, which the test gave',
      'web/data/failure.test.ts': 'sentences have no ids',
      'web/ui/figure/line-chart.test.tsx': 'a path is of numbers',
    },
  },
  {
    what: 'a busy server writes for longer than a database waits by default: take openDatabase of tests/e2e',
    pattern: /\bnew Database\(join\(process/,
    except: { 'tests/e2e/database.ts': 'the one place' },
  },
  {
    what: 'what has just come into view does not hear the keyboard yet: take pressEscape of tests/e2e/support.ts',
    pattern: /\bkeyboard\.press\('Escape'\)/,
    except: { 'tests/e2e/support.ts': 'the one place' },
  },
  {
    what: 'a walk reads what a page shows at this moment, ready or not: take what waits for a form from tests/e2e/reads.ts',
    within: 'tests/e2e/',
    pattern:
      /\.(textContent|innerText|innerHTML|inputValue|count|isVisible|isHidden|isEnabled|isDisabled|isEditable|isChecked|allTextContents|allInnerTexts|boundingBox|elementHandles?)\(\)|\bawait [\w.]+\.all\(\)|\bawait [^;]*\.getAttribute\(/,
    except: {
      'tests/e2e/reads.ts': 'the one place',
      'tests/e2e/gallery/record.ts': 'no test: what has come is kept',
      'tests/e2e/gallery/walk-screen.ts': 'pages without a gateway, looked at once they stand still',
      'tests/e2e/chat/hostile.spec.ts': 'an attack is looked for at every moment: what goes again has been there',
    },
  },
  {
    what: 'a text is named that a page has not, which is true of a page that is not ready: name what it has',
    within: 'tests/e2e/',
    pattern: /\.not\.(toHaveText|toBeVisible)\(/,
  },
  { what: 'randomness without a seed', pattern: /\bMath\.random\(/ },
  {
    what: 'a test is left out, or nothing but it is run',
    pattern: /\b(test|it|describe)(\.\w+)*\.(skip|only|fixme|todo|fails)\b|\.skipIf\(/,
    except: {
      'scripts/spec-rows.test.ts': 'as a text that is read',
      'tests/integration/platform/examples.test.ts': 'programs in Python, where there is none',
      'domain/wallet/log/python-reader.test.ts': 'the reader in Python, where there is none',
    },
  },
  { what: 'a test is tried again', pattern: /\bretr(y|ies):/ },
  { what: 'a port that somebody else may have', pattern: /\.listen\([1-9]/ },
  {
    what: 'a folder that somebody else may have: take mkdtemp',
    pattern: /^(?!.*mkdtemp).*\btmpdir\(\)/,
    except: { 'tests/support/http-gateway.ts': 'a folder that is not there' },
  },
];

const linesWith = (pattern: RegExp, file: string): string[] =>
  read(file)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`] : []));

test.each(BANS)('in no test: $what', ({ pattern, within = '', except = {} }) => {
  expect(
    tests.filter((file) => file.startsWith(within) && !(file in except)).flatMap((file) => linesWith(pattern, file)),
  ).toEqual([]);
});

/** Where a title is looked for within a part of the page in which no toast is. */
const APART: readonly string[] = [
  "dialog.getByText('Request sent')",
  "panel.getByText('Waits for a second administrator')",
  "seen.getByText('ADMIN')",
];

test('no walk looks for a toast by words that are read aloud beside it for a moment', () => {
  const titles = files
    .filter((file) => file.startsWith('web/') && isCode(file))
    .flatMap((file) =>
      [...read(file).matchAll(/toast\(\{[^}]*?title: (?:'([^']+)'|t\.(\w+)\(\))/g)].map(
        ([, title, name = '']) => title ?? readCatalog(`${file.split('/', 2).join('/')}/messages`, 'en')[name] ?? '',
      ),
    );
  const isTitle = (words: string): boolean => titles.some((title) => title.toLowerCase().includes(words.toLowerCase()));
  expect(titles.length).toBeGreaterThan(20);
  const found = tests
    .filter((file) => file.startsWith('tests/e2e/'))
    .flatMap((file) => [...read(file).matchAll(/\w+\.getByText\('([^']+)'\)(?!\s*\.(?:first|last))/g)])
    .flatMap(([call, words]) => (words !== undefined && isTitle(words) ? [call] : []));
  expect(found.toSorted()).toEqual(APART);
});

/** What is pressed there the browser keeps by itself. */
const KEPT_AT_ONCE = 'tests/e2e/admin/staff.spec.ts';

test('no walk cuts the server off right after a page was asked for: who is there may not have been answered', () => {
  const found = tests
    .filter((file) => file.startsWith('tests/e2e/'))
    .filter((file) => /\.goto\([^;]*\);\s+await \w+\.route\('\*\*\/graphql\*\*'/.test(read(file)));
  expect(found).toEqual([]);
});

test('no walk reloads right after a press: what it asked for may not have left the page', () => {
  const found = tests
    .filter((file) => file.startsWith('tests/e2e/') && file !== KEPT_AT_ONCE)
    .filter((file) => /\.(?:click|check|press)\([^;]*\);\s+await \w+\.reload\(/.test(read(file)));
  expect(found).toEqual([]);
});

test('no walk says right after it has asked for a page what is not on it: that is true before it has come', () => {
  const asked = /\.(?:goto|reload)\([^;]*\);\s+await expect\(/.source;
  const absent = /(?:(?!;\n)[\s\S])*?\.(?:toBeHidden|toHaveCount\(0\)|not\.to(?!HaveCount\(0\)|HaveURL)\w+)/.source;
  const found = tests
    .filter((file) => file.startsWith('tests/e2e/'))
    .flatMap((file) => [...read(file).matchAll(new RegExp(asked + absent, 'g'))].map(([text]) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('every exception is still needed', () => {
  const idle = BANS.flatMap(({ pattern, except = {} }) =>
    Object.keys(except).filter((file) => !tests.includes(file) || linesWith(pattern, file).length === 0),
  );
  expect(idle).toEqual([]);
});

test('no run tries a test again, and walks go without motion', () => {
  expect(linesWith(/\bretry: 0,/, 'vitest.config.ts')).toHaveLength(1);
  expect(linesWith(/\bretries: 0,/, 'playwright.config.ts')).toHaveLength(1);
  expect(linesWith(/contextOptions: \{ reducedMotion: 'reduce' \}/, 'playwright.config.ts')).toHaveLength(1);
});
