import { expect, it } from 'vitest';
import { discordSettings } from '../discord/settings.ts';
import { twitchSettings } from '../twitch/settings.ts';
import { SettingsError, readSettings } from './settings.ts';

const KEY = `gntl_pat_${'a'.repeat(38)}`;

function complaint(env: Record<string, string>): string {
  try {
    readSettings(discordSettings, env);
    return '';
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
}

it('names every variable that is missing at once, an empty one too (CR-21)', () => {
  expect(complaint({ DISCORD_BOT_TOKEN: '' }).split('\n')).toEqual([
    'GAUNTLET_URL is missing',
    'GAUNTLET_KEY is missing',
    'DISCORD_APPLICATION_ID is missing',
    'DISCORD_PUBLIC_KEY is missing',
    'DISCORD_BOT_TOKEN is missing',
    'DISCORD_OWNER_ID is missing',
  ]);
});

it('says what is wrong with one without repeating it: it may be a secret (CR-21)', () => {
  const said = complaint({ GAUNTLET_URL: 'ftp://x', GAUNTLET_KEY: 'my-secret', PORT: 'x' });
  expect(said).toContain('GAUNTLET_URL must be an address');
  expect(said).toContain('GAUNTLET_KEY must be the key that Gauntlet showed');
  expect(said).toMatch(/^PORT /m);
  expect(said).not.toContain('my-secret');
});

it('goes to the official addresses unless told otherwise (CR-21)', () => {
  const twitch = { TWITCH_USERNAME: 'GauntletBot', TWITCH_TOKEN: 'oauth:abc', TWITCH_CHANNEL: 'Streamer' };
  expect(readSettings(twitchSettings, { GAUNTLET_URL: 'https://g.example/', GAUNTLET_KEY: KEY, ...twitch })).toEqual({
    GAUNTLET_URL: 'https://g.example',
    GAUNTLET_KEY: KEY,
    TWITCH_USERNAME: 'gauntletbot',
    TWITCH_TOKEN: 'oauth:abc',
    TWITCH_CHANNEL: 'streamer',
    TWITCH_CHAT: 'wss://irc-ws.chat.twitch.tv:443',
  });
});
