import { SECOND } from '../../domain/shared/time.ts';
import { ViewerDocument, type ViewerQuery } from '../session/operations/__generated__/sign-in.gql.ts';
import { askEarly } from '../data/early-answers.ts';
import { nextTask } from '../data/next-task.ts';

/**
 * Runs while the packages of the first load are still on their way: asks who is there, and fetches the files and the
 * data of its page as far as they are known (scripts/first-load.ts). The router and the data client find all of it under way. A wrong guess costs a
 * request.
 */
const viewerKnown = askEarly(ViewerDocument, {}) as Promise<{ data?: ViewerQuery } | null>;

interface ScreenFiles {
  readonly files: readonly string[];
  /** By the pattern of its address, the places in `files` of what a page needs; under `*` what all others do. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

const here = location.pathname.split('/');
function isHere(pattern: string): boolean {
  const parts = pattern.split('/');
  return (
    parts.length >= here.length &&
    parts.every((part, at) => (part.startsWith(':') ? (here[at] ?? part.endsWith('?')) : part === here[at]))
  );
}

// Only the build knows the names of the files; in development there are none to fetch ahead.
const screenFiles = document.getElementById('screen-files');
const { files = [], pages = {} } = JSON.parse(screenFiles?.textContent ?? '{}') as Partial<ScreenFiles>;
const page = Object.keys(pages).find(isHere);

/** In pieces: each file that a browser begins to fetch costs a phone some milliseconds. */
async function fetchFiles(places: readonly number[]): Promise<void> {
  for (const [n, at] of places.entries()) {
    if (n % 4 === 0) await nextTask();
    const link = { rel: 'modulepreload', crossOrigin: '', href: `/${files[at]}` };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
void fetchFiles(pages[page ?? '*'] ?? []);

/** Which files come with each other one (scripts/file-table.ts). Without it they are found one after another. */
async function fetchFileTable(address: string): Promise<void> {
  const answer = await fetch(address);
  const { files: all, needs } = (await answer.json()) as { files: string[]; needs: Partial<Record<string, number[]>> };
  const filesOf = (file: string): string[] => (needs[file] ?? []).map((at) => all[at] ?? '');
  Object.assign(globalThis, { filesOf });
}
// A page whose own files index.html names needs next to nothing of the table.
const AFTER_MS = page === undefined ? 0 : 2 * SECOND;
const fileTable = screenFiles?.dataset['all'];
if (fileTable !== undefined) setTimeout(() => void fetchFileTable(fileTable).catch(() => undefined), AFTER_MS);

/**
 * Before any other file of ours runs. Which of these functions a browser lacks, it lacks since before it had `canParse`.
 */
const laterFunctions = 'canParse' in URL ? Promise.resolve() : import('../data/later-functions.ts');

// Visitors would only be refused. The file comes while it is asked who is there.
if (/^\/(?:challenge|stream)\b/.test(location.pathname)) {
  const question = laterFunctions.then(() => import('./ask-for-screen.ts'));
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
  await laterFunctions;
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-step]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
void runSteps();
