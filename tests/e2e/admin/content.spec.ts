import { expect } from 'playwright/test';
import { composer, message, openChat, post } from '../chat/panel.ts';
import { expectUsable, photograph, player, settled, test } from '../support.ts';

test('staff see what is live, what was reported of it as it is, and end a stream for a reason (AC-01, AC-03)', async ({
  browser,
}, info) => {
  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content');
  await staff.getByRole('tab', { name: 'Streams' }).click();
  await expect(staff).toHaveURL(/tab=streams/);
  const table = staff.getByRole('table', { name: 'Live streams' });
  const row = table.getByRole('row').filter({ hasText: 'Ranked doubles until the sun comes up' });
  await expect(row).toContainText('TurboNova');
  await expect(row).toContainText('Rocket League');
  await expect(row).toContainText('live');
  await expect(row.getByRole('link', { name: /open report/ })).toHaveCount(0);

  // What its player still asks for is not there any more once the stream is over.
  const rival = await player(browser, 'rival', { expected: /404/ });
  await rival.goto('/stream/7');
  await rival.getByRole('button', { name: 'Report', exact: true }).click();
  await rival.getByLabel('What’s wrong?').fill('Somebody else plays under this name.');
  await rival.getByRole('button', { name: 'Report stream' }).click();
  await expect(row.getByRole('link', { name: /^1 open report of Ranked doubles/ })).toBeVisible();
  await settled(staff);
  await photograph(staff, info, 'monitored-streams');
  await row.getByRole('link', { name: /open report/ }).click();
  await expect(staff.getByText('Somebody else plays under this name.')).toBeVisible();

  await staff.goto('/admin/content?tab=streams');
  await row.getByRole('button', { name: 'End Ranked doubles until the sun comes up' }).click();
  await staff.getByLabel('Reason').fill('An account that was lent.');
  await staff.getByRole('button', { name: 'End stream' }).click();
  await expect(row).toHaveCount(0);
  await expect(rival.getByText('This stream is over.')).toBeVisible();
});

test('staff read the messages of all channels, the flagged ones by themselves with how grave they are (AC-02)', async ({
  browser,
}, info) => {
  const rival = await player(browser, 'rival');
  await rival.goto('/home');
  await post(rival, 'off-topic', 'EVERYBODY LOOK AT MY NEW KEYBOARD');
  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content');
  const rows = staff.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const own = rows.filter({ hasText: 'EVERYBODY LOOK AT MY NEW KEYBOARD' });
  await expect(own).toContainText('rival');
  await expect(own).toContainText('#off-topic');
  await expect(own).toContainText('Flagged: caps, low');
  await expect(rows.filter({ hasText: 'Good luck to everybody playing tonight!' })).not.toContainText('Flagged');
  await photograph(staff, info, 'moderated-messages');
  await staff.getByLabel('Messages', { exact: true }).and(staff.locator('select')).selectOption('Flagged');
  await expect(rows).toHaveCount(1);
  await own.getByRole('button', { name: 'Delete the message of rival' }).click();
  await expect(staff.getByText('Nothing is flagged')).toBeVisible();
});

test('a report stands with its type, words, evidence and priority, and is dismissed (AC-04)', async ({
  browser,
}, info) => {
  const [rival, demo] = [await player(browser, 'rival'), await player(browser, 'demo')];
  await rival.goto('/home');
  await post(rival, 'off-topic', 'You all play like my grandmother');
  await demo.goto('/home');
  const chat = await openChat(demo, '#off-topic');
  await message(chat, 'like my grandmother').hover();
  await message(chat, 'like my grandmother').getByRole('button', { name: 'More about rival' }).click();
  await demo.getByRole('menuitem', { name: 'Report rival' }).click();
  const dialog = demo.getByRole('dialog', { name: 'Report rival' });
  await dialog.getByLabel('What is it?').selectOption('Harassment');
  await dialog.getByLabel('What’s wrong with it?').fill('Insults to all of us.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(dialog).toBeHidden();

  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content?tab=reports');
  const report = staff
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ hasText: 'like my grandmother' });
  for (const words of ['rival', 'Harassment', 'High', 'Insults to all of us.', '“You all play like my grandmother”'])
    await expect(report).toContainText(words);
  await expect(report).toContainText('Reported by demo · Pending');
  await photograph(staff, info, 'user-reports');
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toHaveCount(0);
  await staff.getByLabel('Status').selectOption('Dismissed');
  await expect(report).toContainText('Dismissed');
});

