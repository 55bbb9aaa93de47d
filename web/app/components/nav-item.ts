import { css } from '@emotion/react';
import { below } from '../../ui/tokens.ts';

/** A line of the side navigation; links and buttons look alike. */
export const navItem = (isCollapsed: boolean) =>
  css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: isCollapsed ? 'center' : 'flex-start',
    gap: 'var(--space-3)',
    width: '100%',
    minHeight: 40,
    padding: '0 var(--space-3)',
    border: 0,
    borderRadius: 'var(--radius-m)',
    background: 'transparent',
    color: 'var(--text-dim)',
    fontSize: 'var(--size-14)',
    fontWeight: 500,
    textDecoration: 'none',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background var(--duration-fast) var(--ease), color var(--duration-fast) var(--ease)',
    [below.medium]: { minHeight: 'var(--target-touch)' },
    ':hover': { background: 'var(--bg-2)', color: 'var(--text)' },
    ':disabled': { cursor: 'progress', opacity: 0.6 },
    '&[aria-current="page"]': { background: 'var(--bg-2)', color: 'var(--text)' },
    '&[aria-current="page"] svg': { color: 'var(--ember)' },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 'var(--space-2)',
      insetInlineStart: 0,
      width: 3,
      borderRadius: 'var(--radius-full)',
      background: 'var(--ember)',
    },
  });
