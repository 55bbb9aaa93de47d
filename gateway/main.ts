import { COPY_COMMAND, copyAndTell } from './server/work/copy-database.ts';
import { RESTART_CODE } from './kernel/http/host.ts';
import { readConfig } from './kernel/config/config.ts';
import { type Started, startGateway } from './start.ts';

async function run(): Promise<void> {
  const [command = 'start', ...given] = process.argv.slice(2);
  if (command === 'start') return serve();
  const [file] = given;
  if (command === COPY_COMMAND && file !== undefined) return copyAndTell(readConfig(process.env), file);
  const { runCommand } = await import('./server/work/commands.ts');
  process.exitCode = await runCommand(process.env, [command, ...given]);
}

async function serve(): Promise<void> {
  const started = await startGateway(process.env);
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    void started.stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  started.onEnd((how) => end(how === 'restart' ? RESTART_CODE : 0));
  greet(started);
}

function greet({ port, hasDemo }: Started): void {
  const url = `http://localhost:${port}`;
  const lines = [`Gauntlet is ready at ${url}`, `API explorer: ${url}/graphiql/`];
  if (hasDemo)
    lines.push('Demo accounts: demo, rival, newcomer, moderator, admin, treasurer; password of each: demo-Gauntlet-1');
  process.stdout.write(`${lines.join('\n')}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
