import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { checkBalance } from '../../../verify/balance.ts';
import { NARROW, WIDE, expectUsable, player, test, visitor } from '../support.ts';

test('anybody can follow the whole chain, and a player finds the own balance in the daily total', async ({
  browser,
}) => {
  const stranger = await visitor(browser);
  await stranger.goto('/ledger');
  await stranger.getByRole('button', { name: 'Check the chain' }).click();
  await expect(stranger.getByText('The chain is whole')).toBeVisible();
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  await expect(stranger.getByRole('heading', { name: 'Your balance in the daily total' })).toHaveCount(0);

  const page = await player(browser, 'demo');
  await page.goto('/ledger');
  await page.getByRole('button', { name: 'Check my balance' }).click();
  await expect(page.getByText('Your balance is included')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the proof' }).click();
  expect(await checkBalance(await readFile(await (await download).path(), 'utf8'))).toHaveProperty('found');
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
});

test('a forged link is found, and a check that cannot be made says so', async ({ browser }) => {
  const page = await visitor(browser, { expected: /ERR_FAILED/ });
  await page.route('**/api/ledger/links*', async (route) => {
    const response = await route.fetch();
    const { links } = (await response.json()) as { links: { position: number; contentHash: string }[] };
    const forged = links.map((link) => (link.position === 7 ? { ...link, contentHash: '0'.repeat(64) } : link));
    await route.fulfill({ response, json: { links: forged } });
  });
  await page.goto('/ledger');
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText('The chain is broken')).toBeVisible();
  await page.unroute('**/api/ledger/links*');
  await page.route('**/api/ledger/head', (route) => route.abort());
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('We couldn’t finish the check')).toBeVisible();
});

test('a booking of the history has a receipt, whose owner can check it, and nobody else sees', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet?tab=history');
  await page
    .getByRole('link', { name: /receipt/i })
    .first()
    .click();
  await page.waitForURL('**/receipt/**');
  await page.getByRole('button', { name: 'Check this receipt' }).click();
  await expect(page.getByText('This receipt is genuine')).toBeVisible();
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
  const other = await player(browser, 'rival', { expected: /404/ });
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByText('You don’t have a receipt with this number.')).toBeVisible();
});
