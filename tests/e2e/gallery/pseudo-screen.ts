import type { Page } from 'playwright/test';
import type { Screen } from '../../../web/gallery/screen.ts';
import type { Mode } from '../../../web/gallery/states.ts';
import { NARROW, WIDE } from '../support.ts';
import { lookAt } from './look-at.ts';
import { inGallery } from './walk-screen.ts';

/** States that say something else than a full page does. */
const SAYING: readonly Mode[] = ['full', 'empty', 'failed'];

/** What sticks out where lines begin on the right: `lookAt` looks at the other side. */
const leftOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHeld = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).position === 'fixed') return true;
      return false;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().left < -1 && !isHeld(element))
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} sticks out to the left: ${textContent.slice(0, 40)}`);
  });

/**
 * Shows a screen in the language that nobody speaks, its lines in both directions; answers what is cut, glued together
 * from pieces, or taken from no catalog.
 */
export async function pseudoScreen(page: Page, { path }: Screen): Promise<string[]> {
  const faults = new Set<string>();
  const noteError = (error: Error): void => void faults.add(error.message);
  const look = async (of: string): Promise<void> => {
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await inGallery(page, 'rest');
      const found = [...(await lookAt(page, false)), ...(await leftOut(page)), ...(await inGallery(page, 'misread'))];
      for (const fault of found) faults.add(`${of} at ${viewport.width}: ${fault}`);
    }
  };
  const walk = async (): Promise<void> => {
    for (const mode of SAYING) {
      await inGallery(page, 'show', path, mode);
      await look(mode);
    }
    await inGallery(page, 'mirror', true);
    await inGallery(page, 'show', path, 'full');
    await look('mirrored');
  };
  page.on('pageerror', noteError);
  await walk().catch(noteError);
  page.off('pageerror', noteError);
  await inGallery(page, 'mirror', false);
  return [...faults];
}
