/**
 * `npm run test:mutation`: changes the money code in one place at a time and asks whether a test notices. Behind it may
 * stand the part, `domain`, `proof` or `ledger`, and the files to change, as in `-- ledger db/wallet/post-transfer.ts`.
 */
import { prepare } from './prepare.mjs';

const PARTS = {
  domain: { mutate: ['domain/wallet/**/*.ts', 'domain/battles/**/*.ts'], ignoreStatic: false },
  proof: { mutate: ['domain/proof/**/*.ts'], ignoreStatic: false },
  // What runs once at an import would need every test, each on a database of its own.
  ledger: { mutate: ['db/wallet/**/*.ts'], ignoreStatic: true },
};

await prepare();
const { Stryker } = await import('@stryker-mutator/core');

const [only, files] = process.argv.slice(2);
for (const [part, { mutate, ignoreStatic }] of Object.entries(PARTS)) {
  if (only !== undefined && only !== part) continue;
  process.env.MUTATED_PART = part;
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    ignoreStatic,
    mutate: [...(files?.split(',') ?? mutate), '!**/*.test.ts', '!**/*.table.ts'],
    ignorePatterns: ['/.cache', '/.ci', '/data', '/dist', '/docs', '/web', '/test-results', '/playwright-report'],
    // Stryker would rewrite the file by an interface that TypeScript 7 does not have; the sandbox does without it.
    tsconfigFile: 'none',
    concurrency: 2,
    timeoutMS: 3_000,
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'progress', 'html', 'json'],
    htmlReporter: { fileName: `.cache/reports/mutation-${part}.html` },
    jsonReporter: { fileName: `.cache/reports/mutation-${part}.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest();
}
