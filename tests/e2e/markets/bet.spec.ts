import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Browser, type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { message } from '../chat/panel.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { boxOf } from '../reads.ts';
import {
  NARROW,
  cents,
  createBattle,
  expectUsable,
  joinBattle,
  reportResult,
  settled,
  test,
  wallet,
  beginBattle,
} from '../support.ts';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

const enter = (browser: Browser, username: string) => enterAt(gateway, browser, username);
const ask = <T>(page: Page, query: string) => askAt<T>(gateway, page, query);

function change(statement: string, ...values: readonly (string | number)[]): void {
  const db = new Database(join(gateway.folder, 'e2e.db'), { timeout: 60_000 });
  const { changes } = db.prepare(statement).run(...values);
  db.close();
  expect(changes).toBeGreaterThan(0);
}

/** Both players of the demo data as if they had battled long enough to be bet on. */
const rateBoth = (): void =>
  change(
    `UPDATE ratings SET battles = 20, mu_micro = 25000000, sigma_micro = 4500000
     WHERE user_id IN ('1', '2') AND game = 'valorant'`,
  );

/** Money for somebody who has none. */
async function payIn(page: Page, dollars: string): Promise<void> {
  await page.goto('/wallet?tab=methods');
  await page.getByRole('button', { name: 'Add method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name (optional)').fill('Good card');
  await dialog.getByRole('button', { name: 'Add method' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/wallet?tab=deposit');
  await page.getByRole('textbox', { name: 'Amount' }).fill(dollars);
  await page.getByRole('button', { name: /^Add \$/ }).click();
  await expect.poll(async () => cents((await wallet(page)).balance)).toBe(cents(dollars));
}

const statusOf = async (page: Page): Promise<string | undefined> => {
  const answer = await page.request.get('/api/bets');
  return ((await answer.json()) as { status: string }[])[0]?.status;
};

const video = (page: Page) => page.locator('video');
const framesOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
const placeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const soundOf = (page: Page) =>
  video(page).evaluate(({ muted, volume }: HTMLVideoElement) => ({ muted, volume: Number(volume.toFixed(2)) }));
const isPaused = (page: Page) => video(page).evaluate(({ paused }: HTMLVideoElement) => paused);

/** Sound, pause, wide view and full screen, by button and by key. */
async function useControls(page: Page): Promise<void> {
  const player = page.getByRole('region', { name: /^Player: / });
  const press = (name: string) => player.getByRole('button', { name, exact: true }).click();

  await press('Unmute');
  expect(await soundOf(page)).toEqual({ muted: false, volume: 1 });
  await player.getByRole('slider', { name: 'Volume' }).fill('0.4');
  expect(await soundOf(page)).toEqual({ muted: false, volume: 0.4 });
  await player.press('ArrowUp');
  expect(await soundOf(page)).toEqual({ muted: false, volume: 0.5 });
  await player.press('ArrowDown');
  expect(await soundOf(page)).toEqual({ muted: false, volume: 0.4 });
  await press('Mute');
  expect(await soundOf(page)).toEqual({ muted: true, volume: 0.4 });
  await player.press('m');
  await expect(player.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  expect((await soundOf(page)).muted).toBe(false);
  await player.press('m');
  expect((await soundOf(page)).muted).toBe(true);

  await press('Pause');
  expect(await isPaused(page)).toBe(true);
  for (const key of ['k', ' ']) {
    await player.press(key);
    await expect.poll(() => isPaused(page)).toBe(false);
    await player.press(key);
    await expect.poll(() => isPaused(page)).toBe(true);
  }
  await press('Play');
  await expect.poll(() => isPaused(page)).toBe(false);

  const widthOf = async () => (await boxOf(player)).width;
  const narrow = await widthOf();
  const wide = player.getByRole('button', { name: 'Wide view' });
  await wide.click();
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(widthOf).toBeGreaterThan(narrow + 300);
  await player.press('t');
  await expect.poll(widthOf).toBe(narrow);

  const fullScreen = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label') ?? null);
  await press('Full screen');
  await expect.poll(fullScreen).toMatch(/^Player: /);
  await player.press('f');
  await expect.poll(fullScreen).toBeNull();
}

test('a stream of streaming software is found live and seen moving; its viewer uses sound, pause, wide view and full screen of the player by button and by key, writes, follows, is told that the odds have changed, bets, and is paid to the cent when the battle is settled; the recording plays, and is sought in (HZ-03, HZ-04, HZ-05, HZ-06, EN-48, SM-01, SM-07, SM-09)', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [demo, rival, fan] = [
    await enter(browser, 'demo'),
    await enter(browser, 'rival'),
    await enter(browser, 'moderator'),
  ];
  await payIn(fan, '100.00');
  rateBoth();
  const id = await createBattle(demo, { stake: '5', title: 'Watched by many' });
  await joinBattle(rival, id);

  await fan.goto('/streams?sort=recent');
  const first = fan.getByRole('list', { name: 'Streams', exact: true }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  const { goLive } = await ask<{ goLive: { id: string } }>(
    demo,
    `mutation { goLive(input: { title: "For a stake", game: "valorant", kind: "1v1", battleId: "${id}", hasBetting: true }) { id } }`,
  );
  const { showStreamKey: key } = await ask<{ showStreamKey: string }>(demo, 'mutation { showStreamKey }');
  const { ingest } = await ask<{ ingest: { rtmpUrl: string } }>(demo, '{ ingest { rtmpUrl } }');
  const publisher = await RtmpPublisher.open(Number(new URL(ingest.rtmpUrl).port), key);
  publisher.show(12_000);
  await expect(first).toContainText('For a stake');
  await expect(first).toContainText('Live');
  await first.getByRole('link', { name: 'For a stake' }).click();
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('For a stake');
  await expect
    .poll(async () => {
      publisher.show(500);
      return framesOf(fan);
    })
    .toBeGreaterThan(30);
  expect(await video(fan).evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])).toEqual([
    640, 360,
  ]);
  await settled(fan);
  await useControls(fan);

  await fan.getByRole('button', { name: 'Follow demo', exact: true }).click();
  await expect(fan.getByRole('button', { name: 'Following demo', exact: true })).toBeVisible();
  await demo.goto(`/stream/${goLive.id}`);
  const chat = fan.getByRole('region', { name: 'Live chat' });
  await chat.getByRole('textbox').fill('Good luck from the second row!');
  await chat.getByRole('textbox').press('Enter');
  await expect(
    message(demo.getByRole('region', { name: 'Live chat' }), 'Good luck from the second row!'),
  ).toBeVisible();

  await fan.setViewportSize(NARROW);
  // In one column it would change nothing.
  await expect(fan.getByRole('button', { name: 'Wide view' })).toBeHidden();
  const panel = fan.getByRole('region', { name: 'Stake on the Outcome' });
  const place = panel.getByRole('button', { name: 'Place Stake' });
  await expect(place).toBeDisabled();
  for (const dollars of [10, 25, 50, 100])
    await expect(panel.getByRole('button', { name: `$${dollars}`, exact: true })).toBeEnabled();

  // Staff take no bets for a while, by keys.
  const admin = await enter(browser, 'admin');
  await admin.goto('/admin/bets');
  const market = admin
    .getByRole('table', { name: 'Bets on battles' })
    .getByRole('row')
    .filter({ hasText: 'demo vs. rival' });
  const turn = async (button: string): Promise<void> => {
    await market.getByRole('link').focus();
    await admin.keyboard.press('e');
    await admin.getByRole('dialog').getByLabel('Reason').fill('News about the battle.');
    await admin.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(admin.getByRole('dialog')).toBeHidden();
  };
  await turn('Hold bets');
  await expect(market).toContainText('On hold');
  await expect(panel).toContainText('Bets are paused for now.');
  await turn('Resume bets');
  await expect(market).toContainText('Taken');

  await panel.getByRole('radio', { name: /rival/ }).check();
  await expect(place).toBeDisabled();
  await expect(panel.getByText('Potential Payout')).toBeHidden();
  await panel.getByRole('button', { name: '$50', exact: true }).click();
  await expect(panel.getByLabel('Stake Amount')).toHaveValue('50.00');
  // 1.81 times $50.
  await expect(panel.getByText('$90.50')).toBeVisible();

  await place.click();
  const dialog = fan.getByRole('alertdialog');
  await expect(dialog).toContainText('1.81');
  change('UPDATE markets SET open_ppm = 440000, version = version + 1 WHERE contest_id = ?', id);
  await dialog.getByRole('button', { name: 'Stake $50.00' }).click();
  await expect(dialog).toContainText('The odds have changed to 1.63. Nothing was staked.');
  await expect(dialog).toContainText('$81.50');
  expect((await wallet(fan)).balance).toBe('100.00');
  await dialog.getByRole('button', { name: 'Stake $50.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('You have $50.00 on rival.');
  expect((await wallet(fan)).availableToBet).toBe('50.00');

  await expect.poll(() => statusOf(fan)).toBe('firm');
  await demo.goto(`/challenge/${id}`);
  // Who plays does not bet.
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await expect(demo.getByRole('region', { name: 'Stake on the Outcome' })).toBeHidden();
  await beginBattle(demo, rival);
  await expect(panel).toContainText('Bets are closed');
  await reportResult(demo, 'lost', '9–13');
  await rival.goto(`/challenge/${id}`);
  await reportResult(rival, 'won', '13–9');
  await expect(panel).toContainText('rival won.');
  await expect.poll(() => statusOf(fan)).toBe('won');
  expect((await wallet(fan)).balance).toBe('131.50');

  await publisher.stop();
  await ask(demo, `mutation { endStream(id: "${goLive.id}") { id } }`);
  await fan.getByRole('list', { name: 'Past streams' }).getByRole('link', { name: 'For a stake' }).click();
  await expect.poll(() => framesOf(fan)).toBeGreaterThan(5);
  await fan.getByRole('button', { name: 'Pause' }).click();
  await fan.getByRole('slider', { name: 'Position' }).fill('8');
  const before = await framesOf(fan);
  await fan.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => framesOf(fan)).toBeGreaterThan(before + 5);
  await expect.poll(() => placeOf(fan)).toBeGreaterThan(8);
  const player = fan.getByRole('region', { name: /^Player: / });
  await fan.getByRole('button', { name: 'Pause' }).click();
  const at = await placeOf(fan);
  await player.press('ArrowLeft');
  expect(await placeOf(fan)).toBe(Math.max(0, at - 10));
  await player.press('ArrowRight');
  expect(await placeOf(fan)).toBeGreaterThanOrEqual(Math.min(10, at));

  await fan.goto('/bets');
  const list = fan.getByRole('list', { name: 'My Bets' });
  await expect(list).toContainText('Won');
  await list.getByRole('link', { name: /demo vs\. rival/ }).click();
  const receipt = fan.getByRole('main');
  await expect(receipt).toContainText('1.63');
  await expect(receipt).toContainText('$81.50');
});

test('a battle of players without enough rated battles says when odds begin', async ({ browser }) => {
  const rival = await enter(browser, 'rival');
  const demo = await enter(browser, 'demo');
  const fan = await enter(browser, 'admin');
  change(`UPDATE ratings SET battles = 6 WHERE user_id IN ('1', '2')`);
  const id = await createBattle(demo, { stake: '5', title: 'Not yet' });
  await joinBattle(rival, id);
  await fan.goto(`/challenge/${id}`);
  const panel = fan.getByRole('region', { name: 'Stake on the Outcome' });
  await expect(panel).toContainText('Odds begin after 10 rated battles each.');
  await fan.goto('/bets');
  await expect(fan.getByText('No bets yet')).toBeVisible();
});

test('beside the live match of /home a stake is placed on the one that is next, which is no longer offered once it starts (HZ-03, HZ-04, HZ-05, HZ-06)', async ({
  browser,
}) => {
  const [demo, rival, fan] = [
    await enter(browser, 'demo'),
    await enter(browser, 'rival'),
    await enter(browser, 'admin'),
  ];
  await payIn(fan, '60.00');
  rateBoth();
  await fan.goto('/home');
  // The battle of the demo data set that waits for its start.
  await expect(
    fan.getByRole('region', { name: 'Stake on the Outcome' }).getByRole('link', { name: 'CopperFinch vs. SlateMoth' }),
  ).toBeVisible();
  const id = await createBattle(demo, { stake: '5', title: 'The next one' });
  await joinBattle(rival, id);
  await fan.reload();
  const panel = fan.getByRole('region', { name: 'Stake on the Outcome' });
  await expect(panel.getByRole('link', { name: 'demo vs. rival' })).toBeVisible();
  await expect(panel).toContainText('Bets close when it starts.');
  await expectUsable(fan);
  const place = panel.getByRole('button', { name: 'Place Stake' });
  await expect(place).toBeDisabled();
  await panel.getByRole('radio', { name: /rival/ }).check();
  await expect(place).toBeDisabled();
  await panel.getByRole('button', { name: '$25', exact: true }).click();
  await place.click();
  await fan.getByRole('alertdialog').getByRole('button', { name: 'Stake $25.00' }).click();
  await expect(panel).toContainText('You have $25.00 on rival.');
  await expect(panel).toContainText('Locked at 1.81: $45.25 if rival wins.');
  expect((await wallet(fan)).availableToBet).toBe('35.00');

  await demo.goto(`/challenge/${id}`);
  await beginBattle(demo, rival);
  await expect(panel.getByRole('link', { name: 'demo vs. rival' })).toBeHidden();
});

test('an administrator sets what bets on one battle can cost and what one of them can win; a battle that takes bets keeps its limits, the next one has the new ones', async ({
  browser,
}) => {
  const admin = await enter(browser, 'admin');
  await admin.goto('/admin/bets');
  const panel = admin.getByRole('region', { name: 'Fund for bets' });
  const row = (name: string) =>
    admin.getByRole('table', { name: 'Bets on battles' }).getByRole('row').filter({ hasText: name });
  await expect(panel).toContainText('$500.00');
  await expect(row('CopperFinch vs. SlateMoth')).toContainText('of $250.00');
  await panel.getByRole('button', { name: 'Set limits' }).click();
  const dialog = admin.getByRole('dialog');
  await expectUsable(admin);
  await dialog.getByLabel('The most that bets on one battle can cost').fill('2000.01');
  await dialog.getByLabel('Most that one bet can win').fill('2500');
  await dialog.getByLabel('Reason').fill('A new season.');
  await dialog.getByRole('button', { name: 'Set limits' }).click();
  await expect(dialog).toContainText('Enter an amount from 5.00 to what one battle can cost.');
  await dialog.getByLabel('The most that bets on one battle can cost').fill('450');
  await dialog.getByLabel('Most that one bet can win').fill('50');
  await dialog.getByRole('button', { name: 'Set limits' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('$450.00');
  await expectUsable(admin);
  await panel.getByRole('button', { name: 'Set limits' }).click();
  await dialog.getByLabel('The most that bets on one battle can cost').fill('400');
  await dialog.getByLabel('Reason').fill('The fund holds less.');
  await dialog.getByRole('button', { name: 'Set limits' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('$400.00');

  const [demo, rival] = [await enter(browser, 'demo'), await enter(browser, 'rival')];
  rateBoth();
  const id = await createBattle(demo, { stake: '5', title: 'With new limits' });
  await joinBattle(rival, id);
  await admin.reload();
  await expect(row('demo vs. rival').last()).toContainText('of $400.00');
  await expect(row('CopperFinch vs. SlateMoth')).toContainText('of $250.00');
});
