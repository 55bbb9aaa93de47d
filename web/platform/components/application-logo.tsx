import { css } from '@emotion/react';
import { AppWindow } from 'lucide-react';

const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
  color: 'var(--text-dim)',
});
const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });

interface ApplicationLogoProps {
  readonly src: string | null;
  /** Pixels of its side. */
  readonly size: number;
}

/** The picture of an application; a plain window where its owner has sent none. Its name stands beside it. */
export const ApplicationLogo = ({ src, size }: ApplicationLogoProps) => (
  <span css={tile} style={{ width: size, height: size }}>
    {src === null ? (
      <AppWindow size={Math.round(size / 2)} aria-hidden="true" />
    ) : (
      <img css={picture} src={src} alt="" width={size} height={size} />
    )}
  </span>
);
