import type { Plugin } from '../../domain/platform/plugin.ts';
import type { Client } from './http-client.ts';
import { PASSWORD } from './http-gateway.ts';

const PLUGIN = 'plugin name scopes postsResults connectedAt expiresAt lastHeardAt webhookUrl';
export const CONNECT = `mutation C($input: ConnectPluginInput!, $owner: OwnerProofInput!) { connectPlugin(input: $input, owner: $owner) { secret webhookSecret plugin { ${PLUGIN} } } }`;
export const DISCONNECT = 'mutation D($plugin: PluginKind!) { disconnectPlugin(plugin: $plugin) }';
const LIST = `{ plugins { ${PLUGIN} } }`;

export interface SeenPlugin {
  readonly plugin: string;
  readonly scopes: readonly string[];
  readonly connectedAt: number | null;
  readonly expiresAt: number | null;
  readonly lastHeardAt: number | null;
  readonly webhookUrl: string | null;
}

export interface SeenNewPlugin {
  readonly plugin: SeenPlugin;
  readonly secret: string;
  readonly webhookSecret: string | null;
}

export const connectVariables = (plugin: Plugin, url: string | null = null, proof: string | null = null) => ({
  input: { plugin: plugin.toUpperCase(), url },
  owner: { password: PASSWORD, proof },
});

export const connect = async (client: Client, plugin: Plugin, url: string | null = null): Promise<SeenNewPlugin> =>
  (await client.ask<{ connectPlugin: SeenNewPlugin }>(CONNECT, connectVariables(plugin, url))).connectPlugin;

export const disconnect = (client: Client, plugin: Plugin): Promise<unknown> =>
  client.ask(DISCONNECT, { plugin: plugin.toUpperCase() });

export const pluginsOf = async (client: Client): Promise<readonly SeenPlugin[]> =>
  (await client.ask<{ plugins: SeenPlugin[] }>(LIST)).plugins;
