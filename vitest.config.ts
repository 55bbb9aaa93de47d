import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/**
 * Node's packages load graphql's CommonJS file while Vite would pick its ES module: two copies, each of which refuses
 * the other's schemas ("another module or realm"). This makes it one.
 */
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }],
};

const setup = (name: string) => `tests/support/setup/${name}.ts`;

const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

/** Only what never comes lasts as long: a busy machine is slow, not wrong. A deep run does twenty times as much. */
const patience = {
  testTimeout: process.env['EXTENT'] === 'deep' ? 2_400_000 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Restarts, cut connections and kills at chosen points that every run of the tests goes through too. */
const CHAOS_ELSEWHERE = [
  'tests/integration/client/{beside-load,busy-file,kill,outages}.test.ts',
  'tests/integration/events/kill-delivery.test.ts',
];

export default defineConfig({
  resolve: oneGraphql,
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    tags: [
      {
        name: 'full',
        description: 'Too long for `npm test`: runs in `npm run test:full`, and wherever it is asked for.',
      },
      { name: 'engines', description: 'The engine matters, so that `npm test` runs the file on PostgreSQL as well.' },
    ],
    // Whoever asks for files in any order gets them so.
    ...(isShuffled ? {} : { sequence: { sequencer: LongestFirst } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'client/**/*.test.ts',
            'domain/**/*.test.ts',
            'db/**/*.test.ts',
            'gateway/**/*.test.ts',
            'plugins/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'scripts/**/*.test.ts',
            'verify/**/*.test.ts',
            'web/**/*.test.ts',
          ],
          globalSetup: setup('sqlite-folder'),
          setupFiles: [setup('seed'), setup('old-process'), setup('sqlite')],
          ...patience,
        },
      },
      {
        extends: true,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        // A copy of the tree has its packages elsewhere.
        server: { fs: { strict: false } },
        test: {
          name: 'web',
          // What needs a page is a `.tsx`, and finds it as empty as a new one.
          environment: './tests/support/setup/one-page.ts',
          isolate: false,
          include: ['web/**/*.test.tsx'],
          setupFiles: [setup('seed'), setup('old-process'), setup('crypto'), 'web/testing/setup.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-sqlite',
          environment: 'node',
          // No test replaces a module, so the files share them: loading the gateway for each took longer than the tests.
          isolate: false,
          include: ['tests/{integration,abuse}/**/*.test.ts', 'addons/**/*.test.ts'],
          globalSetup: setup('sqlite-folder'),
          setupFiles: [setup('seed'), setup('sqlite')],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-postgres',
          environment: 'node',
          // No test replaces a module, so the files share them: loading the gateway for each took longer than the tests.
          isolate: false,
          include: ['tests/{integration,abuse}/**/*.test.ts', 'addons/**/*.test.ts'],
          globalSetup: setup('postgres-server'),
          setupFiles: [setup('seed'), setup('postgres')],
          ...patience,
        },
      },
      ...(['sqlite', 'postgres'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: `chaos-${engine}`,
          environment: 'node' as const,
          isolate: false,
          // What breaks a machine on purpose, and what in the ordinary run breaks less of it.
          include: ['tests/chaos/**/*.test.ts', ...CHAOS_ELSEWHERE],
          globalSetup: setup(engine === 'sqlite' ? 'sqlite-folder' : 'postgres-server'),
          setupFiles: [setup('seed'), setup(engine)],
          ...patience,
          testTimeout: 600_000,
        },
      })),
    ],
  },
});
