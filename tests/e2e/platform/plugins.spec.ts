import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import { ObsStandIn } from '../../support/obs-stand-in.ts';
import { member } from '../accounts/member.ts';
import { textOf } from '../reads.ts';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, settled, test, visitor } from '../support.ts';

const PAGE = '/creator-hub?tab=developer';

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks for its plugins. */
const [pluginsDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query Plugins')) ?? [];

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Plugins' }).getByRole('listitem').filter({ hasText: name });

async function connect(page: Page, name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: `Connect ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Connect the ${name}` });
  await fill(dialog);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  return page.getByRole('dialog', { name: `${name} connected` });
}

const nothing = (): Promise<void> => Promise.resolve();

test('a plugin is connected, stays so, is heard from, and is shut out when it is disconnected (CR-21)', async ({
  browser,
}, info) => {
  test.slow();
  const page = await member(browser, 'plugin-owner', { expected: /40[0139]/ });
  const program = await visitor(browser);
  const ask = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await program.request.post('/graphql', { headers, data: { query: '{ myBattles { id } }' } })).status();
  };
  await page.goto(PAGE);
  for (const name of ['Twitch chat bot', 'Discord bot', 'OBS overlay'])
    await expect(rowOf(page, name)).toContainText('Not connected');
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugins-none-${viewport.width}`);
  }

  await page.getByRole('button', { name: 'Connect Discord bot' }).click();
  const form = page.getByRole('dialog', { name: 'Connect the Discord bot' });
  await form.getByLabel('Address for results').fill('https://127.0.0.1/webhook');
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Connect' }).click();
  await expect(form.getByText('That address is in your own network', { exact: false })).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugin-form-${viewport.width}`);
  }
  await form.getByLabel('Address for results').fill('https://bot.example.com/webhook');
  await form.getByRole('button', { name: 'Connect' }).click();
  const shown = page.getByRole('dialog', { name: 'Discord bot connected' });
  await expect(shown.getByLabel('Signing secret')).toHaveText(/^whsec_/);
  const key = await textOf(shown.getByLabel('API key'), /^gntl_pat_[0-9A-Za-z]{38}$/);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugin-shown-${viewport.width}`);
  }
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  const row = rowOf(page, 'Discord bot');
  await expect(row).toContainText('not heard from yet');
  await expect(row).toContainText('https://bot.example.com/webhook');
  await expect(page).not.toHaveURL(/plugin=/);

  expect(await ask(key)).toBe(200);
  await page.reload();
  await expect(row).toContainText('Connected since');
  await expect(row).toContainText('last heard from');
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugins-connected-${viewport.width}`);
  }

  await row.getByRole('button', { name: 'Disconnect Discord bot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(row).toContainText('Not connected');
  expect(await ask(key)).toBe(401);
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Not connected');
});

