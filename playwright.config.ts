import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { newFolder, removeFolder } from './tests/e2e/seed-folder.ts';

process.env['CHROMIUM_PATH'] ??= findBrowser() ?? '';
const { CHROMIUM_PATH } = process.env;

/** The workers of a run, which read this as well, share the demo data that one of them has seeded. */
if (!process.env['E2E_SEEDS']) {
  const folder = newFolder();
  process.env['E2E_SEEDS'] = folder;
  process.once('exit', () => removeFolder(folder));
}

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'walks', testIgnore: 'gallery/**' },
    // Without a gateway: every screen on answers that were recorded.
    { name: 'gallery', testMatch: 'gallery/*.spec.ts' },
  ],
  fullyParallel: false,
  // Each on a gateway of its own (tests/e2e/support.ts).
  workers: 2,
  retries: 0,
  // Generous: a story of two browsers on a busy machine. Only what never comes lasts as long, wherever it is waited for.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // Nobody looks at a button in the middle of its colours; a test about motion asks for it by name.
    contextOptions: { reducedMotion: 'reduce' },
    // What was done and asked, of a walk that fails. Pictures as well would double the time of a run: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // A page of a walk lives for seconds: what the engine would compile for later costs it a fifth of its work.
        '--js-flags=--no-maglev --no-turbofan',
        // The gateway listens on IPv4 alone.
        '--host-resolver-rules=MAP localhost 127.0.0.1',
      ],
    },
  },
});
