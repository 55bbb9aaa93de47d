import { expect } from 'playwright/test';
import { NARROW, expectUsable, player, test } from '../support.ts';
import { choose, composer, message, openChat, restingTop, seedMessages, post, say } from './panel.ts';

/** Answers that the tests provoke. */
const REFUSED = /status of (422|400|429)/;

test('a message, a reaction, a pin and a deletion arrive live in another browser (FR-16, GC-02, GC-05, GC-06, GC-07, RE-15)', async ({
  browser,
}) => {
  const staff = await player(browser, 'moderator');
  const reader = await player(browser, 'rival');
  await staff.goto('/home');
  await reader.goto('/home');
  const here = await openChat(staff, '#apex');
  const there = await openChat(reader, '#apex');
  const text = 'Custom lobby at nine, everybody is welcome';
  await say(here, text);
  const seen = message(there, text);
  await expect(seen.getByText('ADMIN')).toBeVisible();

  await seen.hover();
  await expect(seen.getByRole('button', { name: 'Pin message' })).toBeHidden();
  await expect(seen.getByRole('button', { name: 'Delete message' })).toBeHidden();
  await seen.getByRole('button', { name: 'Add reaction' }).click();
  await reader.getByRole('button', { name: 'React with 🔥' }).click();
  await expect(message(here, text).getByRole('button', { name: '🔥 1' })).toHaveAttribute('aria-pressed', 'false');
  await expect(seen.getByRole('button', { name: '🔥 1' })).toHaveAttribute('aria-pressed', 'true');

  await message(here, text).hover();
  await message(here, text).getByRole('button', { name: 'Pin message' }).click();
  await expect(there.getByRole('region', { name: 'Pinned messages' })).toContainText(text);

  await message(here, text).hover();
  await message(here, text).getByRole('button', { name: 'Delete message' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
  await expect(message(there, text)).toHaveCount(0);
  await expect(there.getByText('This message was deleted.').last()).toBeVisible();
  await expect(there.getByRole('region', { name: 'Pinned messages' })).toBeHidden();
});

test('unread messages are counted live on the button, the channels and the collapsed panel, and reading them ends it (GC-03, GC-04)', async ({
  browser,
}) => {
  const writer = await player(browser, 'admin');
  const reader = await player(browser, 'demo');
  await reader.goto('/home');
  await writer.goto('/home');
  const chat = await openChat(reader, '#off-topic');
  await choose(chat, '#valorant');
  await expect(chat.getByRole('button', { name: /^#valorant/ })).toHaveText('#valorant');
  await choose(chat, '#off-topic');
  const writing = await openChat(writer, '#valorant');
  for (let n = 1; n <= 11; n++) await say(writing, `Counting to eleven: ${n}`);
  await expect(chat.getByRole('button', { name: /^#valorant/ })).toHaveText(/^#valorant11 unread messages$/);
  await chat.getByRole('button', { name: 'Collapse chat' }).click();
  const rail = chat.getByRole('button', { name: '#valorant, 9+ unread messages' });
  await expect(rail).toContainText('9+');
  await expectUsable(reader);
  await rail.click();
  await expect(message(chat, 'Counting to eleven: 11').last()).toBeInViewport();
  await expect(chat.getByRole('button', { name: /^#valorant/ })).toHaveText('#valorant');
});

test('slash commands are offered, filtered and act; what is blank is not sent (GC-09, GC-10, GC-11)', async ({
  browser,
}) => {
  const page = await player(browser, 'moderator', { expected: REFUSED });
  await page.goto('/home');
  const chat = await openChat(page, '#strategy-talk');
  const input = composer(chat);
  const send = chat.getByRole('button', { name: 'Send message' });
  const menu = chat.getByRole('listbox', { name: 'Slash commands' });
  await expect(send).toBeDisabled();
  await input.fill('   ');
  await expect(send).toBeDisabled();
  await input.press('Enter');
  await input.fill('/');
  await expect(menu).toBeHidden();
  await input.fill('/r');
  await expect(menu.getByRole('option')).toHaveText([/^\/report/, /^\/roll/]);
  await input.press('ArrowDown');
  await expect(menu.getByRole('option', { name: /\/roll/ })).toHaveAttribute('aria-selected', 'true');
  await input.press('Enter');
  await expect(input).toHaveValue('/roll ');
  await input.pressSequentially('2d6');
  await input.press('Enter');
  await expect(chat.getByText(/rolled 2d6: \d \+ \d = \d+/)).toBeVisible();
  await say(chat, '/flip');
  await expect(chat.getByText(/flipped a coin: (Heads|Tails)/)).toBeVisible();
  await say(chat, '/shrug no idea');
  await expect(message(chat, 'no idea ¯\\_(ツ)_/¯')).toBeVisible();
  await input.fill('/report newcomer tests the report');
  await input.press('Enter');
  await expect(page.getByText('newcomer was reported', { exact: true }).first()).toBeVisible();
  await input.fill('/roll everything');
  await input.press('Enter');
  await expect(chat.getByRole('alert')).toContainText('/roll 2d6');
  await expect(input).toHaveValue('/roll everything');
});

test('a message that a rule stops is kept in the composer beside its receipt', async ({ browser }) => {
  const page = await player(browser, 'rival', { expected: REFUSED });
  await page.goto('/home');
  const chat = await openChat(page, '#general');
  await composer(chat).fill('what the f u c k was that');
  await composer(chat).press('Enter');
  await expect(chat.getByRole('alert')).toContainText('Blocked: this text contains swearing');
  await expect(composer(chat)).toHaveValue('what the f u c k was that');
  await expect(message(chat, 'what the f u c k')).toHaveCount(0);
  await choose(chat, '#announcements');
  await expect(chat.getByText('Only staff write in #announcements.')).toBeVisible();
  await expect(composer(chat)).toHaveCount(0);
});

test('every setting of the chat acts at once and is kept (GC-12)', async ({ browser }) => {
  const writer = await player(browser, 'admin');
  await writer.goto('/home');
  const page = await player(browser, 'demo');
  await page.goto('/home');
  const chat = await openChat(page, '#off-topic');
  await post(writer, 'announcements', 'Something to be read later');
  const background = (): Promise<string> =>
    chat.evaluate((panel) => getComputedStyle(panel.firstElementChild ?? panel).backgroundColor);
  const before = await background();
  const dialog = page.getByRole('dialog', { name: 'Chat settings' });
  const set = async (...labels: readonly string[]): Promise<void> => {
    await chat.getByRole('button', { name: 'Chat settings' }).click();
    for (const label of labels) {
      const saved = page.waitForResponse(
        async (answer) =>
          answer.url().includes('/graphql') && (await answer.text().catch(() => '')).includes('saveChatSettings'),
      );
      await dialog.getByRole('switch', { name: label }).click();
      await saved;
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
  };
  await expect(
    chat
      .getByRole('navigation')
      .getByText(/unread message/)
      .first(),
  ).toBeAttached();
  await set('Show unread count');
  await expect(chat.getByRole('navigation').getByText(/unread message/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close chat' }).first()).toBeVisible();
  await set('Dark mode contrast', 'Enable slash commands');
  await expect.poll(background).not.toBe(before);
  await composer(chat).fill('/r');
  await expect(chat.getByRole('listbox')).toBeHidden();
  await page.reload();
  await expect(chat.getByRole('log')).toBeVisible();
  await expect.poll(background).not.toBe(before);
  await expect(chat.getByRole('navigation').getByText(/unread message/)).toHaveCount(0);
  await set('Show unread count', 'Dark mode contrast', 'Enable slash commands');
  await expect(
    chat
      .getByRole('navigation')
      .getByText(/unread message/)
      .first(),
  ).toBeAttached();
  await set('Mute all channels');
  await expect(chat.getByRole('navigation').getByText(/unread message/)).toHaveCount(0);
  await set('Mute all channels');
});

test('the chat is used on a phone: over the page, with actions after a tap that hide again (GC-07)', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: NARROW, hasTouch: true });
  const known = await player(browser, 'moderator');
  await context.addCookies(await known.context().cookies());
  await known.goto('/home');
  await post(known, 'general', 'Tapped on a phone');
  const page = await context.newPage();
  await page.goto('/home?chat=general');
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('log', { name: 'Messages in #general' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  // It may have opened at what was not read yet, far above.
  await chat.getByRole('log').press('End');
  const last = message(chat, 'Tapped on a phone');
  await expect(last).toBeInViewport();
  await restingTop(chat.getByRole('log'));
  // The actions go by themselves, so they are looked for while the finger is still down.
  const shown = expect(last.getByRole('button', { name: 'Pin message' })).toBeVisible();
  await last.tap();
  await shown;
  await expectUsable(page);
  await expect(last.getByRole('button', { name: 'Pin message' })).toBeHidden();
});

test('older messages come as one scrolls up, and the place stays; new ones wait behind a pill', async ({ browser }) => {
  const writer = await player(browser, 'moderator');
  await writer.goto('/home');
  const lines = Array.from({ length: 16 }, (_, n) => `History line ${n}\n${'·\n'.repeat(12)}`);
  seedMessages('apex', '4', lines);
  const reader = await player(browser, 'demo');
  await reader.goto('/home');
  const chat = await openChat(reader, '#apex');
  const log = chat.getByRole('log');
  // It opens at the first message that was not read.
  await expect(chat.getByText(/^New since/)).toBeInViewport();
  await expect(message(chat, 'History line 0')).toBeInViewport();
  await chat.getByRole('button', { name: '16 new messages' }).click();
  await expect(message(chat, 'History line 15')).toBeInViewport();
  await log.hover();
  await reader.mouse.wheel(0, -1_500);
  await expect(message(chat, 'History line 15')).not.toBeInViewport();
  const top = await restingTop(log);
  const writing = await openChat(writer, '#apex');
  await say(writing, 'Somebody writes while you read');
  await expect(chat.getByRole('button', { name: '1 new message' })).toBeVisible();
  expect(Math.abs((await restingTop(log)) - top)).toBeLessThan(40);
  await chat.getByRole('button', { name: '1 new message' }).click();
  await expect(message(chat, 'Somebody writes while you read')).toBeInViewport();
  await expect(chat.getByRole('button', { name: '1 new message' })).toBeHidden();
  await log.focus();
  await reader.keyboard.press('Home');
  await expect(chat.getByText('This is the beginning of #apex.')).toBeVisible();
});
