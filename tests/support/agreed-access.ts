import { join } from 'node:path';
import { ROOT } from '../../scripts/source-files.ts';
import type { Access } from '../../gateway/schema/access.ts';
import { files } from '../architecture/source.ts';

/**
 * Who may ask what, said once more beside the declarations: a field or route that is new, gone or declared otherwise has
 * to be looked at by somebody before the tests pass again. Each room says it of its own.
 */
export async function readAgreedAccess(): Promise<[string, Access][]> {
  const parts = files.filter((file) => /^tests\/integration\/[\w-]+\/agreed-access\.ts$/.test(file));
  const read = parts.map((file) => import(join(ROOT, file)) as Promise<{ AGREED_ACCESS: Record<string, Access> }>);
  return (await Promise.all(read)).flatMap(({ AGREED_ACCESS }) => Object.entries(AGREED_ACCESS));
}
