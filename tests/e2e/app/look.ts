import type { Page, TestInfo } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph } from '../support.ts';

/** As a link of the app does it: the page is not loaded again. */
export const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Looked at on a phone and on a wide screen. */
export async function expectUsableAtBoth(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await photograph(page, info, `${viewport.width}-${name}`);
    await expectUsable(page);
  }
}
