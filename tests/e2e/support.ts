import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { type Browser, type BrowserContext, type Page, type TestInfo, expect, test as plain } from 'playwright/test';
import { openDatabase } from './database.ts';
import { GatewayHost, type RunningGateway } from './gateway.ts';
import { walkNow } from './walk-clock.mjs';

/** Longer than it takes to seed the demo data set, to do the work behind it and to start, on a busy machine. */
const START_MS = 300_000;

/** A server that runs already, with the folder of its database; without one each file has a server of its own. */
const given = process.env['E2E_FOLDER'];

type Username = 'demo' | 'rival' | 'newcomer' | 'moderator' | 'admin';
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const STAFF: ReadonlySet<Username> = new Set(['moderator', 'admin']);

/** What the gateway of a file is started with beside the usual settings. */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sample-battles.spec.ts': { SAMPLE_BATTLES: 'on' },
};

const signedIn = new Map<Username, Cookies>();

/**
 * A test whose pages are closed at its end: open ones would go on asking the server through all later tests. Each file
 * finds the demo data as it was seeded: which files a worker ran before is up to the clock.
 */
export const test = plain.extend<
  {
    gatewayUrl: string;
    pagesClose: undefined;
    /** Lets time pass, in milliseconds, for the gateway and for the walk. Pages hear of it with the next answer. */
    pass: (milliseconds: number) => Promise<void>;
  },
  {
    gateways: {
      readonly urlOf: (file: string) => Promise<string>;
      readonly pass: (milliseconds: number) => Promise<void>;
    };
  }
>({
  gateways: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use, { project }) => {
      let host: GatewayHost | null = null;
      let running: { readonly file: string; readonly gateway: RunningGateway } | null = null;
      const pass = async (milliseconds: number) => host?.pass(milliseconds);
      const urlOf = async (file: string): Promise<string> => {
        if (given !== undefined) return (process.env['E2E_URL'] = project.use.baseURL ?? '');
        if (running?.file !== file) {
          await running?.gateway.stop();
          running = null;
          signedIn.clear();
          host ??= await GatewayHost.open();
          running = { file, gateway: await host.start(SETTINGS[basename(file)]) };
          process.env['E2E_FOLDER'] = running.gateway.folder;
          process.env['E2E_URL'] = running.gateway.url;
        }
        return running.gateway.url;
      };
      await use({ urlOf, pass });
      await (running as { gateway: RunningGateway } | null)?.gateway.stop();
      (host as GatewayHost | null)?.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  gatewayUrl: [async ({ gateways }, use, { file }) => use(await gateways.urlOf(file)), { timeout: START_MS }],
  pass: async ({ gateways }, use) => use(gateways.pass),
  baseURL: async ({ gatewayUrl }, use) => use(gatewayUrl),
  pagesClose: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Of every demo account. */
export const PASSWORD = 'demo-Gauntlet-1';

/** What a browser without a network says in the console: of calls, of the live connection, of the worker of the page. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|when fetching the script/;

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** What a page must never do: throw, or complain in the console. Answers that a test provokes are named by `expected`. */
function watch(page: Page, expected: RegExp | null): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (expected?.test(message.text())) return;
    throw new Error(`the console says: ${message.text()} (${message.location().url})`);
  });
}

export interface VisitOptions {
  /** Off unless a test is about motion. */
  readonly motion?: 'on' | 'off';
  readonly viewport?: { width: number; height: number };
  /** What the browser likes best to be answered in. */
  readonly locale?: string;
  /** Console errors that belong to the test, e.g. an answer with status 401. */
  readonly expected?: RegExp;
}

/** A page of somebody who is not signed in. */
export async function visitor(
  browser: Browser,
  { viewport = WIDE, locale = 'en-US', expected, motion = 'off' }: VisitOptions = {},
): Promise<Page> {
  const reducedMotion = motion === 'on' ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ viewport, locale, reducedMotion });
  const page = await context.newPage();
  watch(page, expected ?? null);
  return page;
}

/** A page of a demo account in a browser of its own. Each account signs in once; later pages share its session. */
export async function player(browser: Browser, username: Username, options: VisitOptions = {}): Promise<Page> {
  const page = await visitor(browser, options);
  const known = signedIn.get(username);
  if (known) await page.context().addCookies(known);
  else {
    const answer = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
    expect(answer.status()).toBe(200);
    // The page opens their day by itself some seconds later, and its toast would take the place of what a walk waits for.
    if (STAFF.has(username)) {
      const query = 'mutation O { openDay(zone: "UTC") }';
      const opened = await page.request.post('/graphql', { data: { query } });
      expect(await opened.text()).toMatch(/"openDay":\d/);
    }
    signedIn.set(username, await page.context().cookies());
  }
  return page;
}

/** The account's money, in dollars as the REST endpoint writes it. */
export async function wallet(page: Page): Promise<{ balance: string; availableToBet: string }> {
  const answer = await page.request.get('/api/wallet/me');
  return (await answer.json()) as { balance: string; availableToBet: string };
}

export const cents = (dollars: string): number => Math.round(Number(dollars) * 100);

/**
 * The address holds no dialog any more. What happens live may take a dialog away before the answer to its button does,
 * which then still goes a step back in the history: a page that is asked for meanwhile would not come.
 */
export const expectDialogGone = (page: Page): Promise<void> =>
  expect(page).not.toHaveURL(/[?&](dialog|dispute|appeal|challenge|rematch|accept|add)=/);

