import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { below, low } from '../tokens.ts';

const place = css({
  display: 'contents',
  [below.medium]: {
    display: 'grid',
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom, 0px))',
    zIndex: 'var(--z-header)',
    padding: 'var(--space-3) var(--space-4)',
    borderBlockStart: '1px solid var(--line)',
    background: 'var(--bg-0)',
  },
  [low]: { display: 'contents' },
});

/**
 * The one primary button of a page. On phones it stands above the bottom bar, wherever the page is scrolled to, unless
 * the window is too low for that; `Page` keeps the room below its end.
 */
export const StickyAction = ({ children }: { readonly children: ReactNode }) => (
  <div css={place} data-sticky-action>
    {children}
  </div>
);
