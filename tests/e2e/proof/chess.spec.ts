import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Browser, type Page, expect } from 'playwright/test';
import { LichessStandIn } from '../../support/lichess-stand-in.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { pathOf } from '../reads.ts';
import {
  NARROW,
  PASSWORD,
  WIDE,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  settled,
  test,
  beginBattle,
} from '../support.ts';

const site = new LichessStandIn();
let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ LICHESS_URL: await site.open() });
});
test.afterAll(async () => {
  await gateway.stop();
  await site.close();
});

function setChess(isOn: boolean): void {
  const db = new Database(join(gateway.folder, 'e2e.db'), { timeout: 60_000 });
  db.prepare("UPDATE feature_flags SET enabled = ? WHERE id = 'chess-lichess'").run(Number(isOn));
  db.close();
}

async function enter(browser: Browser, username: string, viewport = WIDE): Promise<Page> {
  const context = await browser.newContext({ baseURL: gateway.url, viewport });
  const page = await context.newPage();
  await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  return page;
}

/** Goes to Lichess from the profile, agrees there and is back. */
async function linkLichess(page: Page, name: string): Promise<void> {
  await page.goto('/profile');
  site.person = name;
  await page.getByRole('button', { name: 'Link Lichess' }).click();
  await page.getByRole('link', { name: 'Authorize' }).click();
  await expect(page.getByText('Your Lichess account is linked.')).toBeVisible();
  await expect(page.getByText(name.toLowerCase(), { exact: true })).toBeVisible();
}

/** Opens the game as the player of an account would on Lichess; answers its id. */
async function openGame(page: Page, account: string): Promise<string> {
  const way = page.getByRole('link', { name: 'Play on Lichess' });
  const href = await pathOf(way);
  const tab = await page.context().newPage();
  await tab.goto(`${href}?as=${account}`);
  await tab.close();
  return new URL(href).pathname.slice(1);
}

async function startChess(demo: Page, rival: Page, title: string): Promise<string> {
  const id = await createBattle(demo, { stake: '20', title, game: 'Chess' });
  await joinBattle(rival, id);
  await beginBattle(demo, rival);
  await openGame(demo, 'anna');
  return openGame(rival, 'boris');
}

const balance = async (page: Page): Promise<number> =>
  Number(((await (await page.request.get('/api/wallet/me')).json()) as { balance: string }).balance);

test('with the flag off nothing of chess is seen', async ({ browser }) => {
  setChess(false);
  const demo = await enter(browser, 'demo');
  await demo.goto('/profile');
  await settled(demo);
  await expect(demo.getByRole('button', { name: 'Link Lichess' })).toHaveCount(0);
  await demo.goto('/dashboard?tab=create');
  await settled(demo);
  await expect(demo.getByRole('radio', { name: 'CS2' })).toHaveCount(1);
  await expect(demo.getByRole('radio', { name: 'Chess' })).toHaveCount(0);
});

test('two players link Lichess, stake, play there, and the end of the game pays the winner without a word; a draw gives both their money back', async ({
  browser,
}, info) => {
  setChess(true);
  const demo = await enter(browser, 'demo');
  const rival = await enter(browser, 'rival', NARROW);
  await linkLichess(demo, 'Anna');
  await linkLichess(rival, 'Boris');
  await settled(rival);
  await expectUsable(rival);
  await photograph(rival, info, 'linked');
  const before = { demo: await balance(demo), rival: await balance(rival) };

  const drawn = await startChess(demo, rival, 'Remis');
  await settled(demo);
  await expectUsable(demo);
  await photograph(demo, info, 'playing');
  await settled(rival);
  await expectUsable(rival);
  await photograph(rival, info, 'playing narrow');
  site.end(drawn, 'stalemate');
  await expect(demo.getByText('Lichess says that the game was a draw.')).toBeVisible();
  await expect.poll(async () => [await balance(demo), await balance(rival)]).toEqual([before.demo, before.rival]);

  const won = await startChess(demo, rival, 'To the end');
  const { white } = site.games.get(won)?.players ?? {};
  site.end(won, 'mate', white?.user?.id === 'anna' ? 'white' : 'black');
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  await expect(rival.getByText('Proven by Lichess').first()).toBeVisible();
  await expect(demo.getByText('Lichess says that demo won by checkmate.')).toBeVisible();
  expect((await balance(demo)) - before.demo).toBeCloseTo(20 - 1, 2);
  expect((await balance(rival)) - before.rival).toBeCloseTo(-20 - 1, 2);
  await settled(demo);
  await expectUsable(demo);
  await photograph(demo, info, 'won');
});
