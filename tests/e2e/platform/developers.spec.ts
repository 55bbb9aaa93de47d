import { type Page, expect } from 'playwright/test';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

/** Every address that a page asks, by whatever means. */
function asksOf(page: Page): Set<string> {
  const origins = new Set<string>();
  const note = (url: string): void => {
    const { protocol, host } = new URL(url);
    if (/^(?:http|ws)s?:$/.test(protocol)) origins.add(host);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return origins;
}

test('Developers and the explorer ask no server but ours, and Developers is usable at 390 and at 1440 pixels', async ({
  browser,
}, info) => {
  test.slow();
  const page = await player(browser, 'demo');
  const asked = asksOf(page);
  await page.goto('/programs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `developers-${viewport.width}`);
  }
  const { host } = new URL(page.url());
  expect([...asked]).toEqual([host]);

  await page.goto('/graphiql/');
  await page.getByRole('button', { name: /Execute query/i }).click();
  await expect(page.locator('.result-window')).toContainText('"data"');
  expect([...asked]).toEqual([host]);
});

test('Execute that is pressed before the explorer has its editors waits for them, says so, and runs once, with the schema or without it', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  let [bringEditors, bringSchema] = [(): void => undefined, (): void => undefined];
  const editors = new Promise<void>((resolve) => (bringEditors = resolve));
  const schema = new Promise<void>((resolve) => (bringSchema = resolve));
  await page.route('**/monaco-editor-*.js', async (route) => {
    await editors;
    await route.continue();
  });
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('IntrospectionQuery')) await schema;
    else asked.push(body);
    await route.continue();
  });
  await page.goto('/graphiql/');
  const execute = page.getByRole('button', { name: /Execute query/i });
  const waits = page.getByText('Runs as soon as the editor has loaded');
  await execute.click();
  await execute.click();
  await expect(waits).toBeVisible();
  expect(asked).toEqual([]);

  bringEditors();
  await expect(page.locator('.result-window')).toContainText('"username": "demo"');
  await expect(waits).toHaveCount(0);
  bringSchema();
  await expect(page.getByRole('button', { name: 'Re-fetch GraphQL schema' })).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('a path of REST is tried as oneself and with a key, and the page shows what was answered', async ({
  browser,
}, info) => {
  test.slow();
  const page = await player(browser, 'demo', { expected: /403/ });
  const made = await page.request.post('/graphql', {
    data: {
      query:
        'mutation M($owner: OwnerProofInput!) { createApiKey(input: { name: "Tried", scopes: [BATTLES_READ], lifeDays: 7, dailyStakeCents: 0 }, owner: $owner) { secret } }',
      variables: { owner: { password: PASSWORD } },
    },
  });
  const { data } = (await made.json()) as { data: { createApiKey: { secret: string } } };
  await page.goto('/programs');
  await page.getByRole('button', { name: 'Try GET /api/wallet/{id}' }).click();
  const dialog = page.getByRole('dialog');
  const answer = dialog.getByRole('region', { name: 'Answer' });
  await expect(dialog.getByLabel('id')).toHaveValue('me');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('/api/wallet/me');
  await expect(answer).toContainText('"balance": "1247.50"');
  await expect(dialog.getByText('"sessions";r=')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `tried-path-${viewport.width}`);
  }

  await dialog.getByRole('radio', { name: 'With a key' }).check();
  await dialog.getByLabel('Key', { exact: true }).fill(data.createApiKey.secret);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('403');
  await expect(answer).toContainText('"SCOPE_REQUIRED"');
  await photograph(page, info, 'tried-path-refused');

  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Try GET /api/battles', exact: true }).click();
  await dialog.getByRole('radio', { name: 'With a key' }).check();
  await dialog.getByLabel('Key', { exact: true }).fill(data.createApiKey.secret);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('200');
  await expect(dialog.getByText('"key";r=')).toBeVisible();
});
