import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { below } from '../../ui/tokens.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'var(--space-3)',
  // Full width for the thumb; the way on stands first.
  [below.small]: { flexDirection: 'column-reverse', '& > *': { width: '100%' } },
});
const backPlace = css({ marginInlineEnd: 'auto', [below.small]: { '& > *': { width: '100%' } } });

interface ActionsProps {
  /** The way back, at the other end. */
  readonly back?: ReactNode;
  /** The way on comes last. */
  readonly children: ReactNode;
}

/** The buttons below a step. */
export const Actions = ({ back, children }: ActionsProps) => (
  <div css={bar}>
    {back !== undefined && back !== false && <div css={backPlace}>{back}</div>}
    {children}
  </div>
);
