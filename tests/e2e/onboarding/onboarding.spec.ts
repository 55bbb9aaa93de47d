import { type Locator, type Page, expect } from 'playwright/test';
import { boxOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, player, visitor, test } from '../support.ts';
import { readMail } from '../accounts/mails.ts';
import { completeSteps, enter, signUp } from '../accounts/newcomer.ts';
import { field, playRound } from './round.ts';

// The whole way in is long.
test.setTimeout(300_000);

const GAMES = [
  'Apex Legends',
  'Valorant',
  'Fortnite',
  'Call of Duty: Warzone',
  'Counter-Strike 2',
  'Overwatch 2',
  'League of Legends',
  'Dota 2',
  'Minecraft',
  'Rocket League',
  'Hearthstone',
  'Among Us',
];

/** A square of one colour. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mN4FiVHU8QwasGoBaMWjFowasGoBaMWjFowasGoBaMWDBULAJ20eExq5QLJAAAAAElFTkSuQmCC',
  'base64',
);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bothWidths = async (page: Page): Promise<void> => {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
};

/** Opens an account as everybody does, up to the code that proves the address. */
async function register(page: Page, username: string): Promise<void> {
  const email = `${username.toLowerCase()}@players.example`;
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await page.goto('/register');
  await fill('Username', username);
  await fill('Email', email);
  await fill('Password', 'correct-Horse-9');
  await fill('Confirm Password', 'correct-Horse-9');
  await page.getByRole('checkbox').check();
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  const { code } = await readMail(page, email, 'Your code for Gauntlet');
  await fill('Verification code', code ?? '');
}

