import { css, keyframes } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });

/** The surface of what floats over the page: popovers and menus. */
export const float = css({
  zIndex: 'var(--z-popover)',
  maxWidth: 'calc(100vw - 2 * var(--space-2))',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow-float)',
  animation: `${appear} var(--duration-fast) var(--ease)`,
});
