import { css } from '@emotion/react';
import { BrandMark } from '../../ui/face/brand.tsx';
import { visuallyHidden } from '../../ui/theme.tsx';
import * as t from '../__generated__/messages.ts';

// As web/index.html has it, or the words would jump.
const place = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
  textAlign: 'center',
  font: '16px/1.5 Arial, sans-serif',
  color: 'var(--text-dim)',
});

/**
 * FR-04: what every path shows while nobody knows yet who is asking. So small that the largest thing that a page paints is
 * never this, and what browsers measure of it is when its content came.
 */
export const LoadingScreen = () => (
  <main css={place}>
    <title>Gauntlet</title>
    <h1 css={visuallyHidden}>Gauntlet</h1>
    <BrandMark size={40} />
    <p role="status" data-loading>
      {t.loading()}
    </p>
  </main>
);
