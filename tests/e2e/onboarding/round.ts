import { type Locator, type Page, expect } from 'playwright/test';
import { pageNow } from '../walk-clock.mjs';

/** A target stands for fifteen of them. */
const STEP_MS = 100;
const ROUND_MS = 30_000;
/** So far ahead of its own time the page stands still. */
const AHEAD_MS = 60_000;

export const field = (page: Page) => page.getByRole('application', { name: 'Target field' });

/** Where the target stands, in units of the field; empty between two, and null where no round runs. */
const targetOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-target]')?.getAttribute('data-target') ?? null);

/**
 * Plays the round that `begin` begins with `start` to its end; `aim` does for each target what is done about it. The
 * page's time goes on in steps between the shots alone: on a slow machine a target would be gone before it is aimed
 * at. It stops when `start` stands there and not before: a page that is still being drawn needs time to go on.
 */
export async function playRound(
  page: Page,
  pass: (milliseconds: number) => Promise<void>,
  start: Locator,
  begin: (start: Locator) => Promise<void>,
  aim: (x: number, y: number) => Promise<void>,
): Promise<void> {
  await expect(start).toBeEnabled();
  await page.clock.install();
  await page.clock.pauseAt(pageNow() + AHEAD_MS);
  await begin(start);
  let last: string | null = null;
  for (;;) {
    const at = await targetOn(page);
    if (at === null && last !== null) break;
    if (at === null || at === '' || at === last) {
      await page.clock.runFor(STEP_MS);
      continue;
    }
    // For the server it takes as long as it does: nobody plays a round in less.
    if (last === null) await pass(ROUND_MS);
    last = at;
    const [x = 0, y = 0] = at.split(',').map(Number);
    await aim(x, y);
  }
  await page.clock.resume();
}
