import { expect } from 'playwright/test';
import { pathOf } from '../reads.ts';
import { OFFLINE, expectUsable, player, test } from '../support.ts';

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

test('the app can be put on a home screen: a manifest whose icons are there in the sizes that it says', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/home');
  const href = await pathOf(demo.locator('link[rel="manifest"]'));
  const manifest = (await (await demo.request.get(href)).json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/home', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await demo.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('without a network a page says what is still true, and comes back with it', async ({ browser }) => {
  const demo = await player(browser, 'demo', { expected: new RegExp(`${OFFLINE.source}|ERR_FAILED`) });
  await demo.goto('/wallet');
  await expect(demo.getByRole('heading', { level: 1 })).toBeVisible();
  // The app does so by itself after a while.
  await demo.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => demo.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await demo.context().setOffline(true);
  await demo.reload();
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(demo.getByText('Your money is where it was.', { exact: false })).toBeVisible();
  await expectUsable(demo);
  await demo.context().setOffline(false);
  await demo.getByRole('link', { name: 'Try again' }).click();
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Wallet');
});

test('without a network, on a home screen and of a push the app speaks its reader’s language (issue 11)', async ({
  browser,
}) => {
  const options = { locale: 'es-MX', expected: new RegExp(`${OFFLINE.source}|ERR_FAILED`) };
  const demo = await player(browser, 'demo', options);
  await demo.goto('/wallet');
  await expect(demo.getByRole('heading', { level: 1 })).toBeVisible();
  const manifest = await demo.evaluate(async () => (await fetch('/manifest.webmanifest')).text());
  expect(JSON.parse(manifest)).toMatchObject({ lang: 'es', shortcuts: [{}, {}, { name: 'Billetera' }] });
  await demo.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => demo.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await demo.context().setOffline(true);
  await demo.reload();
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('No tienes conexión');
  await expect(demo.locator('html')).toHaveAttribute('lang', 'es');
  await demo.context().setOffline(false);
});
