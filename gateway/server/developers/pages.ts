import { developersPath } from '../../../domain/platform/platform.paths.ts';

export interface DeveloperPage {
  readonly path: string;
  /** Its Markdown, in `docs/developers`; null for one that is made of the schema alone. */
  readonly file: string | null;
  /** In the list of pages. */
  readonly name: string;
  readonly about: string;
}

const under = (name: string): string => `${developersPath}/${name}`;

const written = (file: string, name: string, about: string): DeveloperPage => ({
  path: file === 'start' ? developersPath : under(file),
  file,
  name,
  about,
});

const made = (kind: string, name: string, about: string): DeveloperPage => ({
  path: under(`reference/${kind}`),
  file: null,
  name,
  about,
});

/** All pages, in the order in which they are read. */
export const PAGES: readonly DeveloperPage[] = [
  written('start', 'Start', 'Your first query, and the first mistakes.'),
  written('keys', 'Keys', 'Make a key, give it scopes, replace and revoke it.'),
  written('oauth', 'OAuth', 'Let other players sign in to your tool.'),
  written('queries', 'Queries and pages', 'Units, lists, changes that happen once, errors, REST.'),
  written('live', 'Live events', 'Follow what happens over a websocket.'),
  written('events', 'Events', 'What happened to an account, in order, and the body of each event.'),
  written('webhooks', 'Webhooks', 'Be called when something happens.'),
  written('client', 'Client package', 'Install it by one command, and type your queries.'),
  written('limits', 'Limits', 'Points, documents, programs and lists, as numbers.'),
  written('refusals', 'Refusals', 'Every code, its status and what it means.'),
  written('reference', 'Reference', 'Every field: who may ask, scope, cost and refusals.'),
  made('queries', 'All queries', 'What can be read.'),
  made('mutations', 'All mutations', 'What can be done.'),
  made('subscriptions', 'All subscriptions', 'What can be followed.'),
  written('changes', 'Changes', 'What has become of the API.'),
];
