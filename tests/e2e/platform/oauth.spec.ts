import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, expect } from 'playwright/test';
import sharp from 'sharp';
import { member } from '../accounts/member.ts';
import { readMail } from '../accounts/mails.ts';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, settled, test, visitor } from '../support.ts';

const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
const VIEWER = '{ viewer { username } }';

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks what is asked of the player. */
const [questionDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query AskedOfMe')) ?? [];

/** A tool on the player's own machine, where browsers are sent back to. */
async function listen() {
  const server = createServer((_, response) => void response.end('<title>Bot</title><p>Back at the bot</p>'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { redirect: `http://127.0.0.1:${port}/callback`, close: () => server.close() };
}

async function ask<T>(page: Page, query: string, variables: object): Promise<T> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  return ((await answer.json()) as { data: T }).data;
}

async function registerBy(page: Page, name: string): Promise<string> {
  const { registerApplication } = await ask<{ registerApplication: { application: { id: string } } }>(
    page,
    'mutation R($input: ApplicationInput!) { registerApplication(input: $input, isConfidential: false) { application { id } } }',
    { input: { name, description: 'Posts your results where you like.', redirects: ['http://127.0.0.1/callback'] } },
  );
  return registerApplication.application.id;
}

const drawLogo = (): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: { r: 40, g: 90, b: 200 } } })
    .png()
    .toBuffer();

const linkOf = (client: string, redirect: string, scope: string): string =>
  `/oauth/auth?${new URLSearchParams({
    client_id: client,
    response_type: 'code',
    redirect_uri: redirect,
    scope,
    state: 'mine',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()}`;

async function inBothSizes(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await look(viewport.width);
  }
}

test('a player signs in to an application, which then acts for them until it is disconnected', async ({
  browser,
}, info) => {
  test.slow();
  const owner = await member(browser, 'tool-maker');
  const client = await registerBy(owner, 'Score Bot');
  const sent = await owner.request.post(`/api/applications/${client}/logo`, {
    headers: { 'content-type': 'image/png' },
    data: await drawLogo(),
  });
  expect(sent.status()).toBe(200);
  const bot = await listen();
  const page = await member(browser, 'tool-user', { expected: /403/ });
  const program = await visitor(browser);

  await page.goto('/settings?section=security');
  await expect(page.getByText('No applications connected')).toBeVisible();

  await page.goto(linkOf(client, bot.redirect, 'account:read battles:stake'));
  await expect(page.getByRole('heading', { name: 'Score Bot wants to act for you' })).toBeVisible();
  await expect(page.getByText('Made by tool-maker')).toContainText('signed in as tool-user');
  await expect(page.locator('form img')).toHaveAttribute('src', /^\/media\//);
  await expect(page.getByRole('listitem').filter({ hasText: 'Stake your money' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Enter an amount from $0.01 to $1,000.00.')).toBeVisible();
  await expect(page.getByText('Enter your current password.')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `connect-form-${width}`));
  await page.getByLabel('At most a day').fill('25');
  await page.getByLabel('Current password').fill('wrong password');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Back at the bot')).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect(back.get('state')).toBe('mine');

  const answer = await program.request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: client,
      code: back.get('code') ?? '',
      redirect_uri: bot.redirect,
      code_verifier: VERIFIER,
    },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const asBot = () =>
    program.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query: VIEWER } });
  expect(await (await asBot()).json()).toEqual({ data: { viewer: { username: 'tool-user' } } });
  await readMail(page, 'tool-user@players.example', 'Score Bot was connected to your Gauntlet account');

  await page.goto('/settings?section=security');
  const list = page.getByRole('list', { name: 'Connected applications' });
  await expect(list).toContainText('By tool-maker');
  await expect(list).toContainText('$0.00 of $25.00 staked today');
  await settled(page);
  await inBothSizes(page, (width) => photograph(page, info, `connected-${width}`));
  await list.getByRole('button', { name: 'Disconnect Score Bot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No applications connected')).toBeVisible();
  expect((await asBot()).status()).toBe(401);
  await page.goto('/notifications?tab=security');
  for (const title of ['Application connected', 'Application disconnected'])
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();

  await page.goto(linkOf(client, bot.redirect, 'account:read'));
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Back at the bot')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  bot.close();
});

