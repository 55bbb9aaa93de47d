import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the ledger have to get past: those about money alone, on SQLite. Whole gateways and long
 * histories would find little more and take minutes for a single mutant.
 */
const LEDGER_TESTS = [
  'books',
  'coins',
  'deposits',
  'ledger',
  'payment-rows',
  'play-limits',
  'proof-rows',
  'stake-ends',
  'stakes',
  'verify-ledger',
  'withdrawals',
].map((name) => `tests/integration/wallet/${name}.test.ts`);

const domain = { include: ['domain/wallet/**/*.test.ts', 'domain/battles/**/*.test.ts'] };

const proof = { include: ['domain/proof/**/*.test.ts'] };

const ledger = {
  include: LEDGER_TESTS,
  globalSetup: 'tests/support/setup/sqlite-folder.ts',
  setupFiles: 'tests/support/setup/sqlite.ts',
  hookTimeout: 60_000,
};

/** For `npm run test:mutation`, which says which part it is at. */
export default defineConfig({
  // One copy of graphql, as in vitest.config.ts.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }],
  },
  test: {
    environment: 'node',
    // Which run a test belongs to is for the others to know.
    strictTags: false,
    // With every line counted, on a machine that others use as well.
    testTimeout: 180_000,
    ...({ ledger, proof }[process.env['MUTATED_PART'] ?? ''] ?? domain),
  },
});
