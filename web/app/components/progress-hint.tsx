import { keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import * as t from '../__generated__/messages.ts';

/** A page that comes quicker than this needs no hint. */
const PATIENCE_MS = 150;

const travel = keyframes({ from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.92)' } });

/** A thin line at the top while the next page is fetched. */
export function ProgressHint() {
  const isLoading = useNavigation().state === 'loading';
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isLoading]);
  return (
    <div role="status" aria-live="polite">
      {isLoading && isDue && (
        <div
          css={{
            position: 'fixed',
            inset: '0 0 auto 0',
            height: 3,
            zIndex: 'var(--z-toast)',
            background: 'var(--ember)',
            transformOrigin: 'calc(50% - var(--inline-way) * 50%)',
            animation: `${travel} 8s cubic-bezier(0.1, 0.6, 0.2, 1) forwards`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        >
          <span css={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}>
            {t.loadingThePage()}
          </span>
        </div>
      )}
    </div>
  );
}
