import { expect } from 'playwright/test';
import { boxOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, player, test } from '../support.ts';

/** The half-played one of the demo data set. */
const RUNNING = 'bracket-6';
const TITLE = 'Night Shift Double';

test('a running bracket is taken home as tables and dates, fills a projector and fits on paper', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  await demo.goto(`/tournaments/${RUNNING}?tab=bracket`);
  for (const [tab, link, name] of [
    ['Bracket', 'Matches as CSV', `gauntlet-matches-${RUNNING}.csv`],
    ['Bracket', 'Matches as JSON', `gauntlet-bracket-${RUNNING}.json`],
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
  const bracket = demo.getByRole('group', { name: /^Bracket;/ });
  const title = demo.getByRole('heading', { level: 2, name: TITLE });
  await expect(title).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const shown = await demo.evaluate(() => document.fullscreenElement?.textContent ?? '');
  expect([shown.includes('Upper final'), shown.includes('Standings')]).toEqual([true, false]);
  await expect(title).toBeVisible();
  await expect(demo.getByRole('link', { name: 'Matches as CSV' })).toBeHidden();
  // All of it, down to the last round of the losers.
  await expect(bracket.getByText('Lower final', { exact: true })).toBeInViewport();
  await expect(bracket.getByText('Second final', { exact: true })).toBeInViewport();
  await expectUsable(demo);
  await photograph(demo, info, 'projector');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(demo.getByRole('button', { name: '100%, back to 100%' })).toBeVisible();

  // What a phone hands on to a screen: a round at a time.
  await demo.setViewportSize(NARROW);
  await button.click();
  await expect(title).toBeVisible();
  await expect(demo.getByRole('combobox', { name: 'Round', exact: true })).toBeVisible();
  await expectUsable(demo);
  await photograph(demo, info, 'projector-narrow');
  await button.click();
  await expect(title).toBeHidden();
  await demo.setViewportSize(WIDE);

  await demo.emulateMedia({ media: 'print' });
  await expect(bracket.getByRole('link').first()).toBeVisible();
  await expect(demo.getByRole('banner')).toBeHidden();
  await expect(button).toBeHidden();
  await expectUsable(demo);
  await photograph(demo, info, 'paper');
  const boxes = await bracket
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(Math.max(...boxes) - (await boxOf(bracket)).x).toBeLessThanOrEqual(970);
});
