import { css } from '@emotion/react';

/** The box of a tick and the ring of a radio button. */
export const mark = css({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  marginBlockStart: 1,
  border: '1.5px solid var(--line-strong)',
  background: 'var(--bg-0)',
  cursor: 'inherit',
  transition: 'background var(--duration-fast), border-color var(--duration-fast)',
  ':hover:not(:disabled)': { borderColor: 'var(--text-dim)' },
  ':checked': { background: 'var(--ember)', borderColor: 'var(--ember)' },
  ':hover:checked:not(:disabled)': { background: 'var(--ember-hover)', borderColor: 'var(--ember-hover)' },
  ':disabled': { background: 'var(--bg-3)', borderColor: 'var(--line)' },
  '&[aria-invalid="true"], &[data-invalid="true"]': { borderColor: 'var(--loss)' },
  '::before': { content: '""', transform: 'scale(0)', transition: 'transform var(--duration-fast) var(--ease)' },
  ':checked::before': { transform: 'none' },
});
