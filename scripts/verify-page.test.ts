// @module-tag full
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import balances from '../docs/formats/balances.json' with { type: 'json' };
import crates from '../docs/formats/crates.json' with { type: 'json' };
import vectors from '../docs/formats/log.json' with { type: 'json' };
import { getBrowser } from './browser.mjs';
import { verifyPage } from './build-verify-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'verify-page-'));
const crate = crates.files[0]?.text ?? '';
const balance = balances.files[0]?.text ?? '';
let browser: Browser;
let url: string;

beforeAll(async () => {
  const file = join(folder, 'gauntlet-verify.html');
  writeFileSync(file, await verifyPage());
  url = pathToFileURL(file).href;
  browser = await chromium.launch({ executablePath: getBrowser() });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([390, 1440])(
  'the page checks files from disk without a network, %d px wide, and is axe clean',
  async (width) => {
    const context = await browser.newContext({ offline: true, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(url);
    const says = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();
    const check = () => page.getByRole('button', { name: 'Check' }).click();
    await says('Nothing was checked yet.');

    await page.getByLabel(/^A downloaded proof/).setInputFiles({
      name: 'crate.json',
      mimeType: 'application/json',
      buffer: Buffer.from(crate),
    });
    await says('It holds.');
    await page.getByLabel('Or its text').fill(crate.replace('"nonce": 0', '"nonce": 1'));
    await check();
    await says('Secret, seed, number and odds come to another roll.');
    await page.getByLabel('Or its text').fill(balance);
    await check();
    await says('HOLDS: 1001 cents of it are those of player-2.');
    await page.getByLabel('Or its text').fill(vectors.proofFile.text);
    await check();
    await says('Type the verifier key of the house, from somewhere else than the file.');
    await page.getByLabel(/^Verifier key of the log/).fill(vectors.log.key);
    await page.getByLabel(/^Text of the receipt/).fill('256');
    await check();
    await says('HOLDS: the receipt is the one of this transfer.');

    const dropped = await page.evaluateHandle(`{
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(balance)}], 'balance.json'));
    data;
  }`);
    await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
    await says('HOLDS: 1001 cents of it are those of player-2.');

    await page.evaluate(axe);
    const violations = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
    expect(violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('the page lets itself call nobody', async () => {
  const page = await browser.newPage();
  await page.goto(url);
  const blocked = await page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
    fetch('http://127.0.0.1:9/').catch(() => {});
  })`);
  expect(blocked).toBe('connect-src');
  expect(await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; form-action 'none'$/,
  );
  await page.close();
});
