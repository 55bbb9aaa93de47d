import 'graphiql/setup-workers/vite';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import { EarlyPress } from './early-press.tsx';
import { examples } from './examples.ts';
import { presentFirst } from './present-first.ts';

// The session cookie goes along by itself: whoever is signed in to the app is signed in here.
const fetcher = presentFirst(
  createGraphiQLFetcher({
    url: '/graphql',
    wsClient: createClient({ url: `${location.origin.replace(/^http/, 'ws')}/graphql` }),
  }),
);

const root = document.getElementById('graphiql');
if (!root) throw new Error('the page has no #graphiql');

createRoot(root).render(
  <GraphiQL fetcher={fetcher} defaultTabs={examples} forcedTheme="dark" defaultEditorToolsVisibility="variables">
    <GraphiQL.Logo>Gauntlet API</GraphiQL.Logo>
    <EarlyPress />
  </GraphiQL>,
);
