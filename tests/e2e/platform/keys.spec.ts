import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import { member } from '../accounts/member.ts';
import { readMail } from '../accounts/mails.ts';
import { textOf } from '../reads.ts';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, settled, test, visitor } from '../support.ts';

const KEYS = { name: 'API keys' } as const;

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks for its keys. */
const [keysDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query ApiKeys')) ?? [];

/** What a program with a key and no cookie gets. */
async function askWith(page: Page, key: string, query: string) {
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${key}` },
    data: { query },
  });
  return { status: answer.status(), body: (await answer.json()) as unknown };
}

test('a key is made, used, replaced and revoked, and each of it is told (CR-19)', async ({ browser }, info) => {
  const page = await member(browser, 'key-owner', { expected: /40[13]/ });
  const program = await visitor(browser);
  await page.goto('/programs');
  await expect(page.getByText('No keys yet')).toBeVisible();
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `keys-empty-${viewport.width}`);
  }

  await page.getByRole('button', { name: 'Make a Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByRole('button', { name: 'Make Key' }).click();
  await expect(dialog.getByText('Give the key a name.')).toBeVisible();
  await expect(dialog.getByText('Enter your current password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Stream overlay');
  await dialog.getByLabel('Stake your money').check();
  await dialog.getByLabel('At most a day').fill('5000');
  await dialog.getByLabel('Current password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Make Key' }).click();
  await expect(dialog.getByText('Enter an amount from $0.01 to $1,000.00.')).toBeVisible();
  await dialog.getByLabel('At most a day').fill('25');
  await dialog.getByRole('button', { name: 'Make Key' }).click();
  await expect(dialog.getByText('That isn’t your current password.')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `key-form-${viewport.width}`);
  }
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Make Key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const first = await textOf(shown.getByLabel('API key'), /^gntl_pat_[0-9A-Za-z]{38}$/);
  await expectUsable(page);
  await photograph(page, info, 'key-shown');
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();

  const list = page.getByRole('list', KEYS);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Stakes money');
  await expect(list).toContainText('$0.00 of $25.00 staked today');
  await expect(list).toContainText('never used');
  const viewer = '{ viewer { username } }';
  expect(await askWith(program, first, viewer)).toEqual({
    status: 200,
    body: { data: { viewer: { username: 'key-owner' } } },
  });
  expect(await askWith(program, first, '{ apiKeys { id } }')).toMatchObject({ status: 403 });
  await page.reload();
  await expect(list).toContainText('used');
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `keys-${viewport.width}`);
  }
  await readMail(page, 'key-owner@players.example', 'An API key was created for your Gauntlet account');

  await list.getByRole('button', { name: 'Replace Stream overlay' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace this key?' });
  await replacing.getByLabel('Current password').fill(PASSWORD);
  await replacing.getByRole('button', { name: 'Replace Key' }).click();
  const second = await textOf(shown.getByLabel('API key'), /^gntl_pat_[0-9A-Za-z]{38}$/);
  expect(second).not.toBe(first);
  await expect(shown).toContainText('The old key works until');
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Replaced')).toBeVisible();
  for (const key of [first, second]) expect((await askWith(program, key, viewer)).status).toBe(200);

  await list.getByRole('button', { name: `Revoke Stream overlay, ${second.slice(0, 13)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Key' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await askWith(program, second, viewer)).status).toBe(401);
  expect((await askWith(program, first, viewer)).status).toBe(200);

  // The list takes the question away before the answer does, which then still goes a step back.
  await expect(page).not.toHaveURL(/key=/);
  await page.goto('/notifications?tab=security');
  for (const title of ['API key made', 'API key replaced', 'API key revoked'])
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
});

test('the twentieth key, the last that there may be, is shown too (CR-19)', async ({ browser }) => {
  test.slow();
  const page = await member(browser, 'key-collector');
  const query =
    'mutation C($input: NewApiKeyInput!, $owner: OwnerProofInput!) { createApiKey(input: $input, owner: $owner) { secret } }';
  for (let n = 1; n < 20; n++) {
    const input = { name: `Bot ${n}`, scopes: ['BATTLES_READ'], lifeDays: 7 };
    const variables = { input, owner: { password: PASSWORD } };
    expect((await page.request.post('/graphql', { data: { query, variables } })).status()).toBe(200);
  }
  await page.goto('/programs');
  const list = page.getByRole('list', KEYS);
  await expect(list.getByRole('listitem')).toHaveCount(19);
  await settled(page);
  await page.getByRole('button', { name: 'Make a Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The last');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Make Key' }).click();
  // Behind the dialog the list has it by now, and offers no other.
  await expect(page.getByRole('list', { ...KEYS, includeHidden: true })).toContainText('The last');
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  await expect(shown.getByLabel('API key')).toHaveText(/^gntl_pat_/);
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'Make a Key' })).toHaveCount(0);
});

test('while keys are on their way, and when they cannot be read, the page says so', async ({ browser }, info) => {
  const page = await member(browser, 'key-waiter', { expected: /ERR_FAILED/ });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => void (release = resolve));
  let isBroken = true;
  await page.route('**/graphql*', async (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (!asked.includes(keysDocument)) return route.continue();
    await held;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto('/programs');
  await expect(page.getByRole('region', { name: 'API keys' }).locator('[data-loading]').first()).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await photograph(page, info, `keys-loading-${viewport.width}`);
  }
  release();
  await expect(page.getByText('Failed to load your keys')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `keys-failed-${viewport.width}`);
  }
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
});
