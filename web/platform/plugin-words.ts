import type { PluginRowFragment } from './operations/__generated__/plugin.gql.ts';
import * as t from './__generated__/messages.ts';

export type PluginKind = PluginRowFragment['plugin'];

interface PluginWords {
  readonly does: string;
  /** What has to be done with the key that was just made. */
  readonly next: string;
}

/** What each plugin does, as whoever connects it reads it. */
export const PLUGIN_WORDS: Readonly<Record<PluginKind, PluginWords>> = {
  TWITCH: {
    does: t.twitchBotAnswers(),
    next: t.startTheBotWithThisKey(),
  },
  DISCORD: {
    does: t.discordBotAnswers(),
    next: t.startTheBotWithThisKey(),
  },
  OBS: {
    does: t.putsYourWalletWagerFeedAndRecent(),
    next: t.setItUpInTheOBS(),
  },
};
