import type { PluginRowFragment } from './operations/__generated__/plugin-row.gql.ts';

export type PluginKind = PluginRowFragment['plugin'];

interface PluginWords {
  readonly does: string;
  /** What has to be done with the key that was just made. */
  readonly next: string;
}

/** What each plugin does, as whoever connects it reads it. */
export const PLUGIN_WORDS: Readonly<Record<PluginKind, PluginWords>> = {
  TWITCH: {
    does: 'Answers !battle, !bracket and !balance in your Twitch chat. It tells nobody how much money you have.',
    next: 'Start the bot with this key as GAUNTLET_KEY. The guide that comes with it, docs/plugins.md, names its other settings.',
  },
  DISCORD: {
    does: 'Answers /battle, /bracket and /balance on your Discord server, the last to you alone, and posts the results of your public battles.',
    next: 'Start the bot with this key as GAUNTLET_KEY. The guide that comes with it, docs/plugins.md, names its other settings.',
  },
  OBS: {
    does: 'Puts your Wallet, Wager Feed and Recent Wins on your stream, amounts included.',
    next: 'Set it up in the OBS on this computer, or download the scene collection and import it in OBS under Scene Collection. The key is in that file: keep it to yourself.',
  },
};
