import { expect, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

const screens = files.filter((file) => /^web\/(?!data\/|ui\/|catalogue\/)/.test(file) && isProduction(file));

/** The files that match, among those of web that draw what players see. */
const filesWith = (pattern: RegExp): string[] => screens.filter((file) => pattern.test(read(file))).toSorted();

test('what the data client offers for changes and pages is used by web/data alone', () => {
  expect(filesWith(/\b(useMutation|refetchQueries|fetchMore)\b|\.mutate\(/)).toEqual([]);
});

test('nothing but web/data sends past the data client, which would share an answer from before with whoever asks after', () => {
  expect(filesWith(/\bfetch\(['"`]|new XMLHttpRequest|\bsendBeacon\(/)).toEqual([]);
});

/** Whatever somebody presses a button for is a `useAction`. */
const SENT_OTHERWISE = {
  'web/arcade/hooks/use-server-run.ts': 'stages are handed in by themselves',
  'web/chat/components/channel-room.tsx': 'what was read is told by itself',
  'web/chat/hooks/use-chat-settings.ts': 'a choice holds at once; several may be on their way',
  'web/chat/hooks/use-message-actions.ts': 'a reaction shows at once; several may be on their way',
  'web/friends/hooks/use-heartbeat.ts': 'presence is told by itself',
  'web/matchmaking/hooks/use-queue-place.ts': 'that a page waits in the queue is told by itself',
  'web/missions/hooks/use-open-day.ts': 'a day opens by itself',
  'web/notifications/hooks/use-mark-read.ts': 'shown as read at once; several may be on their way',
  'web/results/components/replay-dialog.tsx': 'a view is counted by itself',
  'web/streams/hooks/use-watching.ts': 'that a page shows a stream is told by itself',
};

test('mutations go by useAction or useTask, but for those that go by themselves or show beforehand', () => {
  expect(filesWith(/\buseSend\(/)).toEqual(Object.keys(SENT_OTHERWISE).toSorted());
});

/** Whatever was asked for by a query is drawn by `Loaded`. */
const DRAWN_OTHERWISE = {
  'web/app/components/gates.tsx': 'the whole page: there is no frame yet to draw into',
  'web/app/components/route-failure.tsx': 'code that did not come or broke',
  'web/battles/components/stake-summary.tsx': 'the form is usable before its terms are there',
  'web/battles/screens/challenge-screen.tsx':
    'a battle is drawn piece by piece, and says within itself that it may be old',
  'web/chat/components/channel-room.tsx': 'a log, not an answer',
  'web/chat/components/chat.tsx': 'the channels stand around the place where they could not be read',
  'web/onboarding/screens/tutorial-screen.tsx': 'a mutation: the round is handed in again',
  'web/parts/loaded.tsx': 'Loaded itself',
  'web/security/screens/two-factor-setup-screen.tsx': 'a mutation: the key is made by it',
};

test('the states of a query are drawn by Loaded', () => {
  expect(filesWith(/<(ErrorState|StaleNotice)\b/)).toEqual(Object.keys(DRAWN_OTHERWISE).toSorted());
});

test('the button to the next page is drawn by the paged list', () => {
  expect(filesWith(/>\s*(Load more|Show more|Show earlier|\{t\.(loadMore|showMore|showEarlier)\(\)\})\s*</)).toEqual([
    // Its pages are answers that all members share, each with a query of its own that is asked again by itself.
    'web/battles/components/open-battles.tsx',
  ]);
});

test('amounts are typed into the fields of money, which alone read them', () => {
  expect(filesWith(/inputMode=.*decimal|type="number"|\bparseFloat\(/)).toEqual([]);
  expect(filesWith(/\b(readAmount|typedAmount)\(/)).toEqual(['web/format/typed-amount.ts']);
});

test('a query that is read anew by its name is an operation of web', () => {
  const queries = new Set(
    files
      .filter((file) => /^web\/.*\.graphql$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/^query (\w+)/gm)].map(([, name]) => name)),
  );
  const named = [...read('web/friends/hooks/use-live-friends.ts').matchAll(/'([A-Z][a-z]\w+)'/g)].map(
    ([, name]) => name,
  );
  expect(named).toContain('ListInvites');
  expect(named.filter((name) => !queries.has(name))).toEqual([]);
});

test('a field with a resolver of its own declares who may ask it, without which it is read as a property of its object', () => {
  const decorated = files
    .filter((file) => file.startsWith('gateway/') && isProduction(file))
    .flatMap((file) =>
      // What stands above a method: lines of decorators, from the last line that is blank or opens the class.
      read(file)
        .split(/\n\n|(?<=^export class \w+.* \{)\n/m)
        .filter((part) => part.includes('@FieldResolver('))
        .map((part) => ({ file, part })),
    );
  expect(decorated.length).toBeGreaterThan(40);
  expect(decorated.filter(({ part }) => !part.includes('@Access(')).map(({ file }) => file)).toEqual([]);
});
