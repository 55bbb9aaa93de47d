import '../data/later-functions.ts';
import { ApolloProvider } from '@apollo/client/react';
import { Global } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, matchPath } from 'react-router-dom';
import { embedLookIn } from '../../domain/tournaments/embed.ts';
import { tournamentEmbedPattern } from '../../domain/tournaments/tournaments.paths.ts';
import { makeClient } from '../data/client.ts';
import { documentLink } from '../data/document-link.ts';
import { ViewerDocument } from '../session/operations/__generated__/sign-in.gql.ts';
import { paperProperties } from '../ui/tokens.ts';
import { UiRoot } from '../ui/ui-root.tsx';
import { EmbedPage } from './embed-page.tsx';

/** As on paper; the ring around what has the focus is seen on white as well. */
const light = { ':root': { ...paperProperties, '--focus': 'var(--info)', colorScheme: 'light' } };

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

// Whoever is signed in here is a visitor there: no cookie is sent, and nobody is asked who is there.
const client = makeClient(documentLink('omit'));
client.writeQuery({ query: ViewerDocument, data: { viewer: null } });

const look = embedLookIn(location.search);
const id = matchPath(tournamentEmbedPattern, location.pathname)?.params.id ?? '';

createRoot(root).render(
  <UiRoot>
    {look.theme === 'light' && <Global styles={light} />}
    <ApolloProvider client={client}>
      <MemoryRouter>
        <EmbedPage id={id} view={look.view} />
      </MemoryRouter>
    </ApolloProvider>
  </UiRoot>,
);
