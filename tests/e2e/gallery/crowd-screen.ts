import type { CDPSession, Page } from 'playwright/test';
import type { Screen } from '../../../web/gallery/screen.ts';
import type { State } from '../../../web/gallery/states.ts';
import { lookAt } from './look-at.ts';
import { inGallery } from './walk-screen.ts';

/** What crowds a page: names, titles and notices at their limits. */
export const CROWDED = ['long', 'right', 'emoji', 'notices', 'banner'] as const satisfies readonly State[];

interface Size {
  readonly width: number;
  readonly height: number;
  /** Of a desk's page: how many times its size it is shown. */
  readonly scale: number;
}

const SIZES: readonly Size[] = [
  { width: 390, height: 844, scale: 1 },
  { width: 600, height: 960, scale: 1 },
  { width: 1440, height: 900, scale: 1 },
  { width: 720, height: 450, scale: 2 },
  { width: 360, height: 225, scale: 4 },
];

/** Shows the page in a window of another size; with null in that of before. */
async function resize(cdp: CDPSession, size: Size | null): Promise<void> {
  if (size === null) return void (await cdp.send('Emulation.clearDeviceMetricsOverride'));
  const { width, height, scale } = size;
  await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
}

/** Controls of a page's beginning and end, which no scrolling may be able to free. */
const AT_ENDS = 6;

/** What sticks out to the left, what covers a control, and what takes more of the height than half, or of a low one any. */
const crowdFaults = (page: Page): Promise<string[]> =>
  page.evaluate((atEnds) => {
    const nameOf = (element: Element): string =>
      `${element.tagName} '${(element.ariaLabel ?? element.textContent).slice(0, 40)}'`;
    // A dialog lies over the page, and is looked at by itself; a toast goes by itself.
    const isPinned = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
      !element.matches('[role$="dialog"], [role$="dialog"] *, :has([role$="dialog"]), [role="region"] > ol');
    const isSeen = (element: Element): boolean => {
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      const isIn = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return (
        width > 1 && height > 1 && isIn && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const pinnedAt = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      while (at && !isPinned(at)) at = at.parentElement;
      return at;
    };
    const isHeld = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).position === 'fixed') return true;
      return false;
    };
    const all = [...document.querySelectorAll('main *')];
    const faults = all
      .filter((element) => element.getBoundingClientRect().left < -2 && !isHeld(element))
      .slice(0, 3)
      .map((element) => `${nameOf(element)} sticks out to the left`);

    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    if (innerHeight < 500)
      for (const element of document.querySelectorAll('body *'))
        if (isPinned(element) && isSeen(element)) faults.push(`${nameOf(element)} stays in its place`);
    let taken = 0;
    for (let y = 2; y < innerHeight; y += 4) if (pinnedAt(innerWidth / 2, y)) taken += 4;
    if (taken > innerHeight / 2) faults.push(`${taken} of ${innerHeight} pixels are taken by what stays in its place`);

    const controls = [
      ...document.querySelectorAll('main a[href], main button, main input, main select, main textarea'),
    ];
    const usable = controls.filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 2 && height > 2 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    for (const control of new Set([...usable.slice(0, atEnds), ...usable.slice(-atEnds)])) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box) continue;
      const over = pinnedAt(box.left + box.width / 2, box.top + box.height / 2);
      if (over && !over.contains(control)) faults.push(`${nameOf(control)} is covered by ${nameOf(over)}`);
    }
    scrollTo(0, 0);
    return faults;
  }, AT_ENDS);

/** Shows a screen crowded in each of the ways, in every window; answers what is wrong with it. */
export async function crowdScreen(page: Page, { path }: Screen, states: readonly State[] = CROWDED): Promise<string[]> {
  const faults: string[] = [];
  const noteError = (error: Error): void => void faults.push(error.message);
  const cdp = await page.context().newCDPSession(page);
  const walk = async (): Promise<void> => {
    for (const state of states) {
      await inGallery(page, 'show', path, state);
      if (!(await inGallery(page, 'told')).isChanged) continue;
      for (const size of SIZES) {
        await resize(cdp, size);
        await inGallery(page, 'rest');
        const found = [...(await lookAt(page, false)), ...(await crowdFaults(page))];
        faults.push(...found.map((fault) => `${state} at ${size.width} by ${size.height}: ${fault}`));
      }
    }
  };
  page.on('pageerror', noteError);
  await walk().catch(noteError);
  page.off('pageerror', noteError);
  await resize(cdp, null);
  await cdp.detach();
  return faults;
}

