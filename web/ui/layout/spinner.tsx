import { css, keyframes } from '@emotion/react';
import * as t from '../__generated__/messages.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ring = css({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid var(--line-strong)',
  borderTopColor: 'currentColor',
  borderRadius: 'var(--radius-full)',
  animation: `${turn} 800ms linear infinite`,
});

const place = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  color: 'var(--text-dim)',
});

/** The turning ring alone, for places where words already say what is going on. */
export function SpinnerRing({ size = 16 }: { size?: number }) {
  return <span css={ring} style={{ width: size, height: size }} aria-hidden="true" />;
}

/** The ring with the words, for a whole page or panel (FR-04). Prefer a `Skeleton` where the shape is known. */
export function Spinner({ label = t.loading() }: { label?: string }) {
  return (
    <div css={place} role="status" data-loading>
      <SpinnerRing size={20} />
      {label}
    </div>
  );
}
