import { expect } from 'playwright/test';
import { NARROW, expectUsable, photograph, player, settled, test } from '../support.ts';

test('the System page says how every server is, reads them anew and says why one is not restarted (AS-01, AS-02, AS-03, AS-04, AS-05, AS-06, AS-07)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin', { expected: /409/ });
  await admin.goto('/admin/system');
  await expect(admin.getByRole('heading', { level: 1, name: 'System Administration' })).toBeVisible();
  await expect(admin.getByText('Monitor system health and manage platform configuration')).toBeVisible();
  await expect(admin.getByRole('tab', { name: 'Server Health' })).toHaveAttribute('aria-selected', 'true');
  const glance = admin.getByRole('group', { name: 'The system at a glance' });
  await expect(glance).toContainText('99.8%');
  await expect(glance).toContainText('142ms');
  await expect(glance).toContainText('Servers Online');
  await expect(glance).toContainText('System Warnings');
  const servers = admin.getByRole('list', { name: 'Servers' }).getByRole('listitem');
  await expect(servers).toHaveCount(5);
  const stream = servers.filter({ hasText: 'stream-01' });
  for (const words of [
    'EU Central',
    'Sample',
    'Warning',
    '99.6%',
    '91%',
    '84%',
    '62%',
    'In 456.8 MB/s · out 892.1 MB/s',
  ])
    await expect(stream).toContainText(words);
  await settled(admin);
  await expectUsable(admin);
  await photograph(admin, info, 'system-health');

  await admin.getByRole('button', { name: 'Refresh All' }).click();
  await expect(admin.getByText(/: Read anew$/)).toBeVisible();
  await admin.getByRole('button', { name: 'Refresh web-01' }).click();
  await expect(admin.getByText('This server is part of the demo data')).toBeVisible();
  await admin.getByRole('button', { name: 'Restart db-01' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A test.');
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(dialog.getByText('This server is part of the demo data')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();

  await admin.getByRole('button', { name: 'Schedule Maintenance' }).click();
  await expect(dialog.getByText('Plan system maintenance and notify users')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('tab', { name: 'Maintenance' }).click();
  await admin
    .getByRole('region', { name: 'Scheduled Maintenance' })
    .getByRole('button', { name: 'Schedule Maintenance' })
    .click();
  await expect(dialog.getByText('Plan system maintenance and notify users')).toBeVisible();

  const phone = await player(browser, 'admin', { viewport: NARROW });
  await phone.goto('/admin/system');
  await expect(phone.getByRole('list', { name: 'Servers' }).getByRole('listitem')).toHaveCount(5);
  await settled(phone);
  await expectUsable(phone);
  await photograph(phone, info, 'system-health-390');
});

test('a backup, the caches and the configuration are operated with their outcome, and a shutdown waits for a second administrator (AS-16)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin', { expected: /409/ });
  await admin.goto('/admin/system?tab=maintenance');
  const panel = admin.getByRole('region', { name: 'System Operations' });
  const dialog = admin.getByRole('dialog');
  const operate = async (name: string, outcome: RegExp): Promise<void> => {
    await panel.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('Reason').fill('Before the update.');
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(panel.getByText(outcome)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await operate('Clear Cache', /Cleared \d+ /);
  await operate('Update Configuration', /Read \d+ settings and \d+ flags, checksum/);
  await operate('Backup Database', /The copy was opened, and its books are in order/);
  const link = panel.getByRole('link', { name: /^Download / });
  const download = admin.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^gauntlet-\d{8}-\d{6}-[0-9a-f]{8}\.backup$/);

  await panel.getByRole('button', { name: 'Restart Services' }).click();
  await dialog.getByLabel('Reason').fill('A test.');
  await dialog.getByRole('button', { name: 'Restart Services' }).click();
  await expect(dialog.getByText('It would stay off')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();

  await panel.getByRole('button', { name: 'Emergency Shutdown' }).click();
  await dialog.getByLabel('Reason').fill('A drill.');
  await dialog.getByLabel('Type SHUT DOWN').fill('shut down');
  await dialog.getByRole('button', { name: 'Ask for the shutdown' }).click();
  await expect(dialog.getByText('Type SHUT DOWN.')).toBeVisible();
  await dialog.getByLabel('Type SHUT DOWN').fill('SHUT DOWN');
  await dialog.getByRole('button', { name: 'Ask for the shutdown' }).click();
  await expect(panel.getByText('Waits for a second administrator')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await settled(admin);
  await photograph(admin, info, 'system-operations');
  await panel.getByRole('button', { name: 'Call off' }).click();
  await dialog.getByLabel('Reason').fill('It was a drill.');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect(panel.getByText('Called off')).toBeVisible();
  await expectUsable(admin);
});