test('the filters begin at their defaults, move by key in their steps, and hold for the next message (AC-05, AC-06, AC-07)', async ({
  browser,
}, info) => {
  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content?tab=filters');
  const slider = (name: string) => staff.getByRole('slider', { name });
  for (const [name, isOn] of [
    ['Profanity filter', true],
    ['Spam detection', true],
    ['Link blocking', false],
    ['Followers only', false],
  ] as const)
    await expect(staff.getByRole('switch', { name })).toBeChecked({ checked: isOn });
  const press = async (name: string, keys: readonly (readonly [key: string, words: string])[]): Promise<void> => {
    await slider(name).focus();
    for (const [key, words] of keys) {
      await staff.keyboard.press(key);
      await expect(slider(name)).toHaveAttribute('aria-valuetext', words);
    }
  };
  await expect(slider('Caps limit')).toHaveAttribute('aria-valuetext', '70%');
  await expect(slider('Slow mode')).toHaveAttribute('aria-valuetext', '0s');
  await expect(slider('Auto-mod sensitivity')).toHaveAttribute('aria-valuetext', '50%');
  await press('Caps limit', [
    ['ArrowRight', '80%'],
    ['PageUp', '100%'],
    ['Shift+ArrowLeft', '0%'],
    ['End', '100%'],
    ['ArrowLeft', '90%'],
  ]);
  await press('Slow mode', [
    ['ArrowRight', '15s'],
    ['Shift+ArrowRight', '165s'],
    ['PageUp', '300s'],
    ['ArrowRight', '300s'],
    ['PageDown', '150s'],
    ['Home', '0s'],
  ]);
  await press('Auto-mod sensitivity', [
    ['ArrowLeft', '45%'],
    ['Shift+ArrowRight', '95%'],
    ['ArrowRight', '100%'],
  ]);
  await expect(staff.getByText('Blocks profanity, spam, links, and caps.')).toBeVisible();
  await staff.getByRole('switch', { name: 'Link blocking' }).check();
  await photograph(staff, info, 'filters');
  await staff.getByRole('button', { name: 'Save filters' }).click();
  await expect(staff.getByText('Filters saved', { exact: true })).toBeVisible();
  await staff.reload();
  await expect(slider('Caps limit')).toHaveAttribute('aria-valuetext', '90%');
  await expect(slider('Auto-mod sensitivity')).toHaveAttribute('aria-valuetext', '100%');

  const rival = await player(browser, 'rival', { expected: /422/ });
  await rival.goto('/home');
  const chat = await openChat(rival);
  await composer(chat).fill('free coins at evil.com/now');
  await composer(chat).press('Enter');
  await expect(chat.getByRole('alert')).toBeVisible();
  await expect(message(chat, 'free coins')).toHaveCount(0);

  await staff.getByLabel('Word or phrase').fill('Camper');
  await staff.getByRole('button', { name: 'Ban word' }).click();
  await expect(staff.getByRole('button', { name: 'Take camper off the list' })).toBeVisible();
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'banned-words');
  await composer(chat).fill('what a c4mper');
  await composer(chat).press('Enter');
  await expect(chat.getByRole('alert')).toContainText('a word of this text is not welcome here');
  await staff.getByRole('button', { name: 'Take camper off the list' }).click();
  await expect(staff.getByText('No banned words')).toBeVisible();
  await composer(chat).press('Enter');
  await expect(message(chat, 'what a c4mper')).toHaveCount(1);
});
