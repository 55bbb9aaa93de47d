import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { OverlayLook } from '../../../domain/creators/overlay.ts';
import { OverlayCard } from '../components/overlay-card.tsx';
import type { OverlayData } from '../overlay-data.ts';
import { visuallyHidden } from '../../ui/theme.tsx';
import { followOverlay } from './follow-overlay.ts';

const place = css({ margin: 0 });

interface OverlayPageProps {
  readonly look: OverlayLook;
  /** The key of its creator, from behind the `#` of the address. */
  readonly secret: string;
}

/** One overlay, live; what was told last stays while the connection is lost. */
export function OverlayPage({ look, secret }: OverlayPageProps) {
  const [data, setData] = useState<OverlayData | null>(null);
  const [hasEnded, setEnded] = useState(secret === '');
  useEffect(() => {
    if (secret === '') return undefined;
    return followOverlay(look.kind, secret, {
      onData: setData,
      onEnd: () => {
        setData(null);
        setEnded(true);
      },
    });
  }, [look.kind, secret]);
  return (
    <main css={place}>
      <h1 css={visuallyHidden}>Gauntlet overlay</h1>
      <OverlayCard look={look} data={data} notice={hasEnded ? 'This overlay has ended.' : null} />
    </main>
  );
}
