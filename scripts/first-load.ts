import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FILE_TABLE } from './file-table.ts';
import { type Chunk, type PageFiles, filesOf, pagesOf, weighPages } from './page-files.ts';

/** What every page needs, in the order in which `web/app/early.ts` runs it. */
const STEPS = ['react', 'apollo', 'vendor', 'index'] as const;

const FRAME = 'app/components/frame.tsx';
const PUBLIC_FRAME = 'app/components/public-frame.tsx';

/** The pages that visits mostly begin with: their files are named in index.html, which for all would be twice as long. */
const FIRST_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/landing',
  '/login',
  '/dashboard',
  '/challenge/:id?',
  '/home',
  '/streams',
  '/stream/:id',
  '/wallet',
  '/statements',
  '/friends',
  '/teams',
  '/missions',
  '/arcade',
  '/store',
  '/profile',
]);

/** What no first screen waits for: what lies over a page, the library of the schemas, and what refusals say. */
const LATER = ['ui/overlay/dialog-panel.tsx', '../node_modules/zod/v4/core/core.js', 'data/refusals.ts'] as const;

/** What the script of a page may weigh that it waits for, in kB after compression (gzip). */
const LIMIT = 230;
/** Desks of staff. */
const STAFF_LIMIT = 255;
/** Pages with a limit of their own: the landing, and those above the aim, docs/decisions/web-speed.md says with what. */
const OWN_LIMITS: Readonly<Record<string, number>> = {
  'accounts/screens/landing-screen.tsx': 192,
  'accounts/screens/settings-screen.tsx': 261,
  'arcade/screens/arcade-replay-screen.tsx': 248,
  'arcade/screens/arcade-run-screen.tsx': 237,
  'battles/screens/challenge-screen.tsx': 239,
  'profiles/screens/player-screen.tsx': 232,
  'profiles/screens/profile-screen.tsx': 232,
  'streams/screens/go-live-screen.tsx': 250,
  'teams/screens/teams-screen.tsx': 234,
  'tournaments/screens/create-screen.tsx': 245,
  'tournaments/screens/desk-screen.tsx': 251,
  'tournaments/screens/match-screen.tsx': 252,
  'tournaments/screens/tournament-screen.tsx': 261,
};

const naming =
  (chunks: readonly Chunk[]) =>
  (name: string): string => {
    const chunk = chunks.find((file) => file.name === name);
    if (!chunk) throw new Error(`The build has no file named ${name}`);
    return chunk.fileName;
  };

const frameOf = ({ gate }: PageFiles): string => (gate === 'public' ? PUBLIC_FRAME : FRAME);

/**
 * What the first pages fetch beside the steps, for `web/app/early.ts`: their files by their place in one list, and under
 * `*` those of the frame, which every other page of a member needs.
 */
function tableOf(chunks: readonly Chunk[], steps: readonly string[]): object {
  const files: string[] = [];
  const placesOf = (modules: readonly string[]): number[] =>
    [...new Set(modules.flatMap((module) => filesOf(module, chunks)))]
      .filter((file) => !steps.includes(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const fileOf = (module: string): string => filesOf(module, chunks)[0] ?? '';
  const pages = pagesOf()
    .filter(({ path }) => FIRST_PATHS.has(path))
    .map((page) => [page.path, placesOf([frameOf(page), page.screen, ...page.needs])] as const);
  for (const [path, places] of pages)
    for (const late of LATER)
      if (places.includes(files.indexOf(fileOf(late)))) throw new Error(`${path} waits for ${late}`);
  return { pages: Object.fromEntries([...pages, ['*', placesOf([FRAME])]]), files };
}

function checkWeights(chunks: readonly Chunk[], more: number): void {
  const start = [...STEPS, 'early'].map(naming(chunks));
  const tooHeavy = weighPages(chunks, start, frameOf).flatMap(({ gate, screen, bytes }) => {
    const limit = more + (OWN_LIMITS[screen] ?? (gate === 'staff' ? STAFF_LIMIT : LIMIT));
    return bytes <= limit * 1000 ? [] : [`${screen}: ${(bytes / 1000).toFixed(1)} kB, ${limit} are allowed`];
  });
  if (tooHeavy.length > 0) throw new Error(`Pages wait for too much script:\n${tooHeavy.join('\n')}`);
}

/**
 * Leaves the start of the app to `web/app/early.ts`, which runs as soon as it has arrived, while the packages are still
 * on their way. index.html names the files of the first load and those of the first pages.
 * @param more what a page may weigh more than in English, in kB: other languages are longer
 */
export const firstLoad = (more: number): Plugin => ({
  name: 'first-load',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const named = naming(chunks);
      const steps = STEPS.map(named);
      const early = { type: 'module', async: true, crossorigin: true, src: `/${named('early')}` };
      const tags: HtmlTagDescriptor[] = [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'screen-files', 'data-all': FILE_TABLE },
          children: JSON.stringify(tableOf(chunks, [...steps, named('early')])),
        },
        { tag: 'script', attrs: early },
        ...steps.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, 'data-step': true },
        })),
      ];
      const start = / *<(?:script type="module"|link rel="modulepreload") crossorigin [^>]*>(?:<\/script>)?\n/g;
      return { html: html.replace(start, ''), tags: tags.map((tag) => ({ ...tag, injectTo: 'head' })) };
    },
  },
  // Only then do the files name those that they fetch.
  writeBundle: (_options, bundle) =>
    checkWeights(
      Object.values(bundle).filter((file) => file.type === 'chunk'),
      more,
    ),
});
