import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeClient } from '../shared/client.ts';
import { ViewerDocument } from '../shared/operations/viewer.gql.ts';
import { GlobalStyles } from '../ui/theme.tsx';
import { makeRouter } from './router.tsx';

const client = makeClient();
// Asked while the first screen is still being fetched; the gate then finds the answer, or asks again and says why not.
client.query({ query: ViewerDocument }).catch(() => undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <GlobalStyles />
    <ApolloProvider client={client}>
      <RouterProvider router={makeRouter()} />
    </ApolloProvider>
  </StrictMode>,
);
