import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '../kit/settings.ts';
import { startTwitchBot } from './bot.ts';
import { twitchSettings } from './settings.ts';

/** @throws SettingsError */
export function startTwitch(env: NodeJS.ProcessEnv, log: (line: string) => void): void {
  const settings = readSettings(twitchSettings, env);
  const bot = startTwitchBot(settings, { log, now: () => Date.now(), pause });
  void bot.ended.then(() => process.exit(1));
}
