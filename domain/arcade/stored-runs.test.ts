import { hexToBytes } from '@noble/hashes/utils.js';
import { getQuickJS } from 'quickjs-emscripten';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';
import { expect, it } from 'vitest';
import stored from '../../tests/support/arcade-runs.json' with { type: 'json' };
import { courseOf } from './course.ts';
import { isGameId } from './games.ts';
import { replay } from './run.ts';
import { VERSIONS, loadGame } from './versions.ts';

/**
 * Runs as bytes with what they came to when they were stored. They are never made anew: a change that they notice is
 * another version of the game. A new version adds runs of its own.
 */
const runs = stored.map(({ log, ...run }) => ({ ...run, bytes: [...Buffer.from(log, 'base64')] }));

it('every version of every game has stored runs', () => {
  const named = new Set(runs.map(({ game, version }) => `${game} ${version}`));
  const built = Object.entries(VERSIONS).flatMap(([id, loaders]) => loaders.map((_load, n) => `${id} ${n + 1}`));
  expect([...named].toSorted()).toEqual(built.toSorted());
});

it.each(runs)('a stored run of $game $version still comes to $score', async ({ game: id, version, ...run }) => {
  const game = isGameId(id) ? await loadGame(id, version) : null;
  if (!game) throw new Error('its rules are gone');
  const { score, tieBreak, digest } = run;
  const course = courseOf(hexToBytes(run.lastSecret), game.stages);
  expect(replay(game, course, Uint8Array.from(run.bytes))).toEqual({ score, tieBreak, digest });
});

/** The rules as a script that an engine without modules takes. */
async function bundleRules(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const code = `
    import { hexToBytes } from '@noble/hashes/utils.js';
    import { courseOf } from '${folder}course.ts';
    import { replay } from '${folder}run.ts';
    import { loadGame } from '${folder}versions.ts';
    globalThis.replayAll = async (runs) => {
      globalThis.results = JSON.stringify(await Promise.all(runs.map(async ({ game: id, version, lastSecret, bytes }) => {
        const game = await loadGame(id, version);
        return replay(game, courseOf(hexToBytes(lastSecret), game.stages), Uint8Array.from(bytes));
      })));
    };`;
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : null),
    load: (id) => (id === '\0entry' ? code : null),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
}

/** The engine has no text encoder; what is hashed here is ASCII. */
const ENCODER = `globalThis.TextEncoder = class {
  encode(text) { return Uint8Array.from(text, (letter) => letter.charCodeAt(0)); }
};`;

it('an engine that shares nothing with this one comes to the same score, tie-break and digest of every stored run', async () => {
  const quickJs = await getQuickJS();
  const context = quickJs.newContext();
  const evaluate = (code: string): unknown =>
    context.unwrapResult(context.evalCode(code)).consume((value): unknown => context.dump(value));
  evaluate(ENCODER);
  evaluate(await bundleRules());
  evaluate(`void replayAll(${JSON.stringify(runs)})`);
  context.runtime.executePendingJobs().dispose();
  const results = JSON.parse(String(evaluate('globalThis.results'))) as unknown;
  context.dispose();
  expect(results).toEqual(runs.map(({ score, tieBreak, digest }) => ({ score, tieBreak, digest })));
});
