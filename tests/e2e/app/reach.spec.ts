import { type Page, expect } from 'playwright/test';
import { message, openChat, say } from '../chat/panel.ts';
import { player, settled, test } from '../support.ts';

const navigate = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
};

/** What one application lets a user do: where the frame leads, and what shows that it can be done there. */
const REACHED: readonly (readonly [
  what: string,
  go: (page: Page) => Promise<void>,
  shown: (page: Page) => Promise<void>,
])[] = [
  [
    'stake money on skill battles',
    (page) => navigate(page, 'Battlegrounds'),
    (page) => expect(page.getByRole('button', { name: 'Create Battle', exact: true })).toBeVisible(),
  ],
  [
    'join tournaments and brackets',
    async (page) => {
      await navigate(page, 'Battlegrounds');
      await page.getByRole('tab', { name: /tournaments/i }).click();
    },
    (page) => expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible(),
  ],
  [
    'watch live streams',
    async (page) => {
      await navigate(page, 'Live Streams');
      await settled(page);
      await page.locator('main a[href^="/stream/"]').first().click();
    },
    (page) => expect(page).toHaveURL(/\/stream\//),
  ],
  [
    'play arcade games',
    (page) => navigate(page, 'Arcade'),
    (page) =>
      expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /practice|play/i })
          .first(),
      ).toBeVisible(),
  ],
  [
    'complete missions and earn BattleCoin',
    (page) => navigate(page, 'Missions'),
    (page) =>
      expect(
        page
          .getByRole('main')
          .getByText(/\d+ BC/)
          .first(),
      ).toBeVisible(),
  ],
  [
    'hold a wallet',
    (page) => navigate(page, 'Wallet'),
    (page) =>
      expect(
        page
          .getByRole('main')
          .getByText(/^\$[\d,]+\.\d\d$/)
          .first(),
      ).toBeVisible(),
  ],
  [
    'manage teams',
    (page) => navigate(page, 'Teams'),
    (page) => expect(page.getByRole('main').getByRole('table', { name: 'Roster' })).toBeVisible(),
  ],
  [
    'manage friends',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Friends and community' }).click();
      await page
        .getByRole('dialog', { name: 'Friends and Community' })
        .getByRole('link', { name: 'Open Friends and Community' })
        .click();
    },
    (page) => expect(page.getByRole('main').getByRole('group', { name: 'Friends' })).toBeVisible(),
  ],
];

test('from the shared frame everything that the product is for is a press or two away (FR-01)', async ({ browser }) => {
  test.slow();
  const page = await player(browser, 'demo');
  await page.goto('/home');
  for (const [what, go, shown] of REACHED)
    await test.step(what, async () => {
      await go(page);
      await shown(page);
      await expect(page.getByRole('banner'), 'the frame stays').toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await test.step('chat', async () => {
    const chat = await openChat(page, '#strategy-talk');
    await say(chat, 'From wherever I am');
    await expect(message(chat, 'From wherever I am')).toBeVisible();
  });
});
