import { type Page, expect } from 'playwright/test';
import { player, test } from '../support.ts';
import { choose, message, openChat, post, say } from './panel.ts';

const NEWCOMER = '3';
const CHANNEL = '#strategy-talk';

/** Lifts the block that the page's account has put on somebody. */
async function unblock(page: Page, userId: string): Promise<void> {
  const answer = await page.request.post('/graphql', {
    headers: { origin: new URL(page.url()).origin },
    data: { query: 'mutation U($id: ID!) { unblockPlayer(userId: $id) { id } }', variables: { id: userId } },
  });
  expect(await answer.json()).toMatchObject({ data: { unblockPlayer: { id: userId } } });
}

/** Of two players: staff go on seeing what they moderate. */
test('Block in the menu of a message hides the messages of both from one another, at once and after a reload, until it is lifted', async ({
  browser,
}) => {
  const mine = await player(browser, 'rival');
  const theirs = await player(browser, 'newcomer');
  const witness = await player(browser, 'admin');
  for (const page of [mine, theirs, witness]) await page.goto('/home');
  const here = await openChat(mine, CHANNEL);
  const there = await openChat(theirs, CHANNEL);
  const beside = await openChat(witness, CHANNEL);
  const [own, rude] = ['Rotate through the middle', 'You always lose on this map'];
  await say(here, own);
  await say(there, rude);
  await post(witness, 'strategy-talk', 'Please stay kind');
  await expect(message(there, own)).toBeVisible();

  const askToBlock = async (): Promise<void> => {
    await message(here, rude).hover();
    await message(here, rude).getByRole('button', { name: 'More about newcomer' }).click();
    await mine.getByRole('menuitem', { name: 'Block newcomer' }).click();
  };
  const dialog = mine.getByRole('alertdialog', { name: 'Block newcomer?' });
  await askToBlock();
  await expect(dialog).toContainText('You no longer see what the other writes');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(message(here, rude)).toBeVisible();
  await askToBlock();
  await dialog.getByRole('button', { name: 'Block newcomer' }).click();
  await expect(message(here, rude)).toHaveCount(0);
  await expect(message(there, own)).toHaveCount(0);
  await expect(message(here, own)).toBeVisible();
  await expect(message(there, rude)).toBeVisible();

  // What comes later passes both by, and everybody else reads it all.
  const [later, last] = ['And you lose again', 'That was the last of it'];
  await say(there, later);
  await expect(message(beside, later)).toBeVisible();
  await post(witness, 'strategy-talk', last);
  await expect(message(here, last)).toBeVisible();
  await expect(message(here, later)).toHaveCount(0);

  for (const [page, hidden, seen] of [
    [mine, rude, own],
    [theirs, own, rude],
  ] as const) {
    await page.reload();
    const chat = page.getByRole('complementary', { name: 'Chat' });
    await choose(chat, CHANNEL);
    await expect(message(chat, seen)).toBeVisible();
    await expect(message(chat, 'Please stay kind')).toBeVisible();
    await expect(message(chat, hidden)).toHaveCount(0);
  }
  await unblock(mine, NEWCOMER);
  for (const page of [mine, theirs])
    for (const text of [own, rude, later])
      await expect(message(page.getByRole('complementary', { name: 'Chat' }), text)).toBeVisible();
});
