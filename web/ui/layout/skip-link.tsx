import { css } from '@emotion/react';
import * as t from '../__generated__/messages.ts';

const link = css({
  position: 'fixed',
  insetBlockStart: 'var(--space-2)',
  insetInlineStart: 'var(--space-2)',
  zIndex: 'var(--z-tooltip)',
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--ember)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  textDecoration: 'none',
  ':not(:focus)': { transform: 'translateY(-200%)' },
});

/** First thing in the tab order; `targetId` names the main element, which needs `tabIndex={-1}`. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a css={link} href={`#${targetId}`}>
      {t.skipToContent()}
    </a>
  );
}
