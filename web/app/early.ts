import { ViewerDocument, type ViewerQuery } from '../session/operations/__generated__/viewer.gql.ts';
import { askEarly } from '../data/early-answers.ts';
import { nextTask } from '../data/next-task.ts';
import { challengeQuestion } from '../battles/challenge-question.ts';
import { ReadStreamDocument } from '../streams/operations/__generated__/read-stream.gql.ts';
import { ReadBattleDocument } from '../battles/operations/__generated__/read-battle.gql.ts';

/**
 * Runs while the packages of the first load are still on their way: asks who is there, and fetches the files and the
 * data of the screens that visits mostly begin with. The router and the data client find all of it under way. A wrong
 * guess costs a request; an address that is missing (scripts/first-load.ts) only comes a little later.
 */
const { pathname, search } = location;
const [, first = ''] = pathname.split('/', 2);

const viewerKnown = askEarly(ViewerDocument, {}) as Promise<{ data?: ViewerQuery } | null>;

// Only the build knows the names of the files; in development there are none to fetch ahead.
const screenFiles = document.getElementById('screen-files')?.textContent;
for (const href of screenFiles ? ((JSON.parse(screenFiles) as Record<string, string[]>)[first] ?? []) : []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}

/** What a screen asks first; visitors would only be refused. */
function askForScreen(): void {
  if (first === 'challenge') void askEarly(ReadBattleDocument, challengeQuestion(pathname, search));
  if (first === 'stream') void askEarly(ReadStreamDocument, { id: pathname.split('/')[2] ?? '' });
}
void viewerKnown.then((answer) => {
  if (answer?.data?.viewer) askForScreen();
});

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
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-step]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
void runSteps();
