/** `npm run plugin discord` and `npm run plugin twitch`: docs/plugins.md says what has to be set. */
import { startDiscord } from './discord/start.ts';
import { SettingsError } from './kit/settings.ts';
import { startTwitch } from './twitch/start.ts';

const log = (line: string): void => void process.stdout.write(`${line}\n`);

const STARTS = new Map([
  ['discord', startDiscord],
  ['twitch', startTwitch],
]);

const start = STARTS.get(process.argv[2] ?? '');
try {
  if (!start)
    throw new SettingsError(`Say which: ${[...STARTS.keys()].map((name) => `npm run plugin ${name}`).join(' or ')}`);
  start(process.env, log);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