test('OBS gets a scene collection whose overlays show, until it is disconnected (CR-21)', async ({ browser }, info) => {
  const page = await member(browser, 'obs-owner');
  await page.goto(PAGE);
  const shown = await connect(page, 'OBS overlay', nothing);
  const button = shown.getByRole('button', { name: 'Download Scene Collection' });
  await expect(button).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugin-obs-${viewport.width}`);
  }
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('gauntlet-obs.json');
  const scenes = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    sources: { id: string; name: string; settings: { url: string; width: number; height: number } }[];
  };
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  await expect(rowOf(page, 'OBS overlay')).toContainText('Connected since');
  const overlays: Page[] = [];
  for (const { settings } of scenes.sources.filter(({ id }) => id === 'browser_source')) {
    const { url, width, height } = settings;
    const overlay = await visitor(browser, { viewport: { width, height } });
    await overlay.goto(url);
    await settled(overlay);
    await expect(overlay.getByRole('region')).not.toContainText('Connecting');
    await expect(overlay.getByRole('region')).not.toContainText('ended');
    await photograph(overlay, info, `obs-${overlays.length}`);
    overlays.push(overlay);
  }
  expect(overlays).toHaveLength(3);
  await page.getByRole('button', { name: 'Disconnect OBS overlay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  for (const overlay of overlays) await expect(overlay.getByRole('region')).toContainText('This overlay has ended.');
});

test('OBS on the own computer is set up from the page, which says what was made, what was there and why it did not work (CR-21)', async ({
  browser,
}, info) => {
  test.slow();
  const obs = await ObsStandIn.open({ password: 'in OBS alone' });
  const gone = await ObsStandIn.open();
  await gone.close();
  const page = await member(browser, 'obs-starter', { expected: /ERR_CONNECTION_REFUSED/ });
  const told: string[] = [];
  page.on('request', (request) => void told.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(PAGE);
  const shown = await connect(page, 'OBS overlay', nothing);
  await shown.getByRole('button', { name: 'Set Up in OBS' }).click();
  const form = page.getByRole('dialog', { name: 'Set up in OBS' });
  const address = form.getByLabel('Address');
  const password = form.getByLabel('Server password');
  const send = form.getByRole('button', { name: 'Set Up in OBS' });
  await expect(address).toHaveValue('ws://localhost:4455');
  const look = async (name: string) => {
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      await expectUsable(page);
      await photograph(page, info, `${name}-${viewport.width}`);
    }
  };
  await look('obs-form');

  await address.fill('ws://obs.example:4455');
  await send.click();
  await expect(form.getByText('Enter the address of an OBS on this computer, like ws://localhost:4455.')).toBeVisible();
  await address.fill(gone.url);
  await send.click();
  await expect(form.getByRole('alert')).toContainText('OBS isn’t responding.');
  await look('obs-absent');
  await address.fill(obs.url);
  await password.fill('guessed');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('OBS rejected this password.');
  expect(obs.scenes.size).toBe(0);

  await password.fill('in OBS alone');
  await form.getByLabel('Wager Feed').uncheck();
  await send.click();
  const done = page.getByRole('dialog', { name: 'OBS is set up' });
  await expect(done).toContainText('Gauntlet overlays, Gauntlet Wallet, Gauntlet Recent Wins');
  await look('obs-done');
  expect([...obs.sources.keys()]).toEqual(['Gauntlet Wallet', 'Gauntlet Recent Wins']);
  const url = String(obs.sources.get('Gauntlet Wallet')?.settings['url']);
  const overlay = await visitor(browser, { viewport: { width: 350, height: 145 } });
  await overlay.goto(url);
  await expect(overlay.getByRole('region', { name: 'Wallet' })).toContainText('BC');

  // Back where the key still is: the third comes to the other two.
  await done.getByRole('button', { name: 'Done' }).click();
  await shown.getByRole('button', { name: 'Set Up in OBS' }).click();
  await expect(password).toHaveValue('');
  await address.fill(obs.url);
  await password.fill('in OBS alone');
  await send.click();
  await expect(done).toContainText('Gauntlet Wager Feed');
  await expect(done).toContainText('Gauntlet overlays, Gauntlet Wallet, Gauntlet Recent Wins. An overlay that says');
  await look('obs-found');
  expect(obs.sources.size).toBe(3);
  expect(obs.sources.get('Gauntlet Wallet')?.settings['url']).toBe(url);
  // What was typed went to OBS and nowhere else.
  expect(told.filter((line) => line.includes('OBS alone'))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('in OBS alone');
  await obs.close();
});

test('with all keys in use nothing can be connected, and the page says why (CR-21)', async ({ browser }, info) => {
  test.slow();
  const page = await member(browser, 'plugin-collector', { expected: /409/ });
  const query =
    'mutation C($input: NewApiKeyInput!, $owner: OwnerProofInput!) { createApiKey(input: $input, owner: $owner) { secret } }';
  const make = async (n: number) => {
    const input = { name: `Bot ${n}`, scopes: ['BATTLES_READ'], lifeDays: 7 };
    const variables = { input, owner: { password: PASSWORD } };
    expect((await page.request.post('/graphql', { data: { query, variables } })).status()).toBe(200);
  };
  for (let n = 1; n < 20; n++) await make(n);
  await page.goto(PAGE);
  // The last one goes elsewhere while the form is open here.
  await page.getByRole('button', { name: 'Connect Twitch chat bot' }).click();
  await make(20);
  const dialog = page.getByRole('dialog', { name: 'Connect the Twitch chat bot' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectUsable(page);
  await photograph(page, info, 'plugins-refused');
  await page.goto(PAGE);
  await expect(page.getByText('You have 20 keys, the most there may be.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect OBS overlay' })).toBeDisabled();
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugins-full-${viewport.width}`);
  }
});

test('plugins that cannot be read are said to be so, and come with another try (CR-21)', async ({ browser }, info) => {
  const page = await member(browser, 'plugin-waiter', { expected: /ERR_FAILED/ });
  let isBroken = true;
  await page.route('**/graphql*', (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    return isBroken && asked.includes(pluginsDocument) ? route.abort() : route.continue();
  });
  await page.goto(PAGE);
  await expect(page.getByText('Failed to load your plugins')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `plugins-failed-${viewport.width}`);
  }
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'Discord bot')).toContainText('Not connected');
});
