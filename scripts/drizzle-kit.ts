import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

/** What makes the tables build themselves for an engine; nothing is opened. */
const URLS = { sqlite: 'file:none', postgres: 'postgres://none' } as const;

export const ENGINES = ['sqlite', 'postgres'] as const;

/** Runs `drizzle-kit generate` for an engine. */
export function generateMigration(engine: (typeof ENGINES)[number], args: readonly string[], isQuiet = false): void {
  execFileSync(join(ROOT, 'node_modules/.bin/drizzle-kit'), ['generate', ...args], {
    cwd: ROOT,
    stdio: isQuiet ? 'pipe' : 'inherit',
    env: { ...process.env, DATABASE_URL: URLS[engine] },
  });
}
