import { readSettings } from '../kit/settings.ts';
import { makeDiscordBot } from './bot.ts';
import { discordSettings } from './settings.ts';

/** Discord may be away when the bot starts. */
const AGAIN_MS = 30_000;

/** @throws SettingsError */
export function startDiscord(env: NodeJS.ProcessEnv, log: (line: string) => void): void {
  const settings = readSettings(discordSettings, env);
  const { server, register } = makeDiscordBot(settings, { log, now: () => Date.now() });
  const registerAtLast = async (): Promise<void> => {
    const status = await register();
    if (status === 200) return log('Discord knows the commands.');
    log(`Discord did not take the commands (${status ?? 'no answer'}).`);
    // What is wrong with the token or the application does not mend itself.
    if (status === null || status === 429 || status >= 500) setTimeout(() => void registerAtLast(), AGAIN_MS);
    else process.exit(1);
  };
  server.listen(settings.PORT, settings.HOST, () => {
    log(`Listening on ${settings.HOST}:${settings.PORT}, /interactions for Discord and /webhook for Gauntlet.`);
    void registerAtLast();
  });
}