/** Creates a battle through the form and answers its id; the page stays on the battle. */
export async function createBattle(
  page: Page,
  terms: { stake: string; title: string; privacy?: string; game?: string },
): Promise<string> {
  await page.goto('/dashboard?tab=create');
  await page.getByLabel('Stake Amount').fill(terms.stake);
  await page.getByLabel('Battle Title').fill(terms.title);
  if (terms.game) await page.getByRole('radio', { name: terms.game }).check();
  if (terms.privacy) await page.getByRole('radio', { name: terms.privacy }).check();
  await page.getByRole('button', { name: 'Create Battle', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Create for/ })
    .click();
  await page.waitForURL(/\/challenge\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function joinBattle(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/challenge/${id}${query}`);
  await page.getByRole('button', { name: 'Join Battle' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Join for/ })
    .click();
  await expect(page.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await expectDialogGone(page);
}

/** The battle of the page begins: the other one is ready already, and who looks at the page presses. */
export async function beginBattle(page: Page, other: Page): Promise<void> {
  await page.waitForURL(/\/challenge\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const query = `mutation { startBattle(battleId: "${id}") { readyId } }`;
  const headers = { 'idempotency-key': `ready-${id}` };
  const pressed = await other.request.post('/graphql', { data: { query }, headers });
  expect(await pressed.text()).toMatch(/"readyId":"/);
  await page.getByRole('button', { name: 'Start Match' }).click();
}

export async function reportResult(page: Page, claim: 'won' | 'lost', score: string): Promise<void> {
  await page.getByRole('button', { name: 'Report Result' }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('radio', { name: claim === 'won' ? /I won/i : /I lost/i });
  // Pressed as long as a hand does: what the field that is left says must not push it away.
  await choice.click({ delay: 120 });
  await expect(choice).toBeChecked();
  await dialog.getByLabel('Score').fill(score);
  await dialog.getByLabel('Stream or recording link').fill('https://recordings.example/match');
  await dialog.getByRole('button', { name: 'Report Result' }).click();
  await expect(dialog).toBeHidden();
  await expectDialogGone(page);
}

/** Lets time pass until a deadline that a query reads from the database: epoch milliseconds. The worker does the rest. */
export async function passUntil(
  pass: (milliseconds: number) => Promise<void>,
  query: string,
  ...ids: (string | number)[]
): Promise<void> {
  const db = openDatabase();
  const at = db
    .prepare(query)
    .pluck()
    .get(...ids) as number | null | undefined;
  db.close();
  if (typeof at !== 'number') throw new Error(`there is no deadline by ${query}`);
  await pass(Math.max(0, at - walkNow()));
}

/** From here on all that moves for longer than a millisecond, by the name of the movement; pages to come are watched too. */
export async function watchMovements(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteMovement', (name: string) => void seen.add(name));
  await page.addInitScript(() => {
    const note = (name: string) => (globalThis as unknown as { noteMovement(name: string): void }).noteMovement(name);
    addEventListener('transitionrun', ({ propertyName }) => note(`transition ${propertyName}`), { capture: true });
    addEventListener(
      'animationstart',
      ({ animationName }) => {
        for (const animation of document.getAnimations())
          if (
            animation instanceof CSSAnimation &&
            animation.animationName === animationName &&
            Number(animation.effect?.getComputedTiming().activeDuration) > 1
          )
            note(`animation ${animationName}`);
      },
      { capture: true },
    );
  });
  return seen;
}

/** Waits until nothing moves: what fades in has not its colours yet. What has ended and stays as it is counts as still. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
}

/** Presses Escape once what is open hears it, which is when it has taken the focus. */
export async function pressEscape(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
  await page.keyboard.press('Escape');
}

/** Keeps a picture of the whole page for whoever looks at all screens: `PICTURES=1 npx playwright test`. */
export async function photograph(page: Page, info: TestInfo, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  await still(page);
  await page.screenshot({ path: info.outputPath(`${name.replaceAll(/[^\w-]/g, '-')}.png`), fullPage: true });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { html: string; failureSummary?: string }[];
}

/** Nothing may have begun to load for so long: between one thing and the next a page stands still for a frame or two. */
const STILL_MS = 200;
/** Nor in so many looks, one a frame: a busy machine lets the time pass without doing anything. */
const STILL_LOOKS = 10;

/** Waits until everything of the page is there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => delete (window as { calm?: object }).calm);
  await page.waitForFunction(
    ([stillMs, stillLooks]) => {
      const memory = window as { calm?: { since: number; looks: number } | undefined };
      if (document.querySelector('[data-loading]')) memory.calm = undefined;
      else memory.calm ??= { since: performance.now(), looks: 0 };
      const { calm } = memory;
      return calm !== undefined && ++calm.looks > stillLooks && performance.now() - calm.since > stillMs;
    },
    [STILL_MS, STILL_LOOKS] as const,
  );
}

/** What is in sight may move by so much while a page loads; to 0.1 browsers call it good. */
const SHIFT_MAX = 0.02;

/** From here on what moves of itself on the pages that are loaded, with what moved most. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 60) ?? '';
    };
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page has come without what is in sight being pushed away by what came after it. */
export async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  const sum = shifts.reduce((moved, { value }) => moved + value, 0);
  const most = shifts.toSorted((one, other) => other.value - one.value)[0];
  expect(sum, `${path} moves${most ? `: ${most.what}` : ''}`).toBeLessThanOrEqual(SHIFT_MAX);
}

/** What axe-core knows of that keeps somebody from using the page. */
export async function axeFindings(page: Page): Promise<string[]> {
  await still(page);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: AxeFinding[] }> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`,
    );
  });
}

/** Nothing that axe-core knows of keeps anybody from using the page, and nothing sticks out of it sideways. */
export async function expectUsable(page: Page): Promise<void> {
  // Behind an open dialog it is no heading to a screen reader, but it is there.
  await expect(page.locator('h1')).not.toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
