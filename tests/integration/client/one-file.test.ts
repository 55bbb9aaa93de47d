import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/client/database.ts';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';

describe.runIf(engine === 'sqlite')('a file has one gateway', () => {
  let folder = '';
  let db: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gauntlet-one-'));
    mkdirSync(join(folder, 'real'));
    db = await openDatabase(`file:${folder}/real/books.db`);
    symlinkSync(join(folder, 'real'), join(folder, 'other'));
    symlinkSync(join(folder, 'real/books.db'), join(folder, 'link.db'));
    symlinkSync('link.db', join(folder, 'link-of-link.db'));
  });
  afterAll(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['its own path', () => join(folder, 'real/books.db')],
    ['a path from here', () => relative(process.cwd(), join(folder, 'real/books.db'))],
    ['a path with detours', () => join(folder, 'other/../real/./books.db')],
    ['a linked folder', () => join(folder, 'other/books.db')],
    ['a link', () => join(folder, 'link.db')],
    ['a link to a link', () => join(folder, 'link-of-link.db')],
    ['a path with slashes', () => `//${join(folder, 'link.db')}`],
  ])('by %s', async (_way, path) => {
    await expect(openDatabase(`file:${path()}`)).rejects.toThrow('in use by another Gauntlet process');
  });

  it('and one name: a hard link is refused whoever came first, and is no harm once it is gone', async () => {
    const twin = join(folder, 'twin.db');
    linkSync(join(folder, 'real/books.db'), twin);
    await expect(openDatabase(`file:${twin}`)).rejects.toThrow('several names');
    await db.close();
    for (const name of ['twin.db', 'real/books.db'])
      await expect(openDatabase(`file:${join(folder, name)}`)).rejects.toThrow('several names');
    rmSync(twin);
    db = await openDatabase(`file:${folder}/real/books.db`);
  });

  it('that a link which led nowhere has made is the file it leads to', async () => {
    symlinkSync(join(folder, 'real/new.db'), join(folder, 'new.db'));
    const made = await openDatabase(`file:${join(folder, 'new.db')}`);
    await expect(openDatabase(`file:${join(folder, 'real/new.db')}`)).rejects.toThrow('in use');
    await made.close();
    renameSync(join(folder, 'real/new.db'), join(folder, 'moved.db'));
    await (await openDatabase(`file:${join(folder, 'moved.db')}`)).close();
  });
});
