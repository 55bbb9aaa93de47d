/**
 * `npm run gallery:record`: walks every screen of the gallery through the built gateway with its demo data set and
 * keeps what it answered in `web/gallery/recordings`, a file for each account. `-- demo admin` records these alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, type Page, type Response, chromium } from 'playwright';
import { getBrowser } from '../../../scripts/browser.mjs';
import { type Answer, type Recording, questionOf, writeRecording } from '../../../web/gallery/recording.ts';
import { ACCOUNTS, type Account } from '../../../web/gallery/screen.ts';
import { WINGS } from '../../../web/gallery/screens.ts';
import { readMail } from '../accounts/mails.ts';
import { completeSteps, signUp } from '../accounts/newcomer.ts';
import { startGateway } from '../gateway.ts';
import { NARROW, PASSWORD, WIDE, settled } from '../support.ts';
import { newFolder, removeFolder } from '../seed-folder.ts';
import { walkNow } from '../walk-clock.mjs';

const MANIFEST = 'gateway/server/trusted-documents.json';
const documents = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, string>>;

/** The page at which something is found by the address of its first link. */
const FOUND: Partial<Record<Account, Readonly<Record<string, readonly [at: string, address: string]>>>> = {
  demo: {
    receipt: ['/wallet?tab=history', '/receipt/'],
    ticket: ['/help?tab=contact', '/help/requests/'],
  },
  admin: { riskCase: ['/admin/risk', '/admin/risk/'] },
};

/** Keeps what the page is answered, the first time that it asks. */
function listen(page: Page, answers: Map<string, Answer>): () => Promise<unknown> {
  const underWay: Promise<unknown>[] = [];
  const keep = async (response: Response): Promise<void> => {
    const { searchParams } = new URL(response.url());
    const { documentId = searchParams.get('documentId') ?? '', variables = searchParams.get('variables') } = (response
      .request()
      .postDataJSON() ?? {}) as { documentId?: string; variables?: object };
    const operation = /^\w+ (\w+)/.exec(documents[documentId] ?? '')?.[1];
    if (operation === undefined) return;
    const said = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
    const given = typeof variables === 'string' ? (JSON.parse(variables) as object) : (variables ?? {});
    const asked = { operation, variables: given as Answer['variables'] };
    const question = questionOf(asked);
    if (!answers.has(question))
      answers.set(question, { ...asked, data: said.data ?? null, ...(said.errors && { errors: said.errors }) });
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    // Of a page that is left nothing comes any more.
    underWay.push(
      request
        .response()
        .then((response) => response && keep(response))
        .catch(() => undefined),
    );
  });
  return () => Promise.all(underWay);
}

async function signIn(page: Page, account: Account): Promise<void> {
  if (account === 'visitor') return;
  if (account === 'beginner') {
    const { id, token } = signUp(account);
    completeSteps(id, ['setup', 'tutorial']);
    const url = process.env['E2E_URL'] ?? '';
    return page.context().addCookies([{ name: 'gauntlet_session', value: token, url }]);
  }
  const answer = await page.request.post('/api/auth/login', { data: { username: account, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${account} could not sign in`);
}

/** What screens need beside the demo data set, by name. */
async function make(page: Page, account: Account): Promise<Readonly<Record<string, string>>> {
  const made: Record<string, string> = {};
  if (account === 'demo') Object.assign(made, await enterArcade(page), { gift: await sendGift(page) });
  for (const [name, [at, address]] of Object.entries(FOUND[account] ?? {})) {
    await page.goto(at);
    const link = page.locator(`a[href^="${address}"]`).first();
    await link.waitFor({ state: 'attached' });
    made[name] = (await link.getAttribute('href'))?.slice(address.length).split(/[?#]/)[0] ?? '';
  }
  return made;
}

let calls = 0;
async function ask<T>(page: Page, field: string): Promise<T> {
  const headers = { 'Idempotency-Key': `gallery-records-screens-${++calls}` };
  const answer = await page.request.post('/graphql', { data: { query: `mutation { made: ${field} }` }, headers });
  const { data, errors } = (await answer.json()) as { data: { made: T } | null; errors?: unknown };
  if (!data) throw new Error(`${field}: ${JSON.stringify(errors)}`);
  return data.made;
}

async function enterArcade(page: Page): Promise<{ run: string; bracket: string }> {
  const terms = 'game: "counterweight", version: 1, inputClass: KEYS';
  const run = await ask<{ id: string }>(page, `enterArcade(input: { ${terms}, mode: PRACTICE, entry: 0 }) { id }`);
  const bracket = await ask<{ id: string }>(
    page,
    `enterArcadeBracket(input: { ${terms}, entry: 200, size: 4 }) { id }`,
  );
  return { run: run.id, bracket: bracket.id };
}

async function sendGift(page: Page): Promise<string> {
  const { cart } = await ask<{ cart: { payCoins: number; payCents: number } }>(
    page,
    'addToCart(productId: "friend-starter-gift-pack") { cart { payCoins payCents } }',
  );
  const sums = `payCoins: ${cart.payCoins}, payCents: ${cart.payCents}`;
  await ask(page, `checkOut(input: { ${sums}, giftTo: "newcomer@gauntlet.example" }) { id }`);
  const { link } = await readMail(page, 'newcomer@gauntlet.example', 'demo has a gift for you on Gauntlet');
  return new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? '';
}

async function record(browser: Browser, baseURL: string, account: Account): Promise<Recording> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', timezoneId: 'UTC' });
  const page = await context.newPage();
  await signIn(page, account);
  const made = await make(page, account);
  const at = walkNow();
  const answers = new Map<string, Answer>();
  const heard = listen(page, answers);
  /** What is answered may ask for more. */
  const untilHeard = async (): Promise<void> => {
    for (let known = -1; known < answers.size;) {
      known = answers.size;
      await settled(page);
      await heard();
    }
  };
  const screens = Object.values(WINGS).flatMap((wing) => (wing.account === account ? wing.screens : []));
  for (const { path } of screens) {
    await page.setViewportSize(NARROW);
    await page.goto(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => made[name] ?? name));
    await untilHeard();
    await page.setViewportSize(WIDE);
    await untilHeard();
  }
  // It comes once a page has stood for a while.
  const isChecked = () => [...answers.values()].some(({ operation }) => operation === 'RealityCheck');
  while (account !== 'visitor' && !isChecked()) await untilHeard();
  await context.close();
  return { at, made, answers: [...answers.values()] };
}

const asked = process.argv.slice(2);
const accounts = ACCOUNTS.filter((account) => asked.length === 0 || asked.includes(account));
const seeds = newFolder();
process.env['E2E_SEEDS'] = seeds;
const gateway = await startGateway();
Object.assign(process.env, { E2E_FOLDER: gateway.folder, E2E_URL: gateway.url });
const browser = await chromium.launch({ executablePath: getBrowser() });
try {
  for (const account of accounts) {
    const recording = await record(browser, gateway.url, account);
    writeFileSync(`web/gallery/recordings/${account}.jsonl`, writeRecording(recording));
    process.stdout.write(`${account}: ${recording.answers.length} answers\n`);
  }
} finally {
  await browser.close();
  await gateway.stop();
  removeFolder(seeds);
}
