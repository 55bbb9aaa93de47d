/**
 * `npm run build:tarball` packs the client package with all that it needs, so that `npm install` of one address is enough
 * and no registry is asked. A gateway serves it under /developers.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../client/package.json' with { type: 'json' };
import { buildClient } from './build-client.ts';
import { run } from './prepare.mjs';
import { ROOT } from './source-files.ts';

/** Packs it into `client` of a folder of builds. @throws where it does not compile or pack */
export function packClient(buildFolder: string): void {
  const work = mkdtempSync(join(tmpdir(), 'pack-client-'));
  try {
    buildClient(work);
    const names = Object.keys(packageJson.dependencies);
    for (const name of names) {
      const folder = join(ROOT, 'node_modules', name);
      const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        readonly dependencies?: Readonly<Record<string, string>>;
      };
      const missing = Object.keys(dependencies).filter((one) => !names.includes(one));
      if (missing.length > 0) throw new Error(`${name} needs ${missing.join(', ')}, which the client does not pack`);
      cpSync(folder, join(work, 'node_modules', name), { recursive: true });
    }
    writeFileSync(join(work, 'package.json'), JSON.stringify({ ...packageJson, bundleDependencies: names }, null, 2));
    const to = join(buildFolder, 'client');
    mkdirSync(to, { recursive: true });
    if (!run(`npm pack "${work}" --pack-destination "${work}" --silent`)) throw new Error('the client is not packed');
    // Copied, since a folder for what passes may lie on another disk.
    cpSync(join(work, `gauntlet-client-${packageJson.version}.tgz`), join(to, 'gauntlet-client.tgz'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) packClient(join(ROOT, 'dist'));
