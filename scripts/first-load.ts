import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FILE_TABLE } from './file-table.ts';
import { type Chunk, filesOf, weighPages } from './page-files.ts';

/** What every page needs, in the order in which `web/app/early.ts` runs it. */
const STEPS = ['react', 'apollo', 'vendor', 'index'] as const;

const FRAME = 'app/components/frame.tsx';
const PUBLIC_FRAME = 'app/components/public-frame.tsx';

/** The screens that visits mostly begin with, by the first part of the address. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '': [PUBLIC_FRAME, 'accounts/screens/landing-screen.tsx'],
  landing: [PUBLIC_FRAME, 'accounts/screens/landing-screen.tsx'],
  login: [PUBLIC_FRAME, 'security/screens/sign-in-screen.tsx'],
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
  friends: [FRAME, 'friends/screens/friends-screen.tsx', 'battles/components/invites.tsx'],
  teams: [FRAME, 'teams/screens/teams-screen.tsx'],
  missions: [FRAME, 'missions/screens/missions-screen.tsx'],
  arcade: [FRAME, 'arcade/screens/arcade-screen.tsx'],
  statements: [FRAME, 'wallet/screens/statements-screen.tsx'],
};

/** What no first screen waits for: what lies over a page, the library of the schemas, and what refusals say. */
const LATER = ['ui/overlay/dialog-panel.tsx', '../node_modules/zod/v4/core/core.js', 'data/refusals.ts'] as const;

/** What the script of a page may weigh that it waits for, in kB after compression (gzip). */
const LIMIT = 232;
/** Desks of staff. */
const STAFF_LIMIT = 260;
/** Pages that hold more, and what they may weigh: docs/decisions/web-speed.md says what it is. */
const HEAVIER: Readonly<Record<string, number>> = {
  'accounts/screens/settings-screen.tsx': 262,
  'arcade/screens/arcade-replay-screen.tsx': 250,
  'arcade/screens/arcade-run-screen.tsx': 240,
  'battles/screens/challenge-screen.tsx': 241,
  'creators/screens/creator-hub-screen.tsx': 235,
  'platform/screens/developers-screen.tsx': 267,
  'profiles/screens/profile-screen.tsx': 233,
  'store/screens/store-screen.tsx': 240,
  'streams/screens/clip-screen.tsx': 233,
  'streams/screens/go-live-screen.tsx': 254,
  'streams/screens/stream-screen.tsx': 238,
  'support/screens/help-screen.tsx': 249,
  'teams/screens/teams-screen.tsx': 234,
  'tournaments/screens/create-screen.tsx': 242,
  'tournaments/screens/desk-screen.tsx': 250,
  'tournaments/screens/match-screen.tsx': 253,
  'tournaments/screens/tournament-screen.tsx': 275,
};

const naming =
  (chunks: readonly Chunk[]) =>
  (name: string): string => {
    const chunk = chunks.find((file) => file.name === name);
    if (!chunk) throw new Error(`The build has no file named ${name}`);
    return chunk.fileName;
  };

function checkWeights(chunks: readonly Chunk[], more: number): void {
  const start = [...STEPS, 'early'].map(naming(chunks));
  const tooHeavy = weighPages(chunks, start, (gate) => (gate === 'public' ? PUBLIC_FRAME : FRAME)).flatMap(
    ({ gate, screen, bytes }) => {
      const limit = more + (HEAVIER[screen] ?? (gate === 'staff' ? STAFF_LIMIT : LIMIT));
      return bytes <= limit * 1000 ? [] : [`${screen}: ${(bytes / 1000).toFixed(1)} kB, ${limit} are allowed`];
    },
  );
  if (tooHeavy.length > 0) throw new Error(`Pages wait for too much script:\n${tooHeavy.join('\n')}`);
}

/**
 * Leaves the start of the app to `web/app/early.ts`, which runs as soon as it has arrived, while the packages are still
 * on their way. index.html names the files of the first load and those of the first screens.
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
      const fileOf = (module: string): string => filesOf(module, chunks)[0] ?? '';
      const steps = STEPS.map(named);
      const screens = Object.entries(SCREENS).map(([path, modules]) => {
        const files = new Set(modules.flatMap((module) => filesOf(module, chunks)));
        for (const late of LATER) if (files.has(fileOf(late))) throw new Error(`/${path} waits for ${late}`);
        return [
          path,
          [...files].filter((file) => ![...steps, named('early')].includes(file)).map((file) => `/${file}`),
        ];
      });
      const early = { type: 'module', async: true, crossorigin: true, src: `/${named('early')}` };
      const tags: HtmlTagDescriptor[] = [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'screen-files', 'data-all': FILE_TABLE },
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
  // Only then do the files name those that they fetch.
  writeBundle: (_options, bundle) =>
    checkWeights(
      Object.values(bundle).filter((file) => file.type === 'chunk'),
      more,
    ),
});
