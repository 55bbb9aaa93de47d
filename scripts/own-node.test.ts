import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import client from '../client/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import brought from './node/package.json' with { type: 'json' };
import { isSupported } from './own-node.mjs';
import { ROOT } from './source-files.ts';

test.each([
  ['v18.20.8', false],
  ['v20.20.2', false],
  ['v21.7.3', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['22.23.5', true],
  ['v23.11.1', false],
  ['v24.0.0', true],
  ['v26.12.1', true],
  ['v101.0.0', true],
])('Node %s is in range: %s', (version, is) => {
  expect(isSupported(version)).toBe(is);
});

test('what is in range stands in both packages, and this runs on it', () => {
  expect(packageJson.engines.node).toBe('^22.12.0 || >=24');
  expect(client.engines).toEqual(packageJson.engines);
  expect(isSupported(process.version)).toBe(true);
});

test('one version is brought to every system, by its integrity, and is the one of the developers', () => {
  const versions = Object.values(brought.optionalDependencies);
  expect(new Set(versions)).toEqual(new Set([readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()]));
  const lock = JSON.parse(readFileSync(join(ROOT, 'scripts/node/package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: boolean }>;
  };
  for (const [name, version] of Object.entries(brought.optionalDependencies)) {
    const locked = lock.packages[`node_modules/${name}`];
    expect(locked).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
    expect(locked).not.toHaveProperty('hasInstallScript');
  }
});
