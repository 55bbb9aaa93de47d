import type { Locator, Page } from 'playwright/test';
import type { Gallery } from '../../../web/gallery/gallery.ts';
import type { Screen } from '../../../web/gallery/screen.ts';
import type { Mode, State } from '../../../web/gallery/states.ts';
import { NARROW, WIDE } from '../support.ts';
import { lookAt, movesDuring } from './look-at.ts';

/** Asks the page of the gallery for something that it has at hand. */
export const inGallery = <K extends keyof Gallery>(page: Page, name: K, ...given: Parameters<Gallery[K]>) =>
  page.evaluate(
    ([asked, words]) => {
      const { gallery } = globalThis as unknown as { gallery: Record<string, (...words: unknown[]) => unknown> };
      return gallery[asked]?.(...words);
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<Gallery[K]>>>;

const FAILING: readonly Mode[] = ['failed', 'refused'];
/** What was recorded, changed. */
const CHANGED: readonly State[] = ['empty', 'absent', 'long', 'far', 'notices'];

/** Of the same parts as others: axe would say the same again. */
const SAME_PARTS: ReadonlySet<Mode> = new Set(['refused', 'long', 'far', 'notices']);
/** Who is in a hurry has seen most of them in others. */
const FOR_LATER: ReadonlySet<Mode> = new Set(['refused', 'absent', 'far', 'notices']);

/** Presses one Retry after the other until no more are left than there always are; each has to take one away. */
async function hasComeByRetry(page: Page, buttons: Locator, usual: number): Promise<boolean> {
  for (let left = await buttons.count(); left > usual;) {
    await buttons.first().click();
    await inGallery(page, 'rest');
    const before = left;
    left = await buttons.count();
    if (left >= before) return false;
  }
  return true;
}

/**
 * Goes through all states of a screen, on a phone and on a wide screen each; answers what is wrong with them.
 * @param isBrief without the states that show little more than others, and with axe on the phone alone
 */
export async function walkScreen(
  page: Page,
  { path, silent = [], ...says }: Screen,
  isBrief = false,
): Promise<string[]> {
  const faults: string[] = [];
  const note = (mode: Mode, found: readonly string[]): void =>
    void faults.push(...found.map((fault) => `${mode}: ${fault}`));
  const noteError = (error: Error): void => void faults.push(error.message);
  const isWanted = (mode: Mode): boolean => !isBrief || !FOR_LATER.has(mode);

  const look = async (mode: Mode): Promise<void> => {
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await inGallery(page, 'rest');
      const hasAxe = !SAME_PARTS.has(mode) && (viewport === NARROW || !isBrief);
      note(
        mode,
        (await lookAt(page, hasAxe)).map((fault) => `at ${viewport.width} ${fault}`),
      );
    }
    const words: readonly string[] = (says as Partial<Record<Mode, readonly string[]>>)[mode] ?? [];
    for (const said of words)
      if (!(await page.getByText(said, { exact: true }).filter({ visible: true }).count()))
        note(mode, [`does not say '${said}'`]);
    note(mode, (await inGallery(page, 'told')).missing);
  };
  const main = page.getByRole('main');
  const retries = main.getByRole('button', { name: 'Retry' });

  const walk = async (): Promise<void> => {
    await inGallery(page, 'show', path, 'held');
    const { held } = await inGallery(page, 'told');
    if (held > 0) {
      if (!(await main.locator('[data-loading]').count()) && !silent.includes('held'))
        note('held', ['does not say so']);
      await look('held');
      note('full', await movesDuring(page, () => inGallery(page, 'answerAs', 'full')));
    }
    await look('full');
    const usual = await retries.count();

    for (const mode of held > 0 ? FAILING.filter(isWanted) : []) {
      await inGallery(page, 'show', path, mode);
      await look(mode);
      if ((await retries.count()) <= usual && !silent.includes(mode)) note(mode, ['offers no Retry']);
      await inGallery(page, 'answerAs', 'full');
      if (!(await hasComeByRetry(page, retries, usual))) note(mode, ['stays after Retry']);
    }

    for (const state of CHANGED.filter(isWanted)) {
      await inGallery(page, 'show', path, state);
      if ((await inGallery(page, 'told')).isChanged) await look(state);
    }
  };
  page.on('pageerror', noteError);
  await walk().catch(noteError);
  page.off('pageerror', noteError);
  return faults;
}
