import { type Browser, type Page, expect } from 'playwright/test';
import { textOf } from '../reads.ts';
import {
  NARROW,
  cents,
  expectDialogGone,
  expectUsable,
  player,
  reportResult,
  pressEscape,
  test,
  wallet,
  beginBattle,
} from '../support.ts';

/** The row of a list that is about somebody. */
const rowOf = (page: Page, list: string, name: string) =>
  page.getByRole('main').getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: name });

/** The row of a friend, in whichever group. */
const friendOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('group', { name: 'Friends' }).getByRole('listitem').filter({ hasText: name });

const openPopover = async (page: Page) => {
  await page.getByRole('button', { name: /^Friends and community/ }).click();
  return page.getByRole('dialog', { name: 'Friends and community' });
};

/** A challenge by the form; the page stays on /friends. */
async function sendInvite(page: Page, name: string, stake: string): Promise<void> {
  await page.goto('/friends');
  await friendOf(page, name)
    .getByRole('link', { name: `Challenge ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Challenge ${name}` });
  await dialog.getByLabel('Game', { exact: true }).selectOption('CS2');
  await dialog.getByLabel('Stake Amount').fill(stake);
  await expect(dialog.getByText('Total held')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Challenge' }).click();
  await expect(dialog).toBeHidden();
  await expectDialogGone(page);
}

/** Takes up what the other has sent; the page stays on the battle. */
async function accept(page: Page, name: string): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('link', { name: `Accept ${name}’s battle invite` })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await page.waitForURL(/\/challenge\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function twoPlayers(browser: Browser): Promise<[Page, Page]> {
  return [await player(browser, 'demo'), await player(browser, 'rival')];
}

test('a friend request reaches the other browser at once and makes both friends when it is accepted (FC-03, FC-06, RE-15)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  const moderator = await player(browser, 'moderator');
  await moderator.goto('/friends?tab=requests');
  await expect(moderator.getByText('No pending requests')).toBeVisible();

  await demo.goto('/friends');
  await demo.getByRole('main').getByRole('link', { name: 'Add Friend' }).click();
  const dialog = demo.getByRole('dialog', { name: 'Add Friend' });
  await dialog.getByLabel('Username').fill('MODER');
  await dialog.getByRole('button', { name: 'Add Friend moderator' }).click();
  await expect(dialog.getByText('Request sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  const request = rowOf(moderator, 'Friend requests', 'demo');
  await expect(request).toContainText('0 mutual friends');
  await expect(moderator.getByRole('button', { name: 'Friends and community, 1 open friend request' })).toBeVisible();
  await request.getByRole('button', { name: 'Accept demo' }).click();
  await expect(moderator.getByText('No pending requests')).toBeVisible();

  await expect(friendOf(demo, 'moderator')).toContainText('Online');
  await moderator.getByRole('tab', { name: 'Friends' }).click();
  await expect(friendOf(moderator, 'demo')).toBeVisible();

  // And back to strangers, live on the other side.
  await friendOf(demo, 'moderator').getByRole('button', { name: 'More about moderator' }).click();
  await demo.getByRole('menuitem', { name: 'Remove friend' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(friendOf(demo, 'moderator')).toBeHidden();
  await expect(friendOf(moderator, 'demo')).toBeHidden();
});

test('a challenge is accepted, started and settled between two browsers, and asked for again by Rematch (FC-05, FC-07, FC-08)', async ({
  browser,
}) => {
  const [demo, rival] = await twoPlayers(browser);
  const before = [await wallet(demo), await wallet(rival)];
  await rival.goto('/friends?tab=requests');
  await expect(rival.getByRole('heading', { name: 'Battle invites', exact: true })).toBeVisible();

  await sendInvite(demo, 'rival', '15');
  expect((await wallet(demo)).availableToBet).toBe(before[0]?.availableToBet);

  await expect(rowOf(rival, 'Battle invites', 'demo').first()).toContainText('$15.00');
  await demo.goto('/friends?tab=requests');
  await expect(rowOf(demo, 'Sent battle invites', 'rival').first()).toContainText('Pending');
  const battleId = await accept(rival, 'demo');

  const sent = rowOf(demo, 'Sent battle invites', 'rival').first();
  await expect(sent).toContainText('Accepted');
  const [demoNow, rivalNow] = [await wallet(demo), await wallet(rival)];
  expect(cents(demoNow.availableToBet)).toBe(cents(before[0]?.availableToBet ?? '') - 15_75);
  expect(cents(rivalNow.availableToBet)).toBe(cents(before[1]?.availableToBet ?? '') - 15_75);

  await sent.getByRole('link', { name: 'Open battle with rival' }).click();
  await beginBattle(demo, rival);
  await expect(demo.getByText('Live Match').first()).toBeVisible();
  await expect(rival.getByText('Live Match').first()).toBeVisible();
  expect(demo.url()).toContain(battleId);

  await reportResult(demo, 'won', '13–9');
  await expect(rival.getByText('13–9').first()).toBeVisible();
  await reportResult(rival, 'lost', '9–13');
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();

  await demo.goto('/friends?tab=recent');
  const met = rowOf(demo, 'Recent players', 'rival');
  await expect(met).toContainText('Won');
  await expect(met).toContainText('CS2 · $15.00 wager');
  await rival.goto('/friends?tab=requests');
  await met.getByRole('link', { name: 'Rematch with rival' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Challenge for $15.00' }).click();
  await expectDialogGone(demo);
  await expect(rowOf(rival, 'Battle invites', 'demo').first()).toContainText('$15.00');
  await rival.getByRole('main').getByRole('button', { name: 'Decline demo’s battle invite' }).click();
  await demo.goto('/friends?tab=requests');
  await expect(rowOf(demo, 'Sent battle invites', 'rival').first()).toContainText('Declined');
});

test('the popover and the page show the same friends, requests and recent players (FC-01, FC-02, FC-04, FR-15)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/friends');
  const main = demo.getByRole('main');
  await expect(main.getByRole('tab')).toHaveText([/^Friends/, /^Requests/, /^Recent Players/]);
  await expect(friendOf(demo, 'PixelQueen')).toBeVisible();
  await main.getByPlaceholder('Search friends...').fill('night');
  await expect(friendOf(demo, 'PixelQueen')).toBeHidden();
  await expect(friendOf(demo, 'NightHawk')).toBeVisible();
  await main.getByRole('tab', { name: 'Requests' }).click();
  await expect(demo).toHaveURL(/tab=requests/);
  await expect(rowOf(demo, 'Friend requests', 'AceViper')).toContainText('3 mutual friends');
  await expect(rowOf(demo, 'Battle invites', 'PixelQueen')).toContainText('Expired');
  const badge = main.getByRole('tab', { name: 'Requests' });
  const count = (await textOf(badge, /\d/)).replaceAll(/\D/g, '');

  await demo.goto('/dashboard?tab=live-battles');
  const popover = await openPopover(demo);
  await expect(popover.getByRole('tab')).toHaveText([/^Friends/, /^Req/, /^Recent/]);
  await expect(popover.getByRole('listitem').filter({ hasText: 'NightHawk' })).toBeVisible();
  await popover.getByRole('tab', { name: /^Req/ }).click();
  await expect(popover.getByRole('tab', { name: /^Req/ })).toContainText(count);
  await expect(popover.getByRole('listitem').filter({ hasText: 'AceViper' })).toContainText('3 mutual friends');
  await popover.getByRole('tab', { name: /^Recent/ }).click();
  await expect(popover.getByRole('listitem').filter({ hasText: 'LunaStrike' })).toContainText('wager');
  await popover.getByRole('link', { name: 'Open Friends and Community' }).click();
  await expect(demo).toHaveURL(/\/friends\?tab=recent/);
  await expect(popover).toBeHidden();
});

test('friends, their dialogs and the popover can be used on a phone and by everybody', async ({ browser }) => {
  const demo = await player(browser, 'demo', { viewport: NARROW });
  for (const path of ['/friends', '/friends?tab=requests', '/friends?tab=recent']) {
    await demo.goto(path);
    await expect(demo.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectUsable(demo);
  }
  await demo.goto('/friends?challenge=rival');
  await expect(demo.getByRole('dialog', { name: 'Challenge rival' })).toBeVisible();
  await expectUsable(demo);
  await pressEscape(demo);
  await expect(demo.getByRole('dialog', { name: 'Challenge rival' })).toBeHidden();
  await openPopover(demo);
  await expectUsable(demo);
});
