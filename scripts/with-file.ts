import { resolve } from 'node:path';

/** Runs a command with the file that it was given, seen from where `npm run` was called. What goes wrong is said in words. */
export async function withFile(command: string, work: (file: string) => Promise<void>): Promise<void> {
  const [file] = process.argv.slice(2);
  try {
    if (file === undefined) throw new Error(`Which file? npm run ${command} -- FILE`);
    await work(resolve(process.env['INIT_CWD'] ?? '.', file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
