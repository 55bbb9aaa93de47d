import * as z from 'zod';
import { address, gauntletSettings } from '../kit/settings.ts';

const login = z
  .string()
  .regex(/^\w{1,25}$/, 'must be a name on Twitch')
  .transform((name) => name.toLowerCase());

/** What the operator sets, in the environment alone. */
export const twitchSettings = z.object({
  ...gauntletSettings,
  /** Of the account that the bot writes as. */
  TWITCH_USERNAME: login,
  TWITCH_TOKEN: z.string().regex(/^(?:oauth:)?[0-9A-Za-z]+$/, 'must be a token of Twitch'),
  /** In whose chat it answers. */
  TWITCH_CHANNEL: login,
  TWITCH_CHAT: address(/^wss?$/).default('wss://irc-ws.chat.twitch.tv:443'),
});
export type TwitchSettings = z.output<typeof twitchSettings>;
