import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { OBS_LOOKS, OBS_SCENE, obsSources } from '../../domain/creators/obs-scenes.ts';
import { ObsStandIn } from '../../tests/support/obs-stand-in.ts';
import { talkToObs } from './talk-to-obs.ts';

/** What browsers have by themselves; in theirs an error that nobody listens to is none. */
class BrowserSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on('error', () => undefined);
  }
}
beforeAll(() => void vi.stubGlobal('WebSocket', BrowserSocket));
afterAll(() => void vi.unstubAllGlobals());

const KEY = 'gntl_pat_x';
const sourcesOn = (width: number) => obsSources('https://gauntlet.example', KEY, OBS_LOOKS, width);
const NAMES = sourcesOn(1920).map(({ name }) => name);

async function withObs(options: Parameters<typeof ObsStandIn.open>[0], talk: (obs: ObsStandIn) => Promise<void>) {
  const obs = await ObsStandIn.open(options);
  try {
    await talk(obs);
  } finally {
    await obs.close();
  }
}

describe('OBS is set up from the browser (CR-21)', () => {
  it('with a password and without: scene and sources are made once, within the picture that it has', async () => {
    for (const password of [undefined, 'päss word'])
      await withObs({ ...(password && { password }), width: 1280 }, async (obs) => {
        expect(await talkToObs(obs.url, password ?? '', sourcesOn)).toEqual({ made: [OBS_SCENE, ...NAMES], found: [] });
        expect([...obs.scenes]).toEqual([OBS_SCENE]);
        const sources = [...obs.sources.values()];
        expect(sources.map(({ scene, kind, settings }) => ({ scene, kind, settings }))).toEqual(
          sourcesOn(1280).map(({ settings }) => ({ scene: OBS_SCENE, kind: 'browser_source', settings })),
        );
        expect(sources.map(({ place }) => place)).toEqual(
          sourcesOn(1280).map(({ pos }) => ({ positionX: pos.x, positionY: pos.y })),
        );
        const before = JSON.stringify(sources);
        expect(await talkToObs(obs.url, password ?? '', sourcesOn)).toEqual({ made: [], found: [OBS_SCENE, ...NAMES] });
        expect(JSON.stringify([...obs.sources.values()])).toBe(before);
      });
  });

  it('what stands already keeps its settings, and what lacks is made beside it', () =>
    withObs({}, async (obs) => {
      const own = { scene: 'Mine', kind: 'browser_source', settings: { url: 'https://mine.example/' }, place: {} };
      obs.sources.set('Gauntlet Wallet', own);
      const { found, made } = await talkToObs(obs.url, '', sourcesOn);
      expect([found, made]).toEqual([['Gauntlet Wallet'], [OBS_SCENE, 'Gauntlet Wager Feed', 'Gauntlet Recent Wins']]);
      expect(obs.sources.get('Gauntlet Wallet')).toEqual({ ...own, place: {} });
    }));

  it('a wrong password is said to be wrong, and nothing is made', () =>
    withObs({ password: 'right' }, async (obs) => {
      for (const password of ['wrong', ''])
        await expect(talkToObs(obs.url, password, sourcesOn)).rejects.toMatchObject({ reason: 'wrongPassword' });
      expect([obs.scenes.size, obs.sources.size]).toEqual([0, 0]);
    }));

  it.each(['silent', 'babbles', 'later'] as const)(
    'what is of another version, or not OBS, is said to be so: %s',
    (kind) =>
      withObs({ kind }, async (obs) => {
        await expect(talkToObs(obs.url, '', sourcesOn)).rejects.toMatchObject({ reason: 'otherVersion' });
      }),
  );

  it('where nobody listens, OBS is said not to be there', async () => {
    const obs = await ObsStandIn.open();
    const { url } = obs;
    await obs.close();
    await expect(talkToObs(url, '', sourcesOn)).rejects.toMatchObject({ reason: 'absent' });
  });

  it('what OBS refuses is told in its words, and what breaks in between goes on at the next try', async () => {
    await withObs({ refuses: 'CreateInput' }, async (obs) => {
      const said = 'Your specified input kind is not supported by OBS.';
      await expect(talkToObs(obs.url, '', sourcesOn)).rejects.toMatchObject({ reason: 'refused', said });
    });
    await withObs({ breaksAt: 'CreateInput' }, async (obs) => {
      await expect(talkToObs(obs.url, '', sourcesOn)).rejects.toMatchObject({ reason: 'lost' });
      expect([...obs.scenes]).toEqual([OBS_SCENE]);
    });
  });
});
