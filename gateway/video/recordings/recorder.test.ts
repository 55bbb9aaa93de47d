import { expect, test, vi } from 'vitest';
import { LiveStream } from '../../../domain/video/live-stream.ts';
import { RECORDING_TOLD_EVERY, closePlaylist } from '../../../domain/video/recording.ts';
import { filmTags } from '../../../tests/support/film.ts';
import { FilesAway } from '../../kernel/files/file-store.ts';
import type { RecordingStore } from '../../kernel/video-engine.ts';
import { Recorder } from './recorder.ts';

/** A recorder with all that it needs in memory. */
function begin(clock: () => number = () => 0) {
  const lists = new Map<string, string>();
  const files = new Map<string, readonly Uint8Array[]>();
  const closed: string[] = [];
  const state = { goesOn: true, isAway: false, slow: Promise.resolve(), tries: 0 };
  const store: RecordingStore = {
    begin: (id) => Promise.resolve(void lists.set(id, '')),
    write: async (id, file, pieces, lines) => {
      await state.slow;
      if (state.tries-- > 0) throw new FilesAway('away');
      files.set(`${id}/${file}`, pieces);
      lists.set(id, `${lists.get(id)}${lines}`);
    },
    playlist: (id) => Promise.resolve(lists.get(id) ?? null),
    read: () => Promise.resolve(null),
    measure: () => Promise.resolve(null),
    drop: () => Promise.resolve(),
  };
  let epochs = 0;
  const live = new LiveStream({
    now: clock,
    newEpoch: () => `epoch-${++epochs}`,
    onNews: () => recorder.look(),
  });
  let opened = 0;
  const recorder: Recorder = new Recorder('demo', live, store, {
    recordings: {
      open: () => Promise.resolve({ id: `recording-${++opened}`, bytesLeft: 1e9 }),
      note: () => (state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(state.goesOn)),
      close: (id, end) => Promise.resolve(void closed.push(`${id} ${end}`)),
    },
    warn: () => undefined,
  });
  let round = 0;
  /** Sends the film once more, and waits until all of it is kept. */
  const show = async (): Promise<void> => {
    for (const { at, tag } of filmTags) live.take(tag, at + round * 12_000);
    round++;
    await recorder.settled();
  };
  const numbersOf = (id: string) => [...(lists.get(id) ?? '').matchAll(/(\d+)\.m4s/g)].map(([, n]) => Number(n));
  live.attach();
  recorder.aim({ streamId: 'stream', isOn: true });
  return { live, recorder, lists, files, closed, state, show, numbersOf };
}

test('every whole segment is kept once, with the bytes that viewers get', async () => {
  const { live, lists, files, closed, show, numbersOf, recorder } = begin();
  for (let n = 0; n < 5; n++) await show();
  live.finish();
  await recorder.settled();
  const numbers = numbersOf('recording-1');
  expect(numbers).toEqual(Array.from(numbers.keys()));
  expect(numbers.length).toBeGreaterThan(25);
  const last = numbers.at(-1) ?? 0;
  expect(files.get(`recording-1/${last}.m4s`)).toEqual(live.media(last, null));
  expect(closePlaylist(lists.get('recording-1') ?? '')?.seconds).toBeCloseTo(60, 0);
  expect(closed).toEqual(['recording-1 stopped']);
});

test('a clock that jumps ahead and back changes nothing of what is kept, or of how long it is', async () => {
  let now = 0;
  const { live, lists, show, closed, recorder } = begin(() => now);
  for (const jump of [365 * 86_400_000, -400 * 86_400_000, 5]) {
    now += jump;
    await show();
  }
  live.finish();
  await recorder.settled();
  expect(closePlaylist(lists.get('recording-1') ?? '')?.seconds).toBeCloseTo(36, 0);
  expect(closed).toEqual(['recording-1 stopped']);
});

test('what was closed elsewhere goes on as another recording, without a segment twice; a database that is away ends none', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { state, show, numbersOf, lists, recorder } = begin();
  await show();
  state.isAway = true;
  vi.advanceTimersByTime(RECORDING_TOLD_EVERY);
  await show();
  expect([...lists.keys()]).toEqual(['recording-1']);
  state.isAway = false;
  state.goesOn = false;
  vi.advanceTimersByTime(RECORDING_TOLD_EVERY);
  recorder.look();
  await recorder.settled();
  state.goesOn = true;
  await show();
  vi.useRealTimers();
  const [one, two] = [numbersOf('recording-1'), numbersOf('recording-2')];
  expect(two[0]).toBe((one.at(-1) ?? 0) + 1);
  expect(two.length).toBeGreaterThan(3);
});

test('a store that is slower than the stream loses the recording, and holds nothing up', async () => {
  const { state, live, closed, recorder } = begin();
  let go = (): void => undefined;
  state.slow = new Promise((resolve) => (go = resolve));
  for (let round = 0; round < 5; round++)
    for (const { at, tag } of filmTags) {
      live.take(tag, at + round * 12_000);
      if (round === 0) await Promise.resolve();
    }
  expect(live.state).toBe('live');
  go();
  await recorder.settled();
  expect(closed).toEqual(['recording-1 cut-short']);
});

test('a publisher who comes back without sound is another recording of the same stream', async () => {
  const { live, closed, recorder, numbersOf } = begin();
  for (const { at, tag } of filmTags) live.take(tag, at);
  await recorder.settled();
  live.detach();
  await recorder.settled();
  live.attach();
  for (const { at, tag } of filmTags) if (!tag.kind.startsWith('sound')) live.take(tag, at);
  await recorder.settled();
  live.finish();
  await recorder.settled();
  expect(closed).toEqual(['recording-1 stopped', 'recording-2 stopped']);
  expect(numbersOf('recording-2')[0]).toBe(0);
});

test('a store that is away for a moment loses no segment; one that is away for longer, or at the end, the recording', async () => {
  const { state, live, closed, recorder, show, numbersOf, lists } = begin();
  await show();
  state.tries = 3;
  await show();
  // As it does each second.
  while (state.tries > 0) {
    recorder.look();
    await recorder.settled();
  }
  recorder.look();
  await recorder.settled();
  const numbers = numbersOf('recording-1');
  expect(numbers).toEqual(Array.from(numbers.keys()));
  expect(numbers.length).toBeGreaterThan(9);
  state.tries = Infinity;
  await show();
  expect(closed, 'what it holds is worth another try').toEqual([]);
  await show();
  await show();
  expect([live.state, closed]).toEqual(['live', ['recording-1 cut-short']]);
  expect(lists.get('recording-1')).toMatch(/\.m4s\n$/);
  state.tries = 0;
  recorder.aim({ streamId: 'another', isOn: true });
  await show();
  state.tries = Infinity;
  live.finish();
  await recorder.settled();
  expect(closed.at(-1)).toBe('recording-2 cut-short');
});
