import './early.ts';
import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeClient } from '../data/client.ts';
import { followAccount, openAccountChannel } from '../session/follow-account.ts';
import { nextTask } from '../data/next-task.ts';
import { GlobalStyles } from '../ui/theme.tsx';
import { makeRouter } from './router.tsx';

/** In pieces, so that a phone can answer a touch between them. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const client = makeClient();
  followAccount(client, openAccountChannel());
  await nextTask();
  const router = makeRouter();
  // Without its prefixer, which costs a quarter of a first drawing: no browser of ours needs what it adds.
  const styles = createCache({ key: 'css', stylisPlugins: [] });
  await nextTask();
  // No screen waits for it: translators begin with what stands there, and then it is there as well.
  void import('./translated-page.ts').then(
    ({ keepUpWithTranslators }) => keepUpWithTranslators(),
    () => undefined,
  );
  // To read them takes as long as to draw the first screen.
  flushSync(() =>
    createRoot(document.createDocumentFragment()).render(
      <CacheProvider value={styles}>
        <GlobalStyles />
      </CacheProvider>,
    ),
  );
  await nextTask();
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </CacheProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void start(root);
