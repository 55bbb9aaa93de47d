import { css } from '@emotion/react';
import { type ReactNode, useDeferredValue } from 'react';

interface OnceKnownProps {
  /** What stands above has its height: it was read, or could not be. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

// As wide as without it: a page gives its width to its children.
const shown = css({ display: 'contents', '& > *': { maxWidth: 'inherit' } });
const unseen = css({ display: 'none' });

/** What stands below something whose height nobody can know before. It reads what it needs meanwhile, and does not jump. */
export function OnceKnown({ isKnown, children }: OnceKnownProps) {
  // `Loaded` draws what stands above as late as this.
  const isShown = useDeferredValue(isKnown);
  return <div css={isShown ? shown : unseen}>{children}</div>;
}
