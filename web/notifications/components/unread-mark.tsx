import { css } from '@emotion/react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import * as t from '../__generated__/messages.ts';

const dot = css({
  display: 'inline-block',
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: 'var(--radius-full)',
  background: 'var(--ember)',
});

/** Says that a notification has not been read; holds its place once it has. */
export const UnreadMark = ({ isUnread }: { readonly isUnread: boolean }) => (
  <span css={dot} style={{ visibility: isUnread ? 'visible' : 'hidden' }}>
    {isUnread && <VisuallyHidden>{t.unread()} </VisuallyHidden>}
  </span>
);
