import { type Page, expect } from 'playwright/test';
import { enter, signUp } from '../accounts/newcomer.ts';
import { textOf } from '../reads.ts';
import { photograph, player, settled, test } from '../support.ts';

test('while nobody is barred, enforcement says so (ER-20, AB-05)', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/battles?tab=enforcement');
  await expect(admin.getByText('No recent ban enforcement actions')).toBeVisible();
});

test('what is not there says so in its own area (ER-21, CH-01, FR-12, ON-02, SM-10)', async ({ browser }) => {
  const demo = await player(browser, 'demo', { expected: /404/ });
  await demo.goto('/challenge/no-such-battle');
  await expect(demo.getByText('Challenge Not Found')).toBeVisible();
  await demo.goto('/no/such/page');
  await expect(demo.getByText('404 Page Not Found')).toBeVisible();
  await demo.goto('/stream/1');
  // While the app loads it is the app's, and until it is known which stream it is, that of any.
  const first = await textOf(demo.getByRole('heading', { level: 1 }), /^(?!(Gauntlet|Stream)?$)/);
  await demo.goto('/stream/no-such-stream');
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText(first);
  const newcomer = await enter(browser, signUp('NothingDone'));
  await newcomer.goto('/welcome');
  await newcomer.waitForURL('**/setup-profile');
});

test('the sidebar counts users, open disputes, pending withdrawals and open reports, the bell what is urgent (AD-03, AD-04)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin');
  const nav = admin.getByRole('navigation', { name: 'Administration' });
  for (const [area, badge] of [
    ['Users', '2.3k'],
    ['Battles', '5'],
    ['Finance', '12'],
    ['Content', '3'],
  ] as const)
    await expect(nav.getByRole('link', { name: new RegExp(`^${area}`) })).toContainText(badge);
  await expect(admin.getByRole('button', { name: 'Urgent alerts, 2 open' })).toBeVisible();
  await photograph(admin, info, 'badges');
});

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('Trust & Safety has every subject, and each of its buttons goes to Help (TR-01, TR-03)', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/trust');
  await settled(demo);
  await photograph(demo, info, 'trust');
  await expect(panel(demo, 'Licences & Compliance')).toContainText('No licences are listed');
  const legal = demo.getByRole('navigation', { name: 'Legal texts' }).getByRole('link');
  await expect(legal).toHaveText([
    'Terms of Service',
    'Privacy Policy',
    'Responsible Gaming Policy',
    'Anti-Cheat Policy',
    'Payment Terms',
    'Contact',
  ]);
  for (const [name, words] of [
    ['Security', /Two-factor authentication.*Encrypted payments.*Fraud detection.*Audits/],
    ['Payout Statistics', /Payouts/],
    ['Fair Play', /Nobody decides a dispute/],
    ['Data Privacy', /your archive/],
    ['Support', /Real people answer/],
  ] as const)
    await expect(panel(demo, name)).toContainText(words);
  const buttons = [
    ['Licences & Compliance', 'Ask about compliance', '/help'],
    ['Security', 'Report a security problem', '/help'],
    ['Fair Play', 'Submit a dispute', '/help?tab=dispute'],
    ['Responsible Gaming', 'Talk to someone', '/help'],
    ['Data Privacy', 'Ask about your data', '/help'],
    ['Support', 'Go to Help', '/help'],
  ] as const;
  for (const [area, name, path] of buttons)
    await expect(panel(demo, area).getByRole('link', { name })).toHaveAttribute('href', path);
  await panel(demo, 'Support').getByRole('link', { name: 'Go to Help' }).click();
  await expect(demo).toHaveURL(/\/help$/);
});
