import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { textSize } from '../tokens.ts';

/** The mark: a gauntlet's knuckle plate, two facing edges around one spark. Decorative; the word stands beside it. */
export function BrandMark({ size = 28, ...rest }: Omit<ComponentProps<'svg'>, 'children'> & { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false" {...rest}>
      <path d="M15 2 4 7v10.5L10.5 26V13l4.5-3.2V2Z" fill="var(--ember)" />
      <path d="M17 30 28 25V14.5L21.5 6v13L17 22.2V30Z" fill="var(--text)" />
      <path d="m16 12.5 2.4 3.5-2.4 3.5-2.4-3.5Z" fill="var(--coin)" />
    </svg>
  );
}

const brand = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)', lineHeight: 1 });
const word = css({ fontFamily: 'var(--font-display)', fontWeight: 700, letterSpacing: '0.04em' });

/** The word Gauntlet with its mark. A link around it is the caller's. */
export function Brand({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const isLarge = size === 'large';
  return (
    <span css={brand}>
      <BrandMark size={isLarge ? 40 : 26} />
      <span css={word} style={{ fontSize: textSize(isLarge ? 40 : 20) }}>
        Gauntlet
      </span>
    </span>
  );
}
