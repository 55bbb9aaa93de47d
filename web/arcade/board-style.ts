import { css } from '@emotion/react';
import type { GameId } from '../../domain/arcade/games.ts';
import { fromOklch } from '../ui/colour.ts';
import { GAME_LOOKS } from '../ui/face/game-art-map.ts';
import { boardHueOf } from '../ui/face/worn.tsx';

/** The colours of a game, from the hue of its art or of a look that is worn on the board: `--game` on surfaces, `--game-soft` behind it, `--game-deep` under all. */
export function gameColours(game: GameId, look: string | null = null): Record<string, string> {
  const hue = boardHueOf(look) ?? GAME_LOOKS[game]?.hue ?? 45;
  return {
    '--game': fromOklch(0.8, 0.14, hue),
    '--game-soft': fromOklch(0.8, 0.14, hue, 0.18),
    '--game-deep': fromOklch(0.21, 0.03, hue),
  };
}

/** What is played on: fingers neither scroll nor select here. */
export const surface = css({
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
});

/** A button of a board; its look tells what it stands for by shape, never by colour alone. */
export const key = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 'var(--target-touch)',
  padding: 0,
  border: '2px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--game-deep)',
  color: 'var(--text)',
  fontWeight: 700,
  touchAction: 'none',
  cursor: 'pointer',
  ':active:not(:disabled)': { background: 'var(--game-soft)', borderColor: 'var(--game)' },
  ':disabled': { cursor: 'default', color: 'var(--text)' },
  '&[aria-pressed="true"]': { background: 'var(--game-soft)', borderColor: 'var(--game)' },
});
