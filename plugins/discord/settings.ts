import * as z from 'zod';
import { address, gauntletSettings } from '../kit/settings.ts';

const snowflake = z.string().regex(/^\d{5,25}$/, 'must be a number as Discord shows it');

/** What the operator sets, in the environment alone. */
export const discordSettings = z.object({
  ...gauntletSettings,
  DISCORD_APPLICATION_ID: snowflake,
  DISCORD_PUBLIC_KEY: z.string().regex(/^[0-9a-f]{64}$/i, 'must be the public key of the application, 64 letters'),
  DISCORD_BOT_TOKEN: z.string().min(1),
  /** To whom /balance says how much it is. */
  DISCORD_OWNER_ID: snowflake,
  /** Both are needed to post results. */
  DISCORD_CHANNEL_ID: snowflake.optional(),
  GAUNTLET_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be the secret that Gauntlet showed').optional(),
  DISCORD_API: address(/^https?$/).default('https://discord.com/api/v10'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
});
export type DiscordSettings = z.output<typeof discordSettings>;
