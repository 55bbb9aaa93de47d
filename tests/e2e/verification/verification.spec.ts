import { readFileSync } from 'node:fs';
import { type Browser, type Page, type TestInfo, expect } from 'playwright/test';
import { completeSteps, enter, signUp } from '../accounts/newcomer.ts';
import { NARROW, type VisitOptions, WIDE, expectUsable, photograph, player, pressEscape, test } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

const PDF = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnot a real passport') };
const PNG = {
  name: 'bill.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
};
const DAY = 86_400_000;
const dayAgo = (days: number): string => new Date(walkNow() - days * DAY).toISOString().slice(0, 10);

/** A fresh account that nobody has verified. */
function unverified(browser: Browser, username: string, options: VisitOptions = {}): Promise<Page> {
  const account = signUp(username);
  completeSteps(account.id, ['setup', 'tutorial']);
  return enter(browser, account, options);
}

const picker = (page: Page, title: string) => page.getByRole('region', { name: title }).locator('input[type=file]');
const standing = (page: Page) => page.getByRole('region', { name: 'Identity verification' });

async function handIn(page: Page): Promise<void> {
  await picker(page, 'Identity proof').setInputFiles(PDF);
  await expect(page.getByText('Uploaded')).toHaveCount(1);
  await picker(page, 'Proof of address').setInputFiles(PNG);
  await expect(page.getByText('Uploaded')).toHaveCount(2);
  await page.getByLabel('Date on the proof of address').fill(dayAgo(10));
  await page.getByRole('button', { name: 'Submit for Verification' }).click();
  await expect(standing(page).getByText('Pending', { exact: true })).toBeVisible();
}

/** The dialog in which documents are decided, before and after a choice, at both widths. */
async function inspect(staff: Page, username: string, info: TestInfo): Promise<void> {
  const request = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name: username }) });
  for (const document of ['identity proof', 'proof of address'])
    await expect(request.getByRole('link', { name: `${username}’s ${document}` })).toBeVisible();
  await request.getByRole('link', { name: `${username}’s identity proof` }).focus();
  await staff.keyboard.press('e');
  const dialog = staff.getByRole('dialog');
  for (const choice of [null, 'Verify', 'Refuse'] as const) {
    if (choice !== null) await dialog.getByRole('radio', { name: choice }).check();
    await expect(dialog.getByLabel('Date of birth')).toHaveCount(choice === 'Verify' ? 1 : 0);
    for (const viewport of [NARROW, WIDE]) {
      await staff.setViewportSize(viewport);
      await expectUsable(staff);
      await photograph(staff, info, `${viewport.width} decide ${choice ?? 'nothing'}`);
    }
  }
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Give the reason.')).toBeVisible();
  await expectUsable(staff);
  await pressEscape(staff);
  await expect(dialog).toBeHidden();
}

async function decide(staff: Page, username: string, choice: 'Verify' | 'Refuse', reason: string): Promise<void> {
  await staff.goto('/admin/verification');
  const request = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name: username }) });
  await request.getByRole('button', { name: 'Decide' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: choice }).check();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: choice }).click();
  await expect(dialog).toBeHidden();
  // The queue may take the dialog away before the answer does, which then still goes a step back.
  await expect(staff).not.toHaveURL(/request=/);
}

for (const viewport of [WIDE, NARROW]) {
  test(`the verification tab can be used by everybody at ${viewport.width} px`, async ({ browser }) => {
    const newcomer = await unverified(browser, `papers${viewport.width}`, { viewport });
    await newcomer.goto('/wallet?tab=verification');
    await expect(standing(newcomer).getByText('Unverified')).toBeVisible();
    await expectUsable(newcomer);
  });
}

test('old proofs, wrong files and missing documents are refused before anything is handed in (BC-09)', async ({
  browser,
}) => {
  const newcomer = await unverified(browser, 'papersold', { expected: /415/ });
  await newcomer.goto('/wallet?tab=verification');
  await expect(standing(newcomer)).toContainText('24–48 hours');
  await newcomer.getByRole('button', { name: 'Submit for Verification' }).click();
  await expect(newcomer.getByRole('alert')).toHaveText('Upload both documents first.');
  const script = { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') };
  await picker(newcomer, 'Identity proof').setInputFiles(script);
  await expect(newcomer.getByText('Choose a PDF, or a PNG, JPEG or WebP picture.')).toBeVisible();
  await picker(newcomer, 'Identity proof').setInputFiles(PDF);
  await picker(newcomer, 'Proof of address').setInputFiles(PNG);
  await expect(newcomer.getByText('Uploaded')).toHaveCount(2);
  await newcomer.getByLabel('Date on the proof of address').fill(dayAgo(91));
  await newcomer.getByRole('button', { name: 'Submit for Verification' }).click();
  await expect(newcomer.getByText('The proof of address must be from the last 90 days.')).toBeVisible();
});

test('refused documents come back with the reason, accepted ones raise the limits (WA-03)', async ({
  browser,
}, info) => {
  const newcomer = await unverified(browser, 'papers');
  const moderator = await player(browser, 'moderator');
  await newcomer.goto('/wallet?tab=verification');
  await handIn(newcomer);

  await moderator.goto('/admin/verification');
  await expectUsable(moderator);
  const [file] = await Promise.all([
    moderator.waitForEvent('download'),
    moderator.getByRole('link', { name: 'papers’s identity proof' }).click(),
  ]);
  expect(readFileSync(await file.path()).equals(PDF.buffer)).toBe(true);
  await inspect(moderator, 'papers', info);
  await decide(moderator, 'papers', 'Refuse', 'The picture is blurred.');

  await newcomer.reload();
  await expect(standing(newcomer)).toContainText('The picture is blurred.');
  await handIn(newcomer);
  await decide(moderator, 'papers', 'Verify', '');

  await newcomer.reload();
  await expect(standing(newcomer).getByText('Verified', { exact: true })).toBeVisible();
  await newcomer.goto('/wallet');
  await expect(newcomer.getByRole('progressbar', { name: 'Deposits today' })).toHaveAttribute(
    'aria-valuetext',
    /of \$2,500\.00$/,
  );
  await moderator.reload();
  await expect(moderator.getByText('No requests waiting')).toBeVisible();
});
