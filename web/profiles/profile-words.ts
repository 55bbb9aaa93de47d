import type { LinkedProvider } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

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
  linked: (site) => ({ title: t.yourSiteAccountIsLinked({ site }), tone: 'win' }),
  declined: (site) => ({ title: t.siteWasNotLinkedYouDeclinedThere({ site }), tone: 'warn' }),
  expired: (site) => ({ title: t.theWayToSiteTookTooLong({ site }), tone: 'warn' }),
  UNAUTHENTICATED: (site) => ({ title: t.youWereSignedOutOnTheWay({ site }), tone: 'warn' }),
  PROVIDER_MISSING: (site) => ({ title: t.theOperatorHasNotSetUpSite2({ site }), tone: 'warn' }),
  PROVIDER_ACCOUNT_TAKEN: (site) => ({
    title: t.thatSiteAccountIsAlreadyLinked({ site }),
    tone: 'loss',
  }),
};

/** What to say after the player came back from another site; null when the address tells of nothing. */
export function linkNewsIn(params: URLSearchParams): LinkNews | null {
  const end = params.get('link');
  if (end === null) return null;
  const provider = (params.get('provider') ?? '').toUpperCase();
  const site = Object.hasOwn(PROVIDER_NAMES, provider) ? PROVIDER_NAMES[provider as LinkedProvider] : t.thatSite();
  const news = Object.hasOwn(NEWS, end) ? NEWS[end] : undefined;
  return news ? news(site) : { title: t.siteDidNotAnswer({ site }), tone: 'loss' };
}
