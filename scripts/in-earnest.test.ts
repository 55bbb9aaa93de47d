import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { ROOT } from './source-files.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(readdirSync(ROOT).filter((file) => /^vite\..*config\.ts$/.test(file)))(
  '%s builds for production in a shell that says something else',
  async (file) => {
    vi.stubEnv('NODE_ENV', 'development');
    const config = await resolveConfig({ root: ROOT, configFile: join(ROOT, file), logLevel: 'silent' }, 'build');
    expect(config.isProduction).toBe(true);
  },
);
