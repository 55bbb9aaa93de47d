import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { axeFindings, still } from '../support.ts';

/** What no text of a page may hold: what a program calls things, and what it says of those that are not there. */
const RAW = String.raw`\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object |\b[A-Z]{2,}_[A-Z_]+\b`;
/** What operators are told by its name. */
const SETTINGS: readonly string[] = readFileSync('docs/operations.md', 'utf8').match(/\b[A-Z]{2,}_[A-Z_]+\b/g) ?? [];

/** What is wrong with the page as it stands. @param hasAxe whether axe is asked as well */
export async function lookAt(page: Page, hasAxe: boolean): Promise<string[]> {
  await still(page);
  const own = await page.evaluate(
    ([raw, settings]) => {
      const isHeld = (element: Element): boolean => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).position === 'fixed') return true;
        return false;
      };
      const out = [...document.querySelectorAll('main *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isHeld(element),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      // What stands as code is meant.
      const code = Array.from(document.querySelectorAll('pre, code'), ({ textContent }) => textContent);
      const said = [...document.body.innerText.matchAll(new RegExp(`(?<=(.{0,20}))(${raw})(?=(.{0,20}))`, 'g'))].find(
        ([word]) => !settings.includes(word) && !code.some((text) => text.includes(word)),
      );
      return [
        // Behind an open dialog it is no heading to a screen reader, but it is there.
        ...(document.querySelector('h1') ? [] : ['has no heading']),
        ...out.slice(0, 3).map(({ tagName, textContent }) => `${tagName} sticks out: ${textContent.slice(0, 40)}`),
        ...(scrollWidth > clientWidth ? [`sticks out by ${scrollWidth - clientWidth} pixels`] : []),
        ...(said ? [`says '${said.slice(1).join('')}'`] : []),
      ];
    },
    [RAW, SETTINGS] as const,
  );
  return [...own, ...(hasAxe ? await axeFindings(page) : [])];
}

/** What is in sight may move by so much while a page loads; to 0.1 browsers call it good. */
const SHIFT_MAX = 0.02;

interface Shift {
  readonly value: number;
  readonly what: string;
}
type Watched = typeof globalThis & { shifts: Shift[] };

/** What of what is in sight is pushed away meanwhile, if it is too much. */
export async function movesDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => void (globalThis as Watched).shifts.splice(0));
  await act();
  const shifts = await page.evaluate(() => (globalThis as Watched).shifts);
  const sum = shifts.reduce((moved, { value }) => moved + value, 0);
  const [most] = shifts.toSorted((one, other) => other.value - one.value);
  return sum > SHIFT_MAX ? [`moves by ${sum.toFixed(3)}: ${most?.what}`] : [];
}
