import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// Every worker reads this file again: what is chosen here is handed down through the environment.
process.env['E2E_PORT'] ??= String(4600 + (process.pid % 1000));
process.env['CHROMIUM_PATH'] ??= findBrowser() ?? '';
if (process.env['E2E_FOLDER'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-e2e-'));
  process.env['E2E_FOLDER'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const { E2E_PORT, E2E_FOLDER, CHROMIUM_PATH } = process.env;
// By name: passkeys are tied to a name, never to a number.
const baseURL = `http://localhost:${E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // Generous: a story of two browsers on a busy machine. A test that waits for nothing fails by its own expectation.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // The gateway listens on IPv4 alone.
        '--host-resolver-rules=MAP localhost 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps dist/gateway/main.js',
    url: `${baseURL}/readyz`,
    env: {
      NODE_ENV: 'test',
      PORT: E2E_PORT,
      PUBLIC_URL: baseURL,
      DATABASE_URL: `file:${join(E2E_FOLDER, 'e2e.db')}`,
      DEMO_DATA: 'load',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
