import type { ApiScope } from './scopes.ts';
import type { WebhookType } from '../shared/told.ts';

/** What can be connected in the marketplace of the Creator Hub (CR-21). */
export const PLUGINS = ['twitch', 'discord', 'obs'] as const;
export type Plugin = (typeof PLUGINS)[number];

export interface PluginTerms {
  /** What its key and the list of keys call it. */
  readonly name: string;
  /** The least that it needs; its owner is not asked for more. */
  readonly scopes: readonly ApiScope[];
  /** What an address of its own is told; none where it has no use for one. */
  readonly tells: readonly WebhookType[];
}

/**
 * Twitch's chat is read by everybody, so its bot cannot see the wallet at all. OBS shows three overlays out of one file,
 * and therefore with one key (docs/decisions/overlays.md).
 */
export const PLUGIN_TERMS: Readonly<Record<Plugin, PluginTerms>> = {
  twitch: { name: 'Twitch chat bot', scopes: ['battles:read'], tells: [] },
  discord: { name: 'Discord bot', scopes: ['battles:read', 'wallet:read'], tells: ['challenge.result'] },
  obs: {
    name: 'OBS overlay',
    scopes: ['overlay:wallet', 'overlay:wagers', 'overlay:wins', 'overlay:amounts'],
    tells: [],
  },
};

/** How long a connection lives, in days: as long as a key may. */
export const PLUGIN_LIFE_DAYS = 365;
