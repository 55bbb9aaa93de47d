import { randomUUID } from 'node:crypto';
import { type Locator, type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { walkNow } from '../walk-clock.mjs';

/** Opens the chat at a channel through the header. */
export async function openChat(page: Page, channel = '#general'): Promise<Locator> {
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(chat.getByRole('navigation', { name: 'Channels' })).toBeVisible();
  await choose(chat, channel);
  return chat;
}

export async function choose(chat: Locator, channel: string): Promise<void> {
  await chat.getByRole('button', { name: new RegExp(`^${channel}\\b`) }).click();
  await expect(chat.getByRole('log', { name: `Messages in ${channel}` })).toBeVisible();
}

export const composer = (chat: Locator): Locator => chat.getByRole('textbox');

export async function say(chat: Locator, text: string): Promise<void> {
  await composer(chat).fill(text);
  await composer(chat).press('Enter');
  await expect(composer(chat)).toHaveValue('');
}

export const message = (chat: Locator, text: string): Locator => chat.getByRole('article').filter({ hasText: text });

/** Where the list stands once its rows have been measured, which moves it: it is where it was for ten frames. */
export const restingTop = (log: Locator): Promise<number> =>
  log.evaluate(
    (box) =>
      new Promise<number>((resolve) => {
        let [top, frames] = [box.scrollTop, 0];
        const look = (): void => {
          if (box.scrollTop !== top) [top, frames] = [box.scrollTop, 0];
          else if (++frames > 10) return resolve(top);
          requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Posts without the panel; the page must be one of the app. */
export async function post(page: Page, channelId: string, text: string): Promise<void> {
  const answer = await page.request.post('/graphql', {
    headers: { 'idempotency-key': randomUUID(), origin: new URL(page.url()).origin },
    data: {
      query: 'mutation P($input: PostChatMessageInput!) { postChatMessage(input: $input) { message { id } } }',
      variables: { input: { channelId, text } },
    },
  });
  expect(await answer.json()).toMatchObject({ data: { postChatMessage: { message: {} } } });
}

/** Messages that were just written, oldest first, more than one account may post at once. */
export function seedMessages(channelId: string, authorId: string, texts: readonly string[]): void {
  const db = openDatabase();
  const insert = db.prepare(
    `INSERT INTO chat_messages (id, channel_id, author_id, kind, body, at) VALUES (?, ?, ?, 'text', ?, ?)`,
  );
  const begun = walkNow() - texts.length;
  texts.forEach((text, n) => insert.run(randomUUID(), channelId, authorId, text, begun + n));
  db.close();
}
