import { css } from '@emotion/react';
import { Slot } from 'radix-ui/slot';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { canHover, type Space, space, type Tone } from '../tokens.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** Inner distance in steps of 4 px; 5 unless told. */
  padding?: Space;
  /** Colours the edge; the words inside have to say the same. */
  tone?: Tone;
  /** Answers to the pointer: for a card that is one link as a whole (with `asChild`). */
  interactive?: boolean;
  /** Dresses its only child, such as a router link, instead of an element of its own. */
  asChild?: boolean;
}

const card = css({
  display: 'block',
  minWidth: 0,
  background: 'var(--bg-1)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  color: 'inherit',
  textDecoration: 'none',
});

const pressable = css({
  cursor: 'pointer',
  transition: 'background var(--duration-fast), border-color var(--duration-fast)',
  [canHover]: { ':hover': { background: 'var(--bg-2)', borderColor: 'var(--line-strong)' } },
  ':active': { background: 'var(--bg-3)' },
});

/** A surface with an edge, never a shadow. */
export function Card({
  as = 'div',
  padding = 5,
  tone = 'neutral',
  interactive = false,
  asChild = false,
  style,
  ...rest
}: CardProps) {
  const Tag: ElementType = asChild ? Slot : as;
  return (
    <Tag
      css={[card, interactive && pressable]}
      style={{ padding: space(padding), ...(tone !== 'neutral' && { borderColor: `var(--${tone})` }), ...style }}
      {...rest}
    />
  );
}
