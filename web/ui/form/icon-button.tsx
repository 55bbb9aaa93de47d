import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { below } from '../tokens.ts';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide' | 'aria-label' | 'asChild'> {
  /** What it does; read aloud, since there is no text. */
  label: string;
  /** The icon, and a `CountBadge` where there is something to count. */
  children: ReactNode;
}

const square = css({
  '&&': { padding: 0, aspectRatio: '1', borderRadius: 'var(--radius-m)' },
  fontSize: 'var(--size-16)',
  [below.medium]: { minWidth: 'var(--target-touch)' },
});

/** A square button with an icon only. Wrap it in a `Tooltip` where the icon is not known to everybody. */
export function IconButton({ label, variant = 'ghost', children, ...rest }: IconButtonProps) {
  return (
    <Button css={square} variant={variant} aria-label={label} {...rest}>
      {children}
    </Button>
  );
}
