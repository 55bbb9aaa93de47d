import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

process.env['CHROMIUM_PATH'] ??= findBrowser() ?? '';
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  // Each on a gateway of its own (tests/e2e/support.ts).
  workers: 2,
  retries: 0,
  // Generous: a story of two browsers on a busy machine. A test that waits for nothing fails by its own expectation.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // Recording doubles the time of a run; `--trace on` has it for the tests that are looked into.
    trace: 'off',
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
});
