import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme.tsx';

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
