import type { LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import type { Config } from '../kernel/config/config.ts';

/** Who an account of another site is, as that site says. */
export interface OauthAccount {
  readonly id: string;
  readonly name: string;
}

interface ProviderEndpoints {
  readonly authorize: string;
  readonly token: string;
  /** Answers who has agreed. */
  readonly account: string;
  /** The least that lets `account` answer. */
  readonly scope: string;
  /** Sent beside the token where a provider wants to know the client again. */
  readonly clientIdHeader?: string;
  /** Finds the account in the answer; null when it is not there. */
  readonly read: (answer: unknown) => OauthAccount | null;
}

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined,
    value,
  );

const NAME_MAX = 100;

function accountOf(id: unknown, ...names: readonly unknown[]): OauthAccount | null {
  const name = names.find((one): one is string => typeof one === 'string' && one !== '');
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '' || name === undefined) return null;
  return { id: String(id).slice(0, NAME_MAX), name: name.replaceAll('\0', '').slice(0, NAME_MAX) };
}

const ENDPOINTS: Readonly<Record<LinkedProvider, ProviderEndpoints>> = {
  twitch: {
    authorize: 'https://id.twitch.tv/oauth2/authorize',
    token: 'https://id.twitch.tv/oauth2/token',
    account: 'https://api.twitch.tv/helix/users',
    scope: '',
    clientIdHeader: 'Client-Id',
    read: (answer) => accountOf(at(answer, 'data', 0, 'id'), at(answer, 'data', 0, 'display_name')),
  },
  youtube: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    account: 'https://www.googleapis.com/youtube/v3/channels?part=snippet&mine=true',
    scope: 'https://www.googleapis.com/auth/youtube.readonly',
    read: (answer) => accountOf(at(answer, 'items', 0, 'id'), at(answer, 'items', 0, 'snippet', 'title')),
  },
  kick: {
    authorize: 'https://id.kick.com/oauth/authorize',
    token: 'https://id.kick.com/oauth/token',
    account: 'https://api.kick.com/public/v1/users',
    scope: 'user:read',
    read: (answer) => accountOf(at(answer, 'data', 0, 'user_id'), at(answer, 'data', 0, 'name')),
  },
  discord: {
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    account: 'https://discord.com/api/users/@me',
    scope: 'identify',
    read: (answer) => accountOf(at(answer, 'id'), at(answer, 'global_name'), at(answer, 'username')),
  },
};

/** What is needed to speak to a provider as this installation. */
export interface OauthClient extends ProviderEndpoints {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The client of a provider; null where the operator has not set it up. */
export function oauthClientOf({ oauth }: Config, provider: LinkedProvider): OauthClient | null {
  const own = oauth[provider];
  if (own === null) return null;
  const endpoints = ENDPOINTS[provider];
  const moved = (url: string): string => {
    if (own.url === null) return url;
    const { pathname, search } = new URL(url);
    return `${own.url}${pathname}${search}`;
  };
  return {
    ...endpoints,
    authorize: moved(endpoints.authorize),
    token: moved(endpoints.token),
    account: moved(endpoints.account),
    clientId: own.clientId,
    clientSecret: own.clientSecret,
  };
}
