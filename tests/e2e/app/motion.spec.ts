import { type Browser, expect } from 'playwright/test';
import { openChat } from '../chat/panel.ts';
import { player, settled, test, watchMovements } from '../support.ts';

/** Goes about the page and answers what moved for longer than a millisecond, by the name of the movement. */
async function movements(browser: Browser, motion: 'on' | 'off'): Promise<string[]> {
  const page = await player(browser, 'demo', { motion });
  const seen = await watchMovements(page);
  await page.goto('/dashboard?tab=create');
  await settled(page);
  await page.getByRole('tab', { name: 'Battle Hub' }).click();
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Battlegrounds' }).hover();
  await page.goto('/wallet');
  await settled(page);
  await openChat(page, '#general');
  for (const path of [
    '/arcade',
    '/arcade/turncoat',
    '/arcade?play=turncoat',
    '/store',
    '/store?product=mystery-chest',
  ]) {
    await page.goto(path);
    await settled(page);
  }
  return [...seen];
}

test('nothing moves for whoever has asked the system for less motion, and something does for everybody else', async ({
  browser,
}) => {
  expect(await movements(browser, 'off')).toEqual([]);
  const names = await movements(browser, 'on');
  expect(names.some((name) => name.startsWith('transition'))).toBe(true);
  expect(names.some((name) => name.startsWith('animation'))).toBe(true);
});
