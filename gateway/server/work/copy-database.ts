import { execFile } from 'node:child_process';
import { backupDatabase } from '../../../db/client/backup.ts';
import { codeOf } from '../../../db/client/sql.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Host } from '../../kernel/http/host.ts';
import { verifyBooks } from './verify-books.ts';

/** What the gateway is called with to make a copy and end. */
export const COPY_COMMAND = 'copy-database';

/** More than the longest list of findings. */
const ANSWER_MAX = 16 * 1_024 * 1_024;

/** How the copy went, as the process that made it says it. */
type Told =
  | { readonly findings: readonly string[] }
  | { readonly failure: { readonly code: string; readonly message: string } };

export const copyHere =
  ({ databaseUrl }: Pick<Config, 'databaseUrl'>): Host['copyDatabase'] =>
  (file) =>
    backupDatabase(databaseUrl, file, verifyBooks);

/** Makes the copy and says how it went: the whole of a process that another gateway has started. */
export async function copyAndTell(config: Config, file: string): Promise<void> {
  const told: Told = await copyHere(config)(file).then(
    (findings) => ({ findings }),
    (error: unknown) => ({
      failure: { code: codeOf(error), message: error instanceof Error ? error.message : String(error) },
    }),
  );
  process.stdout.write(JSON.stringify(told));
}

/** The same program in a process beside this one: SQLite copies and checks all at once, and nobody is to wait for it. */
export const copyBeside: Host['copyDatabase'] = (file) =>
  new Promise((resolve, reject) => {
    const program = process.argv[1] ?? '';
    const child = execFile(
      process.execPath,
      [...process.execArgv, program, COPY_COMMAND, file],
      { maxBuffer: ANSWER_MAX },
      (error, answer) => {
        process.removeListener('exit', end);
        if (error) return reject(error);
        const told = JSON.parse(answer) as Told;
        if ('findings' in told) return resolve(told.findings);
        reject(Object.assign(new Error(told.failure.message), { code: told.failure.code }));
      },
    );
    const end = (): void => void child.kill();
    process.once('exit', end);
  });
