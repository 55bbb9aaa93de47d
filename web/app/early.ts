import { SECOND } from '../../domain/shared/time.ts';
import { ViewerDocument, type ViewerQuery } from '../session/operations/__generated__/sign-in.gql.ts';
import { askEarly } from '../data/early-answers.ts';
import { nextTask } from '../data/next-task.ts';

/**
 * Runs while the packages of the first load are still on their way: asks who is there, and fetches the files and the
 * data of the screens that visits mostly begin with. The router and the data client find all of it under way. A wrong
 * guess costs a request; an address that is missing (scripts/first-load.ts) only comes a little later.
 */
const [, first = ''] = location.pathname.split('/', 2);

const viewerKnown = askEarly(ViewerDocument, {}) as Promise<{ data?: ViewerQuery } | null>;

// Only the build knows the names of the files; in development there are none to fetch ahead.
const screenFiles = document.getElementById('screen-files');
const { [first]: ownFiles } = JSON.parse(screenFiles?.textContent ?? '{}') as Partial<Record<string, string[]>>;
for (const href of ownFiles ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}

/** Which files come with each other one (scripts/file-table.ts). Without it they are found one after another. */
async function fetchFileTable(address: string): Promise<void> {
  const answer = await fetch(address);
  const { files, needs } = (await answer.json()) as { files: string[]; needs: Partial<Record<string, number[]>> };
  const filesOf = (file: string): string[] => (needs[file] ?? []).map((at) => files[at] ?? '');
  Object.assign(globalThis, { filesOf });
}
// A page whose own files index.html names needs next to nothing of the table.
const AFTER_MS = ownFiles ? 2 * SECOND : 0;
const fileTable = screenFiles?.dataset['all'];
if (fileTable !== undefined) setTimeout(() => void fetchFileTable(fileTable).catch(() => undefined), AFTER_MS);

// Visitors would only be refused. The file comes while it is asked who is there.
if (first === 'challenge' || first === 'stream') {
  const question = import('./ask-for-screen.ts');
  void viewerKnown.then(async (answer) => {
    if (answer?.data?.viewer) (await question).askForScreen(location);
  });
}

/** What the page itself holds is seen before anything runs; a tab in the background draws nothing and waits for nothing. */
async function firstFrame(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await nextTask();
}

/**
 * Runs the files of the first load, each as a task of its own: all at once they would keep a phone from answering a
 * touch for a third of a second. In development the page starts the app itself.
 */
async function runSteps(): Promise<void> {
  await firstFrame();
  // Below the baseline the page shows words in place of the app, which would only run behind them.
  const below = document.getElementById('below-baseline');
  if (below && getComputedStyle(below).display !== 'none') return;
  // Which of them a browser lacks, it lacks since before it had this one.
  if (!('canParse' in URL)) await import('../data/later-functions.ts');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-step]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
void runSteps();
