import { expect } from 'playwright/test';
import { readMail } from '../accounts/mails.ts';
import { textOf } from '../reads.ts';
import {
  NARROW,
  WIDE,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  settled,
  test,
  visitor,
  beginBattle,
} from '../support.ts';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('a picture')]);

test('a visitor writes, staff answer, and the visitor reads it by the link of the mail and writes on (HE-04, EN-47)', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill('ada@somewhere.example');
  await page.getByLabel('Subject').fill('Where do I begin?');
  await page.getByLabel('Message').fill('I would like to know more.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'We got your request' });
  const number = /\d{4}-\d{4}-\d{4}/.exec(await textOf(notice, /\d{4}-\d{4}-\d{4}/))?.[0] ?? '';

  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin/support');
  await moderator.getByRole('button', { name: `Open ${number}` }).click();
  await moderator.getByRole('button', { name: 'Assign to Me' }).click();
  await expect(moderator.getByRole('button', { name: 'Release' })).toBeVisible();
  await moderator.getByLabel('Words').fill('Said in passing to colleagues.');
  await moderator.getByRole('button', { name: 'Add Note' }).click();
  await expect(moderator.getByRole('list', { name: 'Messages' })).toContainText('internal note');
  // The note may be seen before its answer comes, which empties the field.
  await expect(moderator.getByLabel('Words')).toHaveValue('');
  await moderator.getByLabel('Words').fill('Begin with the tutorial.');
  await moderator.getByRole('button', { name: 'Send Answer' }).click();
  await expect(moderator.getByText('Waiting', { exact: true })).toBeVisible();

  const { link } = await readMail(page, 'ada@somewhere.example', `An answer to your request ${number}`);
  await page.goto(link ?? '');
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText('Begin with the tutorial.');
  await expect(messages).not.toContainText('Said in passing');
  await page.getByLabel('Message', { exact: true }).fill('Thank you!');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages).toContainText('Thank you!');
  await expect(moderator.getByRole('list', { name: 'Messages' })).toContainText('Thank you!');
  await expectUsable(page);
});

test('a player disputes a battle from Help with a file, and both follow it (HE-05, HE-06, HE-07, EN-46)', async ({
  browser,
}) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await joinBattle(rival, await createBattle(demo, { stake: '10', title: 'Contested from Help' }));
  await beginBattle(rival, demo);
  await expect(rival.getByRole('button', { name: 'Report Issue' })).toBeVisible();
  await rival.goto('/help?tab=dispute');
  await rival.getByLabel('Your battles').selectOption({ label: 'Contested from Help · Valorant' });
  await expect(rival.getByLabel('Usernames')).toHaveValue('demo');
  await rival.getByLabel('Dispute Type').selectOption({ label: 'Cheating' });
  await rival.getByLabel('Description').fill('Watch round three.');
  await rival.locator('input[type=file]').setInputFiles({ name: 'round-3.png', mimeType: 'image/png', buffer: PNG });
  await expect(rival.getByRole('button', { name: 'Remove round-3.png' })).toBeVisible();
  await rival.getByLabel('Category Tags').fill('aim');
  await rival.getByRole('button', { name: 'Submit Dispute' }).click();
  const own = rival.getByRole('list', { name: 'Under Review' });
  await expect(own).toContainText('Contested from Help');
  await expect(own).toContainText('Submitted by rival');
  await expect(own.getByRole('link', { name: 'File of rival' })).toBeVisible();
  await demo.goto('/help?tab=dispute');
  await expect(demo.getByRole('list', { name: 'Under Review' })).toContainText('Watch round three.');
});

test('an answer is found, marked, and opened by its address (HE-01, HE-02, HE-03)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true, name: 'FAQs' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('smallest withdrawal');
  await expect(page.locator('details')).toHaveCount(1);
  await expect(page.locator('mark').first()).toHaveText(/smallest/i);
  await expect(page.getByText('$10.00.', { exact: false })).toBeVisible();
  await page.goto('/help?tab=faqs&entry=stake-limits');
  await expect(page.getByText('Between $5.00 and $1,000.00.')).toBeVisible();
  await page.getByRole('tab', { name: 'Terms & Policies' }).click();
  for (const name of [
    'Terms of Service',
    'Privacy Policy',
    'Responsible Gaming Policy',
    'Anti-Cheat Policy',
    'Payment Terms',
  ]) {
    await page.goto('/help?tab=policies');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^Version \d+, in force since /)).toBeVisible();
  }
});

for (const [size, viewport] of [
  ['1440', WIDE],
  ['390', NARROW],
] as const) {
  test(`help, legal texts and the desk of staff are usable at ${size} pixels (HE-01, HE-10)`, async ({
    browser,
  }, info) => {
    test.setTimeout(240_000);
    const page = await player(browser, 'demo', { viewport });
    const moderator = await player(browser, 'moderator', { viewport });
    for (const [who, path] of [
      [page, '/help'],
      [page, '/help?tab=contact'],
      [page, '/help?tab=dispute'],
      [page, '/help?tab=policies'],
      [page, '/responsible-gaming'],
      [page, '/anti-cheat'],
      [page, '/payment-terms'],
      [moderator, '/admin/support'],
    ] as const) {
      await who.goto(path);
      await settled(who);
      await photograph(who, info, `${size}${path}`);
      await expectUsable(who);
    }
  });
}
