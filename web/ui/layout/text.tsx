import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { display } from '../theme.tsx';
import { type TextSize, textSize, type Tone, toneText } from '../tokens.ts';

interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'color'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'dt' | 'dd' | 'label';
  size?: TextSize;
  /** `dim` for what explains, `faint` for what may be overlooked (never for figures), or a tone. */
  tone?: 'plain' | 'dim' | 'faint' | Tone;
  weight?: 400 | 500 | 600 | 700;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
}

const cut = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  unicodeBidi: 'plaintext',
});

/** Running text in one of the six sizes. */
export function Text({ as = 'p', size, tone = 'plain', weight, truncate = false, style, ...rest }: TextProps) {
  const Tag = as as ElementType;
  const color =
    tone === 'plain' ? undefined : tone === 'dim' || tone === 'faint' ? `var(--text-${tone})` : toneText(tone);
  return (
    <Tag
      css={truncate ? cut : undefined}
      style={{ fontSize: size && textSize(size), fontWeight: weight, color, ...style }}
      {...rest}
    />
  );
}

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The place in the outline of the page, not the size. */
  level: 1 | 2 | 3 | 4;
  size?: TextSize;
}

const SIZES: Readonly<Record<HeadingProps['level'], TextSize>> = { 1: 28, 2: 20, 3: 16, 4: 16 };

/** A heading in Rajdhani. `Page` brings the h1 of a screen. */
export function Heading({ level, size = SIZES[level], style, children, ...rest }: HeadingProps) {
  const Tag: ElementType = `h${level}`;
  return (
    <Tag style={{ fontSize: textSize(size), ...style }} {...rest}>
      {children}
    </Tag>
  );
}

/**
 * A big number in Rajdhani, whose digits are not of one width: for what stands still between two actions. What runs
 * under the eye (`Countdown`) keeps to Inter by itself.
 */
export function Figure({ size = 28, children }: { size?: TextSize; children: ReactNode }) {
  return (
    <span css={display} style={{ fontSize: textSize(size) }}>
      {children}
    </span>
  );
}
