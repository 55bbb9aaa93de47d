import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room at all. */
  fill(): void;
  /** Takes back what `fill` wrote. */
  free(): void;
  remove(): void;
}

/** A file system of its own, of so many megabytes; null where this process may not mount one. */
export function mountSmallDisk(megabytes: number, owner: 'root' | 'nobody' = 'root'): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-disk-'));
  const id = (flag: string) => execFileSync('id', [flag, owner], { encoding: 'utf8' }).trim();
  try {
    const options = `size=${megabytes}m,mode=0700,uid=${id('-u')},gid=${id('-g')}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1)
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(bytes));
        } catch {
          // No room for so much: less may fit.
        }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
