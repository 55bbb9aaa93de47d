import { pathTo, withQuery } from '../shared/path-to.ts';
import { tournamentEmbedPattern } from './tournaments.paths.ts';

/** What a frame on a page of somebody else shows of a tournament. */
export const EMBED_VIEWS = ['bracket', 'standings'] as const;
export const EMBED_THEMES = ['dark', 'light'] as const;

export interface EmbedLook {
  readonly view: (typeof EMBED_VIEWS)[number];
  readonly theme: (typeof EMBED_THEMES)[number];
}

export const embedUrl = (origin: string, id: string, { view, theme }: EmbedLook): string =>
  new URL(withQuery(pathTo(tournamentEmbedPattern, { id }), { view, theme }), origin).href;

/** What an address asks for; what it does not say, or nobody knows, is the first of each. */
export function embedLookIn(search: string): EmbedLook {
  const asked = new URLSearchParams(search);
  return {
    view: EMBED_VIEWS.find((one) => one === asked.get('view')) ?? 'bracket',
    theme: EMBED_THEMES.find((one) => one === asked.get('theme')) ?? 'dark',
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What shows a tournament on a page of somebody's own; as wide as its place, and as high as most brackets need. */
export const embedCodeOf = (title: string, url: string): string =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="100%" height="600" style="border:0"></iframe>`;
