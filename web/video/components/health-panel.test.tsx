import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adviceFor } from '../../../domain/video/advice.ts';
import type { IncomingFigures } from '../../../domain/video/incoming.ts';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import type { ReadIngestQuery } from '../operations/__generated__/video.gql.ts';
import { HealthPanel } from './health-panel.tsx';

const FIGURES: IncomingFigures = {
  state: 'live',
  protocol: 'rtmp',
  width: 1920,
  height: 1080,
  framesPerSecond: 59.9,
  kbps: 6_012,
  keyInterval: 2,
  videoCodec: 'avc1.64002A',
  soundCodec: 'mp4a.40.2',
  startedAt: 0,
};

/** What the server answers of figures, with the advice that it has for them. */
const incomingOf = (figures: IncomingFigures): ReadIngestQuery['ingest']['incoming'] => ({
  __typename: 'IncomingStream',
  state: 'LIVE',
  protocol: 'RTMP',
  width: figures.width,
  height: figures.height,
  framesPerSecond: figures.framesPerSecond,
  kbps: figures.kbps,
  keyInterval: figures.keyInterval,
  soundCodec: figures.soundCodec,
  viewers: 0,
  advice: adviceFor(figures),
  preview: null,
});

function show(incoming: ReadIngestQuery['ingest']['incoming']) {
  const told: (readonly string[])[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({
          data: {
            ingest: { __typename: 'Ingest', rtmp: 'ON', rtmpUrl: null, keyHint: null, keyMadeAt: null, incoming },
          },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <HealthPanel onAdvice={(advice) => void told.push(advice)} />
      </UiRoot>
    </ApolloProvider>,
  );
  return told;
}

/** Each figure by its name, as they are shown. */
const shown = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('resolution, bitrate, frame rate, key frame interval and sound of what comes in are shown, and good ones need no advice', async () => {
  const told = show(incomingOf(FIGURES));
  await screen.findByText('Receiving');
  expect(screen.getByText('From streaming software')).toBeDefined();
  expect(shown()).toEqual({
    Resolution: '1920×1080',
    Bitrate: '6012 kbps',
    'Frame rate': '60 fps',
    'Key frame interval': '2 s',
    Sound: 'Yes',
  });
  expect(told.at(-1)).toEqual([]);
});

test('poor ones are shown as they are, and each has its advice', async () => {
  const told = show(incomingOf({ ...FIGURES, framesPerSecond: 14.6, kbps: 900, keyInterval: 8.33, soundCodec: null }));
  await screen.findByText('900 kbps');
  expect(shown()).toEqual({
    Resolution: '1920×1080',
    Bitrate: '900 kbps',
    'Frame rate': '15 fps',
    'Key frame interval': '8.3 s',
    Sound: 'None',
  });
  expect(told.at(-1)).toEqual([
    'Key frames every 8.3 s: set 2 s, so that viewers start sooner.',
    '900 kbps is little for 1920×1080: set 3000 kbps or more, or a smaller picture.',
    'Only 14.6 frames a second arrive: set a smaller picture or a faster preset.',
    'No sound comes in: check the audio source.',
  ]);
});

test('while nothing comes in there is no figure and no advice', async () => {
  const told = show(null);
  await screen.findByText('Waiting for input...');
  // The skeleton waits for input as well; its terms are hidden from readers.
  await screen.findAllByRole('term');
  expect(Object.values(shown())).toEqual(['N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
  expect(told.at(-1)).toEqual([]);
});
