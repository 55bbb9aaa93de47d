/** The browser that the end-to-end tests drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './prepare.mjs';

/** First the one without windows: the walks take a quarter less of the processor in it. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that lacks a system library is there and does not start. */
const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** The program of a browser that starts: the one asked for, the system's, or Playwright's own; null without any. */
export function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  return [...INSTALLED, chromium.executablePath()].find((path) => starts(path)) ?? null;
}

/** As `findBrowser`, and gets one where there is none. */
export function getBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No browser found: getting one for the end-to-end tests.');
  run('playwright install chromium');
  const own = findBrowser();
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (name) =>
      run(`apt-get install -y --no-install-recommends ${name}`, { DEBIAN_FRONTEND: 'noninteractive' });
    if (run('apt-get update') && !install('chromium-headless-shell')) install('chromium');
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
