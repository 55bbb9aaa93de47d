import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { within } from './part.ts';
import { median } from './stage.ts';

const IN_PAGE = fileURLToPath(new URL('glass-in-page.js', import.meta.url));
/** Pictures that a player shows until it has come as near as it stays, and those that are counted; 30 a second. */
const [SETTLED, COUNTED] = [600, 120];
/** For half a minute of pictures. */
export const PLAY_SECONDS = 180;

export type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];

/**
 * From glass to glass through the product alone: a page sends what its camera sees, which is a clock, and the page of the
 * stream is asked how old the time is that it shows, in milliseconds. Both run on this machine, with its one clock, and
 * encode and decode without help of a graphics card.
 */
export async function measureGlass(
  browser: Browser,
  url: string,
  [streamer, viewer]: readonly [Cookies, Cookies],
): Promise<number> {
  const open = async (cookies: Cookies, address: string) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript({ path: IN_PAGE });
    await page.goto(`${url}${address}`);
    return page;
  };
  const sending = await open(streamer, '/go-live');
  await sending.getByRole('switch', { name: 'Camera' }).click();
  await sending.getByRole('button', { name: 'Use camera' }).click();
  await sending.getByText('Sending', { exact: true }).waitFor();
  await sending.getByLabel('Stream Title').fill('A clock');
  await sending.getByLabel('Game', { exact: true }).selectOption('valorant');
  await sending.getByLabel('Category', { exact: true }).selectOption('1v1');
  await sending.getByRole('button', { name: 'Go Live', exact: true }).click();
  const path = await sending.getByRole('link', { name: 'Watch Your Stream' }).getAttribute('href');
  const watching = await open(viewer, path ?? '');
  await watching.locator('video').waitFor();
  const shown = watching.evaluate<number[]>(`measureAge(${SETTLED}, ${COUNTED})`);
  const ages = await within(PLAY_SECONDS, `${SETTLED + COUNTED} pictures of the clock`, shown);
  await watching.context().close();
  await sending.context().close();
  return median(ages);
}
