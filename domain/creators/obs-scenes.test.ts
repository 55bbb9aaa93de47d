import { expect, it } from 'vitest';
import { obsScenes } from './obs-scenes.ts';
import { overlayBox, overlayLookIn } from './overlay.ts';

interface Source {
  readonly id: string;
  readonly name: string;
  readonly settings: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly items: readonly { readonly name: string; readonly pos: { readonly x: number; readonly y: number } }[];
  };
}

it('a scene collection shows each overlay once, at the size that it fills, within the picture and beside each other (CR-21)', () => {
  const key = 'gntl_pat_x';
  const { sources, current_scene, scene_order } = obsScenes('https://gauntlet.example', key) as {
    sources: Source[];
    current_scene: string;
    scene_order: { name: string }[];
  };
  const browsers = sources.filter(({ id }) => id === 'browser_source');
  const looks = browsers.map(({ settings: { url, width, height } }) => {
    const { origin, pathname, search, hash } = new URL(url);
    expect([origin, pathname, hash]).toEqual(['https://gauntlet.example', '/overlay/', `#${key}`]);
    const look = overlayLookIn(search);
    expect({ width, height }).toEqual(overlayBox(look));
    return look.kind;
  });
  expect(looks).toEqual(['wallet', 'wagers', 'wins']);
  const scene = sources.find(({ id }) => id === 'scene');
  expect([scene?.name, scene_order]).toEqual([current_scene, [{ name: current_scene }]]);
  const items = scene?.settings.items ?? [];
  expect(items.map(({ name }) => name)).toEqual(browsers.map(({ name }) => name));
  let bottom = 0;
  for (const [index, { pos }] of items.entries()) {
    const { width = 0, height = 0 } = browsers[index]?.settings ?? {};
    expect(pos.y).toBeGreaterThan(bottom);
    bottom = pos.y + height;
    expect([pos.x + width <= 1920, bottom <= 1080]).toEqual([true, true]);
  }
});
