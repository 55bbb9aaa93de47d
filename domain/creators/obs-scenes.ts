import { type OverlayKind, type OverlayLook, OVERLAY_KINDS, overlayBox, overlayUrl } from './overlay.ts';

/** What a scene of OBS is drawn on unless its owner has set another. */
const CANVAS = { width: 1920, height: 1080 } as const;
const MARGIN = 40;
const LOOK = { theme: 'dark', size: 'medium' } as const;

/** As OBS lists them. */
const SOURCE_NAMES: Readonly<Record<OverlayKind, string>> = {
  wallet: 'Gauntlet Wallet',
  wagers: 'Gauntlet Wager Feed',
  wins: 'Gauntlet Recent Wins',
};
const SCENE = 'Gauntlet overlays';

/**
 * A scene collection for OBS (CR-21): one scene with a browser source for each overlay, of the size that it fills, one
 * below the other at the right edge. To be imported under 'Scene Collection'; scenes of one's own are left alone.
 */
export function obsScenes(origin: string, key: string): object {
  const looks = OVERLAY_KINDS.map((kind): OverlayLook => ({ kind, ...LOOK }));
  const sources = looks.map((look) => ({
    id: 'browser_source',
    versioned_id: 'browser_source',
    name: SOURCE_NAMES[look.kind],
    enabled: true,
    settings: { url: overlayUrl(origin, look, key), ...overlayBox(look), shutdown: true },
  }));
  let top = MARGIN;
  const items = looks.map((look, index) => {
    const { width, height } = overlayBox(look);
    const pos = { x: CANVAS.width - MARGIN - width, y: top };
    top += height + MARGIN;
    return { name: SOURCE_NAMES[look.kind], id: index + 1, visible: true, locked: false, pos, scale: { x: 1, y: 1 } };
  });
  return {
    name: 'Gauntlet',
    current_scene: SCENE,
    current_program_scene: SCENE,
    scene_order: [{ name: SCENE }],
    sources: [
      ...sources,
      {
        id: 'scene',
        versioned_id: 'scene',
        name: SCENE,
        enabled: true,
        settings: { custom_size: false, id_counter: items.length, items },
      },
    ],
  };
}
