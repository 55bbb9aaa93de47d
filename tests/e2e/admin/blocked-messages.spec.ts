import { expect } from 'playwright/test';
import { composer, message, openChat } from '../chat/panel.ts';
import { NARROW, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

test('a player asks staff to look at a blocked message; staff let it through by key, and keep another with a reason that the player reads', async ({
  browser,
}, info) => {
  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content?tab=blocked');
  await expect(staff.getByText('Nobody waits for a second look')).toBeVisible();
  const rows = staff.getByRole('list', { name: 'Blocked messages' }).getByRole('listitem');

  const rival = await player(browser, 'rival', { expected: /422/ });
  await rival.goto('/home');
  const chat = await openChat(rival, '#off-topic');
  const appeal = async (words: string): Promise<void> => {
    await composer(chat).fill(words);
    await composer(chat).press('Enter');
    await expect(chat.getByRole('alert')).toContainText('Blocked: this text contains swearing.');
    await chat.getByRole('button', { name: 'Ask staff to look' }).click();
    await expect(rival.getByText('Staff will look at your message', { exact: true })).toBeVisible();
    await expect(composer(chat)).toHaveValue('');
    await expect(chat.getByRole('alert')).toHaveCount(0);
  };
  await appeal('The town of Fuck in Austria has a new name');

  const first = rows.filter({ hasText: 'The town of' });
  await expect(first).toContainText('rival · #off-topic');
  await expect(first).toContainText('Profanity');
  await expect(staff.getByRole('navigation', { name: 'Administration' })).toContainText('4 open reports and appeals');
  await settled(staff);
  await photograph(staff, info, 'appealed');
  await expectUsable(staff);
  await first.getByRole('link', { name: 'rival' }).focus();
  await staff.keyboard.press('e');
  await expect(staff.getByText('Nobody waits for a second look')).toBeVisible();
  await expect(message(chat, 'The town of Fuck')).toHaveCount(1);

  await appeal('You fucking camper');
  await rows.getByRole('button', { name: 'Keep it blocked, the message of rival' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog).toContainText('“You fucking camper”');
  await dialog.getByLabel('Reason').fill('It insults another player.');
  await photograph(staff, info, 'kept');
  await dialog.getByRole('button', { name: 'Keep it blocked' }).click();
  await expect(rows).toHaveCount(0);
  await staff.getByLabel('Blocked messages', { exact: true }).and(staff.locator('select')).selectOption('All');
  await expect(rows.filter({ hasText: 'camper' })).toContainText('It insults another player.');
  await expect(rows.filter({ hasText: 'camper' })).toContainText('Kept blocked');
  await expect(rows.filter({ hasText: 'The town of' })).toContainText('Let through');
  await photograph(staff, info, 'all');

  await rival.goto('/notifications');
  await expect(rival.getByText('Your message stays blocked')).toBeVisible();
  await expect(rival.getByText('Our staff reviewed it: It insults another player.')).toBeVisible();
  await expect(rival.getByText('Your blocked message was posted')).toBeVisible();
});

for (const viewport of [WIDE, NARROW]) {
  test(`what was blocked is read and appealed by everybody at ${viewport.width} px`, async ({ browser }, info) => {
    const rival = await player(browser, 'rival', { viewport, expected: /422/ });
    await rival.goto('/home?chat=off-topic');
    const writing = rival.getByRole('textbox', { name: 'Message #off-topic' });
    const ask = rival.getByRole('button', { name: 'Ask staff to look' });
    await writing.fill('What the fuck was that?');
    await writing.press('Enter');
    await expect(ask).toBeVisible();
    await expectUsable(rival);
    await ask.click();
    await expect(writing).toHaveValue('');
    const staff = await player(browser, 'moderator', { viewport });
    await staff.goto('/admin/content?tab=blocked');
    await expect(staff.getByRole('list', { name: 'Blocked messages' })).toContainText('What the fuck was that?');
    await settled(staff);
    await photograph(staff, info, `${viewport.width} desk`);
    await expectUsable(staff);
  });
}
