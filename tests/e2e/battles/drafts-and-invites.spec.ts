import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { boxOf, textOf } from '../reads.ts';
import { NARROW, createBattle, joinBattle, player, wallet, settled, test } from '../support.ts';

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks for the limits of a stake. */
const [rulesDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query BattleRules')) ?? [];

test('a draft takes no money, survives a reload, can be changed and published (BG-16, BG-19)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const before = await wallet(demo);
  await demo.goto('/dashboard?tab=create');
  await demo.getByLabel('Battle Title').fill('A plan for tonight');
  await demo.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(demo.getByText('A plan for tonight').first()).toBeVisible();
  expect(await wallet(demo)).toMatchObject(before);
  // The list has the draft before the address names it.
  await expect(demo).toHaveURL(/draft=/);
  await demo.reload();
  await expect(demo.getByLabel('Battle Title')).toHaveValue('A plan for tonight');
  await demo.getByLabel('Stake Amount').fill('11');
  await demo.getByRole('button', { name: 'Create Battle', exact: true }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Create for $11.55' }).click();
  await demo.waitForURL(/\/challenge\//);
  await expect(demo.getByText('Waiting for Opponent').first()).toBeVisible();
  await demo.goto('/dashboard?tab=create');
  await settled(demo);
  await expect(demo.getByText('A plan for tonight')).toHaveCount(0);
});

test('on a phone what is told for a moment comes below the header, over nothing of it (FR-28)', async ({ browser }) => {
  const demo = await player(browser, 'demo', { viewport: NARROW });
  await demo.goto('/dashboard?tab=create');
  await demo.getByLabel('Battle Title').fill('A plan on the way');
  await demo.getByRole('button', { name: 'Save as Draft' }).click();
  const toast = demo.getByRole('listitem').filter({ hasText: 'It’s saved to your account and holds no money.' });
  await expect(toast).toBeVisible();
  const [told, header] = [await boxOf(toast), await boxOf(demo.getByRole('banner'))];
  expect(header.y + header.height).toBeLessThanOrEqual(told.y);
  const draft = demo.getByRole('listitem').filter({ hasText: 'A plan on the way' });
  await draft.getByRole('button', { name: 'Delete' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(draft).toHaveCount(0);
});

test('the form offers four games and four modes (BG-13, BG-14)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/dashboard?tab=create');
  const games = demo.getByRole('group', { name: 'Game', exact: true });
  await expect(games.getByRole('radio')).toHaveCount(4);
  await expect(games.locator('label')).toHaveText(['Valorant', 'CS2', 'Apex Legends', 'League of Legends']);
  await expect(demo.getByLabel('Game Mode').getByRole('option')).toHaveText([
    '1v1 Duel',
    'Team vs Team',
    'Tournament',
    'Custom',
  ]);
});

test('the hub shows the stored BattleCoin, and says when no battle is there (BG-05, ER-05)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/dashboard?tab=live-battles');
  const asked = await demo.request.post('/graphql', {
    headers: { origin: new URL(demo.url()).origin },
    data: { query: '{ wallet { battleCoins } }' },
  });
  const { data } = (await asked.json()) as { data: { wallet: { battleCoins: number } } };
  const coins = `${data.wallet.battleCoins.toLocaleString('en-US')} BC`;
  await expect(demo.getByRole('main').getByText(coins)).toBeVisible();
  await demo.getByRole('searchbox', { name: /battles/i }).fill('no battle is called this');
  await expect(demo.getByText('No active battles found')).toBeVisible();
  await demo.getByRole('button', { name: 'Clear the search' }).click();
  await expect(demo.getByText('No active battles found')).toHaveCount(0);
});

test('the server’s and the form’s bounds are said at the field (BG-15, BC-02)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/dashboard?tab=create');
  for (const stake of ['4.99', '1000.01', '0', '-5', '5e2', 'NaN']) {
    await demo.getByLabel('Stake Amount').fill(stake);
    await demo.getByRole('button', { name: 'Create Battle', exact: true }).click();
    await expect(demo.getByLabel('Stake Amount')).toHaveAttribute('aria-invalid', 'true');
    await expect(demo.getByRole('alertdialog')).toHaveCount(0);
  }
});

for (const { stake, is, becomes } of [
  { stake: '0', is: 'wrong', becomes: 'is said at the field' },
  { stake: '21', is: 'right', becomes: 'is asked about once' },
])
  test(`a ${is} stake that was sent before its limits were known ${becomes} when they come (BC-02)`, async ({
    browser,
  }) => {
    const demo = await player(browser, 'demo');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await demo.route('**/graphql**', async (route) => {
      const asking = `${route.request().url()} ${route.request().postData() ?? ''}`;
      if (asking.includes(rulesDocument)) await held;
      await route.continue();
    });
    await demo.goto('/dashboard?tab=create');
    await demo.getByLabel('Battle Title').fill('Before its limits');
    const field = demo.getByLabel('Stake Amount');
    await field.fill(stake);
    await field.press('Enter');
    await expect(demo.getByRole('button', { name: 'Create Battle', exact: true })).toHaveAttribute('aria-busy', 'true');
    await expect(demo).not.toHaveURL(/dialog=/);
    answer();
    if (is === 'right') await expect(demo.getByRole('alertdialog')).toHaveCount(1);
    else {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(demo).not.toHaveURL(/dialog=/);
    }
  });

test('an invite-only battle opens to whoever has the code and to nobody else (BG-17)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival', { expected: /404/ });
  const id = await createBattle(demo, { stake: '13', title: 'Behind closed doors', privacy: 'Invite Only' });
  const code = await textOf(demo.getByText(/^[2-9A-Z]{10}$/), /^[2-9A-Z]{10}$/);
  await rival.goto(`/challenge/${id}`);
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('Challenge Not Found');
  await rival.goto('/dashboard?tab=live-battles');
  await settled(rival);
  await expect(rival.getByText('Behind closed doors')).toHaveCount(0);
  await joinBattle(rival, id, `?code=${code}`);
});
