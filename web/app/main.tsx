import './early.ts';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeClient } from '../shared/client.ts';
import { followAccount, openAccountChannel } from '../shared/follow-account.ts';
import { GlobalStyles } from '../ui/theme.tsx';
import { makeRouter } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const client = makeClient();
followAccount(client, openAccountChannel());

createRoot(root).render(
  <StrictMode>
    <GlobalStyles />
    <ApolloProvider client={client}>
      <RouterProvider router={makeRouter()} />
    </ApolloProvider>
  </StrictMode>,
);
