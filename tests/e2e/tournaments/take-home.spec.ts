import { expect } from 'playwright/test';
import { expectUsable, player, test } from '../support.ts';

/** The half-played one of the demo data set. */
const RUNNING = 'bracket-6';

test('a running bracket is taken home as tables and dates, fills a projector and fits on paper', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto(`/tournaments/${RUNNING}?tab=bracket`);
  for (const [tab, link, name] of [
    ['Bracket', 'Matches as CSV', `gauntlet-matches-${RUNNING}.csv`],
    ['Standings', 'Standings as CSV', `gauntlet-standings-${RUNNING}.csv`],
    ['Schedule', 'Add to calendar', `gauntlet-${RUNNING}.ics`],
  ] as const) {
    await demo.getByRole('tab', { name: tab }).click();
    const coming = demo.waitForEvent('download');
    await demo.getByRole('link', { name: link }).click();
    expect((await coming).suggestedFilename()).toBe(name);
  }

  await demo.getByRole('tab', { name: 'Bracket' }).click();
  await expectUsable(demo);
  const button = demo.getByRole('button', { name: 'Full screen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const shown = await demo.evaluate(() => document.fullscreenElement?.textContent ?? '');
  expect([shown.includes('Upper final'), shown.includes('Standings')]).toEqual([true, false]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await demo.emulateMedia({ media: 'print' });
  const bracket = demo.getByRole('group', { name: /^Bracket;/ });
  await expect(bracket.getByRole('link').first()).toBeVisible();
  await expect(demo.getByRole('banner')).toBeHidden();
  await expect(button).toBeHidden();
  const boxes = await bracket
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(Math.max(...boxes) - ((await bracket.boundingBox())?.x ?? 0)).toBeLessThanOrEqual(970);
});
