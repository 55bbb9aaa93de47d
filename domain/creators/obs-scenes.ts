import { type OverlayKind, type OverlayLook, OVERLAY_KINDS, overlayBox, overlayUrl } from './overlay.ts';

/** How wide the picture of OBS is unless its owner has set another. */
export const CANVAS_WIDTH = 1920;
const MARGIN = 40;
const LOOK = { theme: 'dark', size: 'medium' } as const;

/** As OBS lists them. */
const SOURCE_NAMES: Readonly<Record<OverlayKind, string>> = {
  wallet: 'Gauntlet Wallet',
  wagers: 'Gauntlet Wager Feed',
  wins: 'Gauntlet Recent Wins',
};
export const OBS_SCENE = 'Gauntlet overlays';

/** The overlays of the plugin, whose one key shows all of them. */
export const OBS_LOOKS = OVERLAY_KINDS.map((kind): OverlayLook => ({ kind, ...LOOK }));

/** A browser source of OBS, and where it stands in the picture. */
export interface ObsSource {
  readonly name: string;
  readonly settings: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly shutdown: boolean;
  };
  readonly pos: { readonly x: number; readonly y: number };
}

/** A source for each overlay, of the size that it fills, one below the other at the right edge of the picture. */
export function obsSources(
  origin: string,
  key: string,
  looks: readonly OverlayLook[],
  canvasWidth: number = CANVAS_WIDTH,
): readonly ObsSource[] {
  let top = MARGIN;
  return looks.map((look) => {
    const { width, height } = overlayBox(look);
    const pos = { x: Math.max(0, canvasWidth - MARGIN - width), y: top };
    top += height + MARGIN;
    const url = overlayUrl(origin, look, key);
    return { name: SOURCE_NAMES[look.kind], settings: { url, width, height, shutdown: true }, pos };
  });
}

/**
 * A scene collection for OBS (CR-21): one scene with the sources of all overlays. To be imported under 'Scene
 * Collection'; scenes of one's own are left alone.
 */
export function obsScenes(origin: string, key: string): object {
  const sources = obsSources(origin, key, OBS_LOOKS);
  const items = sources.map(({ name, pos }, index) => ({
    name,
    id: index + 1,
    visible: true,
    locked: false,
    pos,
    scale: { x: 1, y: 1 },
  }));
  return {
    name: 'Gauntlet',
    current_scene: OBS_SCENE,
    current_program_scene: OBS_SCENE,
    scene_order: [{ name: OBS_SCENE }],
    sources: [
      ...sources.map(({ name, settings }) => ({
        id: 'browser_source',
        versioned_id: 'browser_source',
        name,
        enabled: true,
        settings,
      })),
      {
        id: 'scene',
        versioned_id: 'scene',
        name: OBS_SCENE,
        enabled: true,
        settings: { custom_size: false, id_counter: items.length, items },
      },
    ],
  };
}