test('a device is connected by its code, and a wrong code and a wrong application are told as such', async ({
  browser,
}, info) => {
  const owner = await member(browser, 'device-maker');
  const client = await registerBy(owner, 'Chat Bot');
  const page = await member(browser, 'device-user', { expected: /404/ });
  const program = await visitor(browser);
  const codes = await program.request.post('/oauth/device/auth', {
    form: { client_id: client, scope: 'battles:read' },
  });
  const { device_code: device, user_code: code } = (await codes.json()) as { device_code: string; user_code: string };
  const poll = () =>
    program.request.post('/oauth/token', {
      form: { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: client, device_code: device },
    });

  await page.goto('/oauth/device');
  await expect(page).toHaveURL(/\/connect\/device$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter the eight letters of the code.')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `device-code-${width}`));
  await page.getByLabel('Code').fill('bbbb bbbb');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code isn’t active')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `device-gone-${width}`));

  await page.goto(`/oauth/device?user_code=${code}`);
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Chat Bot wants to act for you' })).toBeVisible();
  await expect(page.getByText('Did you start this yourself?')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `device-form-${width}`));
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Go back to your device')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `device-done-${width}`));
  expect((await poll()).status()).toBe(200);

  await page.goto(linkOf('nobody', 'https://bot.example/', 'account:read'));
  await expect(page.getByText('The application couldn’t ask')).toBeVisible();
  await expect(page.getByText('We don’t know this application')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `connect-failed-${width}`));
  await page.goto('/connect/nothing');
  await expect(page.getByText('This request is no longer active')).toBeVisible();
});

test('an application is registered with a secret and a logo, changed and removed', async ({ browser }, info) => {
  const page = await member(browser, 'app-owner');
  await page.goto('/programs');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await page.getByRole('button', { name: 'Register an Application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register an application' });
  await dialog.getByLabel('Redirect addresses').fill('http://bot.example/');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText('Give the application a name.')).toBeVisible();
  await expect(dialog.getByText('Enter up to 10 addresses')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `application-form-${width}`));
  await dialog.getByLabel('Name').fill('Score Bot');
  await dialog.getByLabel('Redirect addresses').fill('https://bot.example/callback\nhttp://127.0.0.1/callback');
  await dialog.getByLabel('It can keep a secret').check();
  await dialog.getByLabel('Application logo picture').setInputFiles({
    name: 'logo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog.getByText('Choose a PNG, JPG or WebP picture.')).toBeVisible();
  await dialog.getByLabel('Application logo picture').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawLogo(),
  });
  await expect(dialog.getByRole('button', { name: 'Change Logo' })).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `application-logo-${width}`));
  await dialog.getByRole('button', { name: 'Register' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new client secret' });
  await expect(shown.getByLabel('Client secret')).toHaveText(/^gntl_ocs_[0-9A-Za-z]{38}$/);
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  const list = page.getByRole('list', { name: 'Applications', exact: true });
  await expect(list).toContainText('With a secret');
  await expect(list.locator('img')).toHaveAttribute('src', /^\/media\//);
  await settled(page);
  await inBothSizes(page, (width) => photograph(page, info, `applications-${width}`));
  await list.getByRole('button', { name: 'Replace Secret of Score Bot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace Secret' }).click();
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  await list.getByRole('button', { name: 'Change Score Bot' }).click();
  const changing = page.getByRole('dialog', { name: 'Change this application' });
  await changing.getByLabel('Name').fill('Scores');
  await changing.getByRole('button', { name: 'Remove Logo' }).click();
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Scores');
  await expect(list.locator('img')).toHaveCount(0);
  await list.getByRole('button', { name: 'Remove Scores' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Application' }).click();
  await expect(page.getByText('No applications yet')).toBeVisible();
});

test('while the question is on its way, and when it cannot be read, the page says so', async ({ browser }, info) => {
  const owner = await member(browser, 'late-maker');
  const client = await registerBy(owner, 'Late Bot');
  const page = await member(browser, 'late-user', { expected: /ERR_FAILED/ });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => void (release = resolve));
  let isBroken = true;
  await page.route('**/graphql*', async (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (!asked.includes(questionDocument)) return route.continue();
    await held;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto(linkOf(client, 'http://127.0.0.1:1/callback', 'account:read'));
  await expect(page.locator('[data-loading]').first()).toBeVisible();
  await photograph(page, info, 'connect-loading');
  release();
  await expect(page.getByText('Failed to load what the application asks for')).toBeVisible();
  await inBothSizes(page, (width) => photograph(page, info, `connect-unread-${width}`));
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Late Bot wants to act for you' })).toBeVisible();
});
