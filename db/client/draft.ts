import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Gives a draft the name of the file that it is for, once it is on the disk as a whole. */
export function settleDraft(draft: string, file: string): void {
  flush(draft);
  renameSync(draft, file);
  flush(dirname(file));
}

/** Removes a draft, with what SQLite keeps beside a file. */
export function dropDraft(draft: string): void {
  for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${draft}${end}`, { force: true });
}
