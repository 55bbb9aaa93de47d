import { type Page, expect } from 'playwright/test';
import {
  NARROW,
  createBattle,
  expectDialogGone,
  joinBattle,
  player,
  reportResult,
  settled,
  test,
  wallet,
} from '../support.ts';

/**
 * As the translators of browsers: every text is taken out, and its words stand in two `<font>` in its place; so is what
 * comes or changes later. The words stay the same, so that the walk can read them. What is not to be translated is
 * rewritten as well.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rewrite = (text: Text): void => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, noscript, textarea, svg, title')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const rewriteAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) rewrite(text);
    };
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          if (target instanceof Text) rewrite(target);
          for (const node of addedNodes) {
            if (node instanceof Text) rewrite(node);
            else rewriteAll(node);
          }
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      rewriteAll(document.body);
    });
  });
}

/** The balance that the head of a page shows is what the account has. */
async function showsBalance(page: Page): Promise<void> {
  const { balance } = await wallet(page);
  const shown = Number(balance).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wallet balance/ })).toHaveText(shown);
}

/** No text that can be read has escaped the translator. */
const isTranslated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const left: string[] = [];
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text;
          if (data.trim() && !parentElement?.closest('font, script, style, noscript, textarea, svg')) left.push(data);
        }
        return [document.querySelectorAll('main font').length > 3, left];
      }),
    )
    .toEqual([true, []]);

test('on pages whose every text a translator rewrites, two play a whole battle, balances follow, and the ways through the app work', async ({
  browser,
}) => {
  test.slow();
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival', { viewport: NARROW });
  for (const page of [demo, rival]) await translate(page);

  const id = await createBattle(demo, { stake: '10', title: 'In another language' });
  await isTranslated(demo);
  await showsBalance(demo);
  await joinBattle(rival, id);
  await isTranslated(rival);
  await showsBalance(rival);

  // Who presses first waits for the other, which changes both pages at once.
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await expect(demo.getByText('You are ready. Waiting for rival')).toBeVisible();
  await rival.getByRole('button', { name: 'Start Match' }).click();
  for (const page of [demo, rival]) await expect(page.getByText('Live Match').first()).toBeVisible();

  await reportResult(demo, 'won', '13–7');
  await rival.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  for (const page of [demo, rival]) {
    await showsBalance(page);
    await isTranslated(page);
    await expectDialogGone(page);
  }

  // Money that moves on another device is seen here, again and again.
  for (const coins of [500, 1000]) {
    const query = `mutation B { buyBattleCoins(coins: ${coins}, idempotencyKey: "translated-${coins}") { battleCoins } }`;
    const answer = await demo.request.post('/graphql', { data: { query } });
    const { data } = (await answer.json()) as { data: { buyBattleCoins: { battleCoins: number } } };
    const shown = `${data.buyBattleCoins.battleCoins.toLocaleString('en-US')} BC`;
    await expect(demo.getByRole('link', { name: /^BattleCoin balance/ })).toHaveText(shown);
    await showsBalance(demo);
  }

  const navigation = demo.getByRole('navigation', { name: 'Main' });
  for (const name of ['Hype Zone', 'Live Streams', 'Wallet', 'Missions', 'Arcade', 'Battlegrounds']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(demo.locator('h1').first()).toBeVisible();
    await settled(demo);
    await isTranslated(demo);
    await expect(demo.getByText('This page failed')).toHaveCount(0);
  }
  await demo.goBack();
  await expect(demo).toHaveURL(/\/arcade/);
});
