import { expect } from 'playwright/test';
import { countOf } from '../reads.ts';
import { NARROW, expectUsable, player, settled, test } from '../support.ts';

test('on a phone the first battle stands in the upper half of the screen, and a row is 72 to 88 pixels high', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo', { viewport: NARROW });
  await demo.goto('/dashboard?tab=live-battles');
  await settled(demo);
  const rows = demo
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: demo.getByRole('timer') });
  await expect(rows).not.toHaveCount(0);
  // All at one moment: the list goes on living.
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
  );
  expect(boxes[0]?.y).toBeLessThanOrEqual(420);
  for (const { height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(72);
    expect(height).toBeLessThanOrEqual(88);
  }
});

test('a phone leads from the foot of the screen over a row to the stage, where joining stays in reach', async ({
  browser,
}) => {
  const rival = await player(browser, 'rival', { viewport: NARROW });
  await rival.goto('/home');
  await rival.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Battles' }).click();
  const row = rival
    .getByRole('region', { name: 'Current Battles' })
    .getByRole('listitem')
    .filter({ hasText: 'vs open seat' })
    .first();
  // Anywhere on the row, not only on its title.
  await row.click({ position: { x: 20, y: 20 } });
  await expect(rival).toHaveURL(/\/challenge\//);
  // The rows of the list have buttons of the same name, and stand until the page of the battle is there.
  const join = rival.getByRole('region', { name: / against / }).getByRole('button', { name: 'Join Battle' });
  await expect(join).toBeInViewport();
  await rival.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(join).toBeInViewport();
  await settled(rival);
  await expectUsable(rival);
});

test('open battles are narrowed down and ordered by the address, and shown again with one press (BG-06)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/dashboard?tab=live-battles');
  const rows = demo.getByRole('region', { name: 'Current Battles' }).getByRole('listitem');
  await settled(demo);
  const all = await countOf(rows);
  await demo.getByLabel('Game', { exact: true }).selectOption('cs2');
  await expect(demo).toHaveURL(/game=cs2/);
  await expect(rows.filter({ hasNotText: 'CS2' })).toHaveCount(0);
  expect(await countOf(rows)).toBeLessThan(all);
  await demo.getByLabel('Order', { exact: true }).selectOption('ending-soon');
  await expect(demo).toHaveURL(/ending-soon/);
  await demo.reload();
  await expect(demo.getByLabel('Game', { exact: true })).toHaveValue('cs2');
  await expect(demo.getByLabel('Order', { exact: true })).toHaveValue('ending-soon');
  await demo.getByLabel('Stake', { exact: true }).selectOption('high');
  await expect(demo).toHaveURL(/stake=high/);
  await expect(demo.getByLabel('Stake', { exact: true })).toHaveValue('high');
  await demo.getByLabel('Region', { exact: true }).selectOption('asia');
  await expect(demo.getByText('No open battles match these filters.')).toBeVisible();
  await demo.getByRole('button', { name: 'Show all battles' }).click();
  await expect(rows).toHaveCount(all);
  await expect(demo).not.toHaveURL(/game=|stake=|region=/);
});
