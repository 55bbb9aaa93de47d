import { type Browser, type Locator, type Page, expect } from 'playwright/test';
import { attributeOf, boxOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, player, test, watchMovements } from '../support.ts';
import { dropOnce, pushOnce } from './canvas-hands.ts';
import {
  ASKED_EARLY,
  RUN_MS,
  balanceOnce,
  enter,
  holdTime,
  passRun,
  playUntilScored,
  restingScore,
  scoreOn,
  switchOnce,
} from './hands.ts';

/** What the screen says of a run that goes on, once it has scored and rests. */
async function scored(page: Page, title: string): Promise<string> {
  const shown = await restingScore(page, title);
  expect(shown).not.toBe('0 points');
  return shown;
}

/** Lets the run come to its end, and holds what the server says against what the screen said. */
async function expectSame(page: Page, pass: (milliseconds: number) => Promise<void>, shown: string): Promise<void> {
  const result = page.getByRole('region', { name: 'Your result' });
  await passRun([page], pass, result);
  await expect(result).toContainText(shown);
  await page.getByRole('link', { name: 'Watch and check' }).click();
  await expect(page.getByText('Checked', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Failed')).toHaveCount(0);
}

/** Goes on by Tab until a button has the focus, and presses Enter. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** While a run goes on by itself: its board at both widths. */
async function expectBoardUsable(page: Page): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
}

/** What the canvas shows is something else a moment later: the bob goes on swinging. */
async function expectPictureMoves(canvas: Locator): Promise<void> {
  const drawn = (): Promise<string> => canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL());
  const before = await drawn();
  await expect.poll(drawn).not.toBe(before);
}

/** A phone of a player. */
async function phoneOf(browser: Browser, username: 'demo' | 'rival'): Promise<Page> {
  const known = await player(browser, username);
  const context = await browser.newContext({
    viewport: NARROW,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await context.addCookies(await known.context().cookies());
  const page = await context.newPage();
  await holdTime(page);
  return page;
}

test('Counterweight is played with the mouse, Fuse Box by touch without scrolling; each comes to the same on the server, and is watched again (AR-01, AR-03, AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(2 * RUN_MS);
  const page = await player(browser, 'demo', { expected: ASKED_EARLY });
  await holdTime(page);
  await enter(page, 'Counterweight');
  await playUntilScored(page, 'Counterweight', balanceOnce);
  await expectBoardUsable(page);
  await expectSame(page, pass, await scored(page, 'Counterweight'));
  await page.getByRole('button', { name: 'Stage 3', exact: true }).click();
  await expect(page.getByText('Stage 3 of 8')).toBeVisible();
  await photograph(page, info, 'replay of Counterweight');
  await expectUsable(page);

  const phone = await phoneOf(browser, 'rival');
  await enter(phone, 'Fuse Box');
  await photograph(phone, info, 'Fuse Box on a phone');
  const board = await boxOf(phone.getByRole('region', { name: 'Fuse Box', exact: true }));
  expect(board.y + board.height).toBeLessThanOrEqual(NARROW.height);
  await playUntilScored(phone, 'Fuse Box', switchOnce);
  await expectUsable(phone);
  await expectSame(phone, pass, await scored(phone, 'Fuse Box'));
});

test('Copy Desk is entered and played with the keyboard alone and goes on with its score on a page that is loaded anew, Bank Shot is played by pulling with the mouse; each comes to the same on the server (AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(2 * RUN_MS);
  const page = await player(browser, 'demo', { expected: ASKED_EARLY });
  await holdTime(page);
  await page.goto('/arcade');
  await pressByKey(page, page.getByRole('button', { name: 'Play Copy Desk', exact: true }));
  await pressByKey(page, page.getByRole('dialog', { name: 'Play Copy Desk' }).getByRole('button', { name: 'Confirm' }));
  await pressByKey(page, page.getByRole('button', { name: 'Start', exact: true }));
  await expect(page.getByText(/^Stage 1 of/)).toBeVisible();
  await playUntilScored(page, 'Copy Desk', async () => {
    const line = (await attributeOf(page.getByRole('img', { name: /^Copy: / }), 'aria-label', /^Copy: ./)).slice(6);
    await page.keyboard.press(line.charAt(0) === ' ' ? 'Space' : line.charAt(0));
  });
  await expectBoardUsable(page);
  await page.reload();
  await expect(scoreOn(page, 'Copy Desk')).toHaveText(/^[1-9]/);
  await expectSame(page, pass, await scored(page, 'Copy Desk'));

  const other = await player(browser, 'rival', { expected: ASKED_EARLY });
  await holdTime(other);
  await enter(other, 'Bank Shot');
  await playUntilScored(other, 'Bank Shot', pushOnce);
  await photograph(other, info, 'Bank Shot');
  await expectBoardUsable(other);
  await expectSame(other, pass, await scored(other, 'Bank Shot'));
});

test('Plumb Line is played by touch for whoever has asked for less motion: nothing but the game moves, and it comes to the same on the server (AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(2 * RUN_MS);
  const page = await phoneOf(browser, 'demo');
  const movements = await watchMovements(page);
  await enter(page, 'Plumb Line');
  const swing = page.getByRole('application', { name: 'Swing' });
  await expect(swing).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  await expectPictureMoves(swing);
  for (let drops = 0; drops < 2; drops++) await dropOnce(page);
  await photograph(page, info, 'Plumb Line on a phone');
  await expectUsable(page);
  await expectSame(page, pass, await restingScore(page, 'Plumb Line'));
  expect([...movements]).toEqual([]);
});

test('a ticket is given back, filters and sorts stand in the address, and an unknown game leads on (AR-02)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/arcade');
  const games = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  await expect(games).toHaveCount(10);
  await page.getByRole('button', { name: 'High Stakes' }).click();
  await expect(page).toHaveURL(/filter=high-stakes/);
  await expect(games.first()).toBeVisible();
  await expect(games.filter({ hasText: 'Letter Forge' })).toHaveCount(0);
  await page.getByLabel('Sort').selectOption({ label: 'Newest' });
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page).toHaveURL(/filter=high-stakes/);
  await expect(games.first()).toContainText('Plumb Line');

  await page.goto('/arcade/echo-vault');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/arcade$/);
  // Nobody has two tickets: another one is only given out to whoever has none.
  await page.getByRole('button', { name: 'Play Turncoat', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();

  await page.goto('/arcade/no-such-game');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(games).toHaveCount(10);
});