test('a newcomer registers, sets up the profile, takes the tour, plays the tutorial and enters the dashboard (ON-01, ON-03, ON-04, ON-05, ON-06, ON-07, ON-10, ON-11, ON-13, ON-14, ON-15, ON-16, ON-17, ON-18, ON-20, ON-22, ON-23, ON-24, MI-08)', async ({
  browser,
  pass,
}) => {
  const page = await visitor(browser);
  await register(page, 'NovaNewcomer');
  await page.waitForURL('**/setup-profile');

  await expect(page.getByRole('progressbar', { name: 'Profile setup' })).toHaveAttribute(
    'aria-valuetext',
    'Step 1 of 3',
  );
  await expect(heading(page, 'Avatar & Display Name')).toBeVisible();
  await page.getByLabel('Avatar picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('Your picture is saved.')).toBeVisible();
  const avatar = page.getByRole('img', { name: 'Your avatar' });
  await expect(avatar).toHaveAttribute('src', /^\/media\//);
  const name = page.getByLabel('Display name');
  await expect(name).toHaveAttribute('maxlength', '30');
  await name.fill('   ');
  await button(page, 'Next').click();
  await expect(page.getByText('Enter a display name of 1 to 30 characters.')).toBeVisible();
  await name.fill('Nova Prime');
  await bothWidths(page);
  await button(page, 'Next').click();

  await expect(heading(page, 'Favorite Games')).toBeFocused();
  for (const game of GAMES) await expect(page.getByRole('checkbox', { name: game })).not.toBeChecked();
  await button(page, 'Next').click();
  await expect(page.getByText('Choose at least one game.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Valorant' }).check();
  await bothWidths(page);
  await button(page, 'Previous').click();
  await expect(page.getByLabel('Display name')).toHaveValue('Nova Prime');
  await button(page, 'Next').click();
  await expect(page.getByRole('checkbox', { name: 'Valorant' })).toBeChecked();
  await button(page, 'Next').click();

  for (const channel of ['Email', 'Chat', 'Missions'])
    await expect(page.getByRole('switch', { name: channel })).toBeChecked();
  await page.getByRole('switch', { name: 'Chat' }).uncheck();
  await bothWidths(page);
  await expect(button(page, 'Finish Setup')).toBeVisible();
  await button(page, 'Take the Tour First').click();

  await page.waitForURL('**/tour');
  for (const title of ['Your dashboard', 'Battle feed and streams', 'Arcade and missions', 'BattleCoin and store']) {
    await expect(heading(page, title)).toBeVisible();
    await button(page, 'Next').click();
  }
  await expect(heading(page, 'Community')).toBeFocused();
  await button(page, 'Previous').click();
  await expect(heading(page, 'BattleCoin and store')).toBeVisible();
  await bothWidths(page);
  await button(page, 'Next').click();
  await button(page, 'Start Tutorial Challenge').click();

  await page.waitForURL('**/tutorial-challenge');
  await expect(page.getByText('$1.00, paid by the house')).toBeVisible();
  await expect(page.getByText('30 seconds', { exact: true })).toBeVisible();
  await expect(page.getByText('60% accuracy')).toBeVisible();
  await bothWidths(page);
  const steps = page.getByRole('list', { name: 'Steps of the tutorial' });
  await expect(steps.locator('[aria-current=step]')).toHaveText(/Confirm Entry/);
  await button(page, 'Confirm Entry').click();
  await expect(steps.locator('[aria-current=step]')).toHaveText(/Play Mini-Game/);
  await expect(field(page)).toBeVisible();
  await expectUsable(page);
  // A round that is left counts for nothing.
  await page.reload();
  await playRound(
    page,
    pass,
    button(page, 'Confirm Entry'),
    (start) => start.click(),
    async (x, y) => {
      const box = await boxOf(field(page));
      await page.mouse.click(box.x + (x / 1000) * box.width, box.y + (y / 750) * box.height);
    },
  );
  await expect(heading(page, /You passed/)).toBeVisible();
  await expect(page.getByText(/^\d+% accuracy$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Community average' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+%$/,
  );
  await expect(page.getByText('50 BC starter bonus credited')).toBeVisible();
  await expect(page.getByRole('link', { name: 'BattleCoin balance 50 BC' })).toBeVisible();
  await expect(steps.locator('[aria-current=step]')).toHaveCount(0);
  await bothWidths(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();

  await page.waitForURL('**/welcome');
  await expect(heading(page, 'Welcome, Nova Prime!')).toBeVisible();
  await expect(page.getByText('+50 BC')).toBeVisible();
  for (const [title, href] of [
    ['Create a Battle', '/dashboard?tab=create'],
    ['Play the Arcade', '/arcade'],
    ['See Your Missions', '/missions'],
  ] as const)
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', href);
  await expect(page.getByRole('list', { name: 'Open battles' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Daily missions' }).getByRole('listitem')).toContainText([
    /Play 3 Arcade Games.*25 BC/,
    /Join 1 Battle.*50 BC/,
    /Win 2 Games.*75 BC/,
    /Complete all daily missions.*150 BC/,
  ]);
  await bothWidths(page);
  await button(page, 'Enter Dashboard').click();
  await page.waitForURL('**/dashboard');

  const other = await player(browser, 'rival');
  await other.goto('/player/NovaNewcomer');
  await expect(other.getByText('Nova Prime')).toBeVisible();
  await expect(other.locator('main img[src^="/media/"]')).toBeVisible();
});

test('the whole onboarding works with the keyboard alone, and with it the tutorial can be passed (ON-08)', async ({
  browser,
  pass,
}) => {
  const page = await enter(browser, signUp('KeyboardOnly'));
  const press = (...keys: string[]) =>
    keys.reduce<Promise<void>>((run, key) => run.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Goes on by Tab until the element has the focus, once it is there. */
  const tabTo = async (element: Locator): Promise<void> => {
    await expect(element).toBeEnabled();
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab');
      if (await element.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${String(element)}`);
  };
  await page.goto('/setup-profile');
  await expect(heading(page, 'Avatar & Display Name')).toBeVisible();
  await tabTo(page.getByLabel('Display name'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Favorite Games')).toBeFocused();
  await tabTo(page.getByRole('checkbox', { name: 'Counter-Strike 2' }));
  await page.keyboard.press('Space');
  await tabTo(button(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Notifications')).toBeFocused();
  await tabTo(button(page, 'Finish Setup'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tutorial-challenge');
  await tabTo(button(page, 'Confirm Entry'));
  let at = [1, 1] as [number, number];
  await playRound(
    page,
    pass,
    button(page, 'Confirm Entry'),
    () => page.keyboard.press('Enter'),
    async (x, y) => {
      const goal = [Math.floor(x / 250), Math.floor(y / 250)] as [number, number];
      const keys = (distance: number, back: string, on: string) =>
        Array.from({ length: Math.abs(distance) }, () => (distance < 0 ? back : on));
      await press(
        ...keys(goal[0] - at[0], 'ArrowLeft', 'ArrowRight'),
        ...keys(goal[1] - at[1], 'ArrowUp', 'ArrowDown'),
        'Space',
      );
      at = goal;
    },
  );
  await expect(heading(page, /You passed/)).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Go to Dashboard' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/welcome');
  await tabTo(button(page, 'Enter Dashboard'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('each page sends back to the step that is missing, and a second browser goes on where the first one stopped (ON-02, ON-09, ON-12, ON-21, ON-25, ON-26)', async ({
  browser,
}) => {
  const out = await visitor(browser);
  for (const path of ['/setup-profile', '/tour', '/tutorial-challenge', '/welcome']) {
    await out.goto(path);
    await out.waitForURL('**/register');
  }
  const account = signUp('StepByStep');
  const first = await enter(browser, account);
  for (const path of ['/tour', '/tutorial-challenge', '/welcome']) {
    await first.goto(path);
    await first.waitForURL('**/setup-profile');
  }
  completeSteps(account.id, ['setup']);
  const second = await enter(browser, account);
  await second.goto('/welcome');
  await second.waitForURL('**/tutorial-challenge');
  await second.goto('/tour');
  await expect(heading(second, 'Your dashboard')).toBeVisible();
  await second.getByRole('link', { name: 'Skip', exact: true }).click();
  await second.waitForURL('**/tutorial-challenge');
  await second.goto('/tour?slide=3');
  await second.getByRole('button', { name: 'Close the tour' }).click();
  await second.waitForURL('**/tutorial-challenge');
  completeSteps(account.id, ['tutorial']);
  await first.goto('/welcome');
  await expect(heading(first, 'Welcome, StepByStep!')).toBeVisible();
});

test('the onboarding pages open only to those who are signed in (FR-08)', async ({ browser }) => {
  const account = signUp('SignedInOnly');
  // A question that was under way when the cookies went is answered so.
  const page = await enter(browser, account, { expected: /401/ });
  await page.goto('/setup-profile');
  await expect(heading(page, 'Set Up Your Profile')).toBeVisible();
  await page.context().clearCookies();
  for (const path of ['/2fa-setup', '/setup-profile', '/tour', '/tutorial-challenge', '/welcome']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Team Access' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Set Up Your Profile' })).toHaveCount(0);
  }
});

test('a picture that cannot be used, or cannot be sent, is said so and changes nothing', async ({ browser }) => {
  const page = await enter(browser, signUp('BadPictures'), {
    // Cutting off a picture under way, the browser's own tools look into it.
    expected: /415|ERR_FAILED|blob:/,
  });
  await page.goto('/setup-profile');
  const picker = page.getByLabel('Avatar picture');
  await picker.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('Choose a file of at most 5 MB.')).toBeVisible();
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await page.route('**/api/uploads/avatar', (route) => route.abort());
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('We can’t reach Gauntlet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Avatar' })).toBeEnabled();
});
