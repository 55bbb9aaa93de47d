import { css } from '@emotion/react';
import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { type Space, space } from '../tokens.ts';

type Element = 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'span';

interface LayoutProps {
  /** The element to render; `div` unless told. */
  as?: Element;
  /** Distance between the children in steps of 4 px. */
  gap?: Space;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

type Props<Own> = Own & Omit<ComponentPropsWithRef<'div'>, keyof Own>;

const column = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const line = css({ display: 'flex', minWidth: 0 });
const grid = css({ display: 'grid', minWidth: 0 });

/** One below the other. */
export function Stack({ as = 'div', gap = 4, align, justify, style, ...rest }: Props<LayoutProps>) {
  const Tag = as as ElementType;
  return (
    <Tag css={column} style={{ gap: space(gap), alignItems: align, justifyContent: justify, ...style }} {...rest} />
  );
}

/** Side by side; breaks into further lines unless `wrap` is false. */
export function Row({
  as = 'div',
  gap = 3,
  align = 'center',
  justify,
  wrap = true,
  style,
  ...rest
}: Props<LayoutProps & { wrap?: boolean }>) {
  const Tag = as as ElementType;
  return (
    <Tag
      css={line}
      style={{
        gap: space(gap),
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap ? 'wrap' : 'nowrap',
        ...style,
      }}
      {...rest}
    />
  );
}

/** As many equal columns as fit, each at least `min` pixels wide; `fill` keeps empty columns instead of stretching. */
export function Grid({
  as = 'div',
  gap = 4,
  align,
  justify,
  min = 260,
  fill = false,
  style,
  ...rest
}: Props<LayoutProps & { min?: number; fill?: boolean }>) {
  const Tag = as as ElementType;
  const gridTemplateColumns = `repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(100%, ${min}px), 1fr))`;
  return (
    <Tag
      css={grid}
      style={{ gap: space(gap), alignItems: align, justifyContent: justify, gridTemplateColumns, ...style }}
      {...rest}
    />
  );
}
