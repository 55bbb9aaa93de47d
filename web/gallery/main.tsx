import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { buildSchema } from 'graphql';
import { type Root, createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeRouter } from '../app/router.tsx';
import { makeClient } from '../data/client.ts';
import { noteServerTime } from '../live/server-clock.ts';
import { followAccount } from '../session/follow-account.ts';
import { setPresentAccount } from '../session/present-account.ts';
import { GlobalStyles } from '../ui/theme.tsx';
import { cutTexts } from './cut.ts';
import type { Gallery } from './gallery.ts';
import { type Recording, readRecording } from './recording.ts';
import { Stage } from './stage.ts';
import { textRuns } from './text-runs.ts';
import { unsaid } from './unsaid.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root.');
const styles = createCache({ key: 'css', stylisPlugins: [] });

/** An address that no screen has: what is asked there is asked by the frame. */
const NOWHERE = '/no/such/page';

let recording: Recording;
let stage: Stage;
/** Every text of the recording, a line each. */
let data = '';
let end = (): void => undefined;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** The app as `web/app/main.tsx` starts it, at an address, on answers of the stage. */
function start(path: string): void {
  end();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', path);
  const now = Date.now();
  noteServerTime(String(recording.at), now, now);
  setPresentAccount(undefined);
  const client = makeClient(stage.link);
  followAccount(client, null);
  const router = makeRouter();
  const root: Root = createRoot(place as HTMLElement);
  root.render(
    <CacheProvider value={styles}>
      <GlobalStyles />
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </CacheProvider>,
  );
  end = () => {
    root.unmount();
    router.dispose();
    client.stop();
  };
}

const gallery: Gallery = {
  async open(file, schema) {
    recording = readRecording(file);
    data = textsOf(recording.answers).join('\n');
    stage = new Stage(recording, buildSchema(schema, { assumeValidSDL: true }));
    start(NOWHERE);
    await stage.rest();
    stage.frame = new Set(stage.asked);
  },
  async show(path, mode) {
    stage.begin(mode);
    start(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => recording.made[name] ?? name));
    await stage.rest();
  },
  async answerAs(mode) {
    await stage.answerAs(mode);
    await stage.rest();
  },
  rest: () => stage.rest(),
  mirror: (isMirrored) => void (document.documentElement.dir = isMirrored ? 'rtl' : 'ltr'),
  misread: () => {
    const runs = textRuns();
    return [...unsaid(runs, data), ...cutTexts(runs)];
  },
  told: () => ({ isChanged: stage.isChanged, held: stage.heldCount, missing: stage.missing.splice(0) }),
};
Object.assign(globalThis, { gallery });