/** The widths at which a dialog is looked at: a sheet at the foot, and centred from 441 pixels on. */
const DIALOG_SIZES: readonly Size[] = [
  { width: 390, height: 844, scale: 1 },
  { width: 441, height: 844, scale: 1 },
  { width: 1440, height: 900, scale: 1 },
];

/** Drawers stand at a side and are as high as the window. */
const DIALOG = '[role="dialog"][aria-labelledby]:not([data-drawer]), [role="alertdialog"]';
/** What a dialog may be higher than what it holds, in pixels. */
const AROUND_MAX = 32;

/** What is wrong with the place and the height of the open dialog. */
const dialogFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selector, aroundMax]) => {
      const dialog = document.querySelector(selector);
      if (!dialog) return ['is closed'];
      const panel = dialog.getBoundingClientRect();
      const faults: string[] = [];
      if (panel.height > innerHeight + 1) faults.push(`is higher than the window by ${panel.height - innerHeight}`);
      const isScrolled = [dialog, ...dialog.querySelectorAll('*')].some(
        (part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
      );
      const boxes = Array.from(dialog.children, (part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      const drawn = boxes.filter(({ width, height }) => width > 2 && height > 2);
      const content = Math.max(...drawn.map(({ bottom }) => bottom)) - Math.min(...drawn.map(({ top }) => top));
      if (!isScrolled && panel.height - content > aroundMax)
        faults.push(`is ${Math.round(panel.height)} high around ${Math.round(content)}`);
      const isSheet = innerWidth <= 440;
      if (Math.abs(panel.left - (innerWidth - panel.right)) > 2) faults.push('is not in the middle');
      if (isSheet && Math.abs(panel.bottom - innerHeight) > 1) faults.push('is not at the foot');
      if (!isSheet && Math.abs(panel.top - (innerHeight - panel.bottom)) > 2) faults.push('is not at half the height');
      return faults;
    },
    [DIALOG, AROUND_MAX] as const,
  );

const PRESSES_MAX = 40;

/** Presses each button of a page once, and answers what is wrong with the dialogs that this opens. @param seen their titles */
export async function openDialogs(page: Page, { path }: Screen, seen: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  const pressed = new Set<string>();
  /** Presses the next button that says something else than those before. */
  const pressNext = () =>
    page.evaluate(
      (before) => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:not(:disabled, [role])')];
        const next = buttons.find(
          (button) => button.checkVisibility() && !before.includes(button.ariaLabel ?? button.textContent),
        );
        next?.click();
        return next && (next.ariaLabel ?? next.textContent);
      },
      [...pressed],
    );
  await resize(cdp, DIALOG_SIZES[0] ?? null);
  await inGallery(page, 'show', path, 'full');
  const began = page.url();
  // What a button says may change from press to press.
  while (pressed.size < PRESSES_MAX) {
    const label = await pressNext();
    if (label === undefined) break;
    pressed.add(label);
    await inGallery(page, 'rest');
    const title = await page.evaluate((selector) => {
      const dialog = document.querySelector(selector);
      return dialog && (dialog.querySelector('h2')?.textContent ?? '');
    }, DIALOG);
    if (title !== null && !seen.has(title)) {
      seen.add(title);
      for (const size of DIALOG_SIZES) {
        await resize(cdp, size);
        await inGallery(page, 'rest');
        faults.push(...(await dialogFaults(page)).map((fault) => `'${title}' at ${size.width} ${fault}`));
      }
      await resize(cdp, DIALOG_SIZES[0] ?? null);
    }
    if (title !== null || page.url() !== began) await inGallery(page, 'show', path, 'full');
  }
  await resize(cdp, null);
  await cdp.detach();
  return faults;
}
