import { WifiOff } from 'lucide-react';
import { useLiveState } from '../../live/live-state.ts';
import { useOnline } from '../hooks/use-online.ts';
import * as t from '../__generated__/messages.ts';

/** Says when what is shown may be older than it looks. */
export function ConnectionNotice() {
  const isOnline = useOnline();
  const live = useLiveState();
  const sentence = isOnline
    ? live === 'lost' && t.liveUpdatesAreInterruptedTryingToGet()
    : t.youAreOfflineWhatYouSeeMay();
  return (
    <div role="status" aria-live="polite">
      {sentence && (
        <p
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 'var(--space-2)',
            padding: 'var(--space-2) var(--space-4)',
            background: 'var(--warn-soft)',
            color: 'var(--warn)',
            fontSize: 'var(--size-14)',
          }}
        >
          <WifiOff size={16} aria-hidden css={{ flex: 'none' }} />
          {sentence}
        </p>
      )}
    </div>
  );
}
