import type { LinkedProvider } from '../data/__generated__/schema-types.ts';

export const PROVIDER_NAMES: Readonly<Record<LinkedProvider, string>> = {
  TWITCH: 'Twitch',
  YOUTUBE: 'YouTube',
  KICK: 'Kick',
  DISCORD: 'Discord',
};

export interface LinkNews {
  readonly title: string;
  readonly tone: 'win' | 'warn' | 'loss';
}

const NEWS: Readonly<Record<string, (site: string) => LinkNews>> = {
  linked: (site) => ({ title: `Your ${site} account is linked.`, tone: 'win' }),
  declined: (site) => ({ title: `${site} was not linked: you declined there.`, tone: 'warn' }),
  expired: (site) => ({ title: `The way to ${site} took too long or was used before. Link again.`, tone: 'warn' }),
  UNAUTHENTICATED: (site) => ({ title: `You were signed out on the way to ${site}. Link again.`, tone: 'warn' }),
  PROVIDER_MISSING: (site) => ({ title: `The operator has not set up ${site}.`, tone: 'warn' }),
  PROVIDER_ACCOUNT_TAKEN: (site) => ({
    title: `That ${site} account is already linked to another player.`,
    tone: 'loss',
  }),
};

/** What to say after the player came back from another site; null when the address tells of nothing. */
export function linkNewsIn(params: URLSearchParams): LinkNews | null {
  const end = params.get('link');
  if (end === null) return null;
  const provider = (params.get('provider') ?? '').toUpperCase();
  const site = Object.hasOwn(PROVIDER_NAMES, provider) ? PROVIDER_NAMES[provider as LinkedProvider] : 'That site';
  const news = Object.hasOwn(NEWS, end) ? NEWS[end] : undefined;
  return news ? news(site) : { title: `${site} did not answer as it should. Try again later.`, tone: 'loss' };
}
