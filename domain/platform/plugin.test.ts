import { describe, expect, it } from 'vitest';
import { KEY_LIVES } from './api-key.ts';
import { PLUGINS, PLUGIN_LIFE_DAYS, PLUGIN_TERMS } from './plugin.ts';
import { OVERLAY_SCOPES } from './scopes.ts';

describe('a plugin (CR-21)', () => {
  it('may look and nothing else, and lives as long as a key may', () => {
    for (const plugin of PLUGINS)
      for (const scope of PLUGIN_TERMS[plugin].scopes) expect(scope, plugin).toMatch(/:read$|^overlay:/);
    expect(KEY_LIVES).toContain(PLUGIN_LIFE_DAYS);
  });

  it('in a chat that everybody reads cannot see the wallet', () => {
    expect(PLUGIN_TERMS.twitch.scopes).toEqual(['battles:read']);
  });

  it('for OBS shows overlays alone, and no other shows any', () => {
    expect(PLUGIN_TERMS.obs.scopes).toEqual(OVERLAY_SCOPES);
    for (const plugin of ['twitch', 'discord'] as const)
      expect(PLUGIN_TERMS[plugin].scopes.filter((scope) => OVERLAY_SCOPES.includes(scope))).toEqual([]);
  });

  it('is told of payouts and wagers by none of its webhooks', () => {
    expect(PLUGINS.flatMap((plugin) => PLUGIN_TERMS[plugin].tells)).toEqual(['challenge.result']);
  });
});
