import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What every page needs, in the order in which `web/app/early.ts` runs it. */
const STEPS = ['react', 'apollo', 'vendor', 'index'] as const;

const FRAME = 'app/components/frame.tsx';

/** The screens that visits mostly begin with, by the first part of the address. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '': ['accounts/screens/landing-screen.tsx'],
  landing: ['accounts/screens/landing-screen.tsx'],
  login: ['security/screens/sign-in-screen.tsx'],
  dashboard: [FRAME, 'battles/screens/dashboard-screen.tsx'],
  challenge: [FRAME, 'battles/screens/challenge-screen.tsx'],
  home: [FRAME],
  stream: [
    FRAME,
    'streams/screens/stream-screen.tsx',
    'video/components/player.tsx',
    '../node_modules/hls.js/dist/hls.light.mjs',
  ],
  wallet: [FRAME, 'wallet/screens/wallet-screen.tsx'],
};

/** What no first screen waits for: all that lies over a page, and the library of the schemas. */
const LATER = ['overlays', 'zod'] as const;

interface Chunk {
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The files of a module, given from `web`, and of all that it imports. */
function filesOf(module: string, chunks: readonly Chunk[]): string[] {
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(resolve('web', module)));
  if (!own) throw new Error(`The build has no ${module}`);
  const files = new Set([own.fileName]);
  for (const file of files)
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(needed);
  return [...files];
}

/**
 * Leaves the start of the app to `web/app/early.ts`, which runs as soon as it has arrived, while the packages are still
 * on their way. index.html names the files of the first load and those of the first screens.
 */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const named = (name: string): string => {
        const chunk = chunks.find((file) => file.name === name);
        if (!chunk) throw new Error(`The build has no file named ${name}`);
        return chunk.fileName;
      };
      const steps = STEPS.map(named);
      const screens = Object.entries(SCREENS).map(([path, modules]) => {
        const files = new Set(modules.flatMap((module) => filesOf(module, chunks)));
        for (const late of LATER) if (files.has(named(late))) throw new Error(`/${path} waits for ${late}`);
        return [
          path,
          [...files].filter((file) => ![...steps, named('early')].includes(file)).map((file) => `/${file}`),
        ];
      });
      const early = { type: 'module', async: true, crossorigin: true, src: `/${named('early')}` };
      const tags: HtmlTagDescriptor[] = [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'screen-files' },
          children: JSON.stringify(Object.fromEntries(screens)),
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
});
