/** `npm run pictures`: takes the two pictures of the README anew, of the built product with its demo data set. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { getBrowser } from './browser.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ROOT, prepare, run } from './prepare.mjs';

const PICTURES = [
  { file: 'battle-hub.jpg', viewport: { width: 1200, height: 760 }, path: '/dashboard?tab=live-battles' },
  { file: 'challenge.jpg', viewport: { width: 390, height: 760 }, path: '/dashboard?tab=live-battles', open: true },
];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Waits until the gateway answers; its own end is an error. */
async function untilReady(gateway, url) {
  for (;;) {
    if (gateway.exitCode !== null) throw new Error(`The gateway ended with ${gateway.exitCode}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
}

async function take(browser, url, { file, viewport, path, open = false }) {
  const page = await browser.newPage({ baseURL: url, viewport, reducedMotion: 'reduce', colorScheme: 'dark' });
  const answer = await page.request.post('/api/auth/login', {
    data: { username: 'demo', password: 'demo-Gauntlet-1' },
  });
  if (!answer.ok()) throw new Error('Nobody could sign in.');
  await page.goto(path);
  const rows = page.getByRole('main').locator('a[href^="/challenge/"]');
  await rows.first().waitFor();
  if (open) {
    await rows.first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // Art and faces come after the words.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(ROOT, 'docs/pictures', file), type: 'jpeg', quality: 72 });
  await page.close();
}

await prepare();
if (!isBuilt() && !run('npm run --silent build')) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-pictures-'));
const [port, rtmpPort] = [await freePort(), await freePort()];
const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'demo.db')}`, PORT: port, RTMP_PORT: rtmpPort };
const gateway = spawn(process.execPath, ['dist/gateway/main.js', 'start'], { cwd: ROOT, stdio: 'ignore', env });
const ended = new Promise((resolve) => void gateway.once('exit', resolve));
try {
  const url = `http://localhost:${port}`;
  await untilReady(gateway, url);
  const browser = await chromium.launch({ executablePath: getBrowser() });
  for (const picture of PICTURES) await take(browser, url, picture);
  await browser.close();
} finally {
  gateway.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
