import { type Browser, type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { NARROW, cents, expectUsable, photograph, player, settled, test, wallet } from '../support.ts';

/** Writes to the database as if somebody else, or the time, had. */
function write(...statements: readonly string[]): void {
  const db = openDatabase();
  for (const statement of statements) db.prepare(statement).run();
  db.close();
}

const setFlag = (isOn: boolean) =>
  write(`UPDATE feature_flags SET enabled = ${Number(isOn)} WHERE id = 'new-matchmaking'`);

/** Two who sign in from one machine and are friends would never be put together. */
async function strangers(browser: Browser): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await player(browser, 'demo'), await player(browser, 'rival', { viewport: NARROW })];
  write(
    'DELETE FROM known_addresses',
    'DELETE FROM known_devices',
    'DELETE FROM friendships',
    'UPDATE ratings SET rating = 1000',
    // Twenty seconds are short for a busy machine, and for whoever looks at pictures.
    `CREATE TRIGGER IF NOT EXISTS offers_wait AFTER INSERT ON proposals
     BEGIN UPDATE proposals SET expires_at = expires_at + 600000 WHERE id = NEW.id; END`,
  );
  setFlag(true);
  return pages;
}

async function queue(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=live-battles');
  await settled(page);
  await page.getByRole('button', { name: 'Find me a match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find me a match' });
  await dialog.getByRole('radio', { name: 'CS2' }).check();
  await dialog.getByRole('button', { name: '$5 to $10' }).click();
  await dialog.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(dialog).toBeHidden();
  // The queue may take the dialog away before the answer does, which then still goes a step back.
  await expect(page).not.toHaveURL(/find=/);
}

const strip = (page: Page) => page.getByRole('region', { name: 'Your place in the queue' });
const offer = (page: Page) => page.getByRole('alertdialog', { name: 'We found an opponent' });

test('two queue, see each other in the offer, both confirm, and land in one battle with both stakes held', async ({
  browser,
}, info) => {
  const [one, other] = await strangers(browser);
  const before = [await wallet(one), await wallet(other)];
  await one.goto('/dashboard?tab=live-battles');
  await settled(one);
  await one.getByRole('button', { name: 'Find me a match' }).click();
  await expectUsable(one);
  await photograph(one, info, 'the choice');
  await queue(one);
  await one.goto('/wallet');
  await settled(one);
  await expect(strip(one), 'on every page').toContainText('CS2, $5 to $10');
  await queue(other);

  await expect(offer(one)).toContainText('rival');
  await expect(offer(other)).toContainText('demo');
  await expect(offer(other).getByRole('timer', { name: /Time left to confirm/ })).toBeVisible();
  await expectUsable(other);
  await photograph(other, info, 'the offer, on a phone');
  await offer(one).getByRole('button', { name: 'Confirm for $5.25' }).click();
  await expect(offer(one)).toContainText('Waiting for rival to confirm');
  await expect(offer(other)).toContainText('demo confirmed. Your turn.');
  await offer(other).getByRole('button', { name: 'Confirm for $5.25' }).click();

  await one.waitForURL(/\/challenge\//);
  await other.waitForURL(/\/challenge\//);
  expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
  await expect(one.getByText('Live Match').first()).toBeVisible();
  for (const [n, page] of [one, other].entries())
    expect(cents((await wallet(page)).availableToBet)).toBe(cents(before[n]?.availableToBet ?? '') - 5_25);
});

test('who lets an offer pass cools down, and the other is first in the queue again', async ({ browser }, info) => {
  const [one, other] = await strangers(browser);
  await queue(one);
  await queue(other);
  await offer(one).getByRole('button', { name: 'Confirm for $5.25' }).click();
  await expect(offer(one)).toContainText('Waiting for rival to confirm');
  write(`UPDATE proposals SET expires_at = created_at WHERE state = 'open'`);

  await expect(other.getByText('You did not confirm in time')).toBeVisible();
  await expect(offer(other)).toBeHidden();
  await photograph(other, info, 'an offer let pass');
  // Before anything else is looked at: who lets one pass cools down for a minute.
  await other.getByRole('button', { name: 'OK' }).click();
  await expect(other.getByText('You did not confirm in time')).toBeHidden();
  await other.getByRole('button', { name: 'Find me a match' }).click();
  await expect(other.getByRole('dialog')).toContainText('You let an offer pass');
  await expect(other.getByRole('button', { name: 'Find an opponent' })).toBeDisabled();
  await expect(strip(one)).toContainText('You’re first in the queue again.');
  await expectUsable(one);
  await strip(one).getByRole('button', { name: 'Leave' }).click();
  await expect(strip(one)).toBeHidden();
});

test('switched off, the queue sends everybody home with words, and the hub has no way in', async ({ browser }) => {
  const [one] = await strangers(browser);
  await queue(one);
  setFlag(false);
  await expect(one.getByText('Find me a match was switched off')).toBeVisible();
  await one.goto('/dashboard?tab=live-battles');
  await settled(one);
  await expect(one.getByRole('button', { name: 'Find me a match' })).toBeHidden();
});
