import { css } from '@emotion/react';
import { CircleDashed, Wifi, WifiOff } from 'lucide-react';
import { type LiveState, useLiveState } from '../../live/live-state.ts';
import { useOnline } from '../hooks/use-online.ts';
import * as t from '../__generated__/messages.ts';

const light = css({ display: 'flex', flex: 'none', alignItems: 'center', padding: 'var(--space-1)' });

const SHOWN = {
  live: { label: t.liveUpdatesArriveAsTheyHappen(), Icon: Wifi, colour: 'var(--win)' },
  connecting: { label: t.connectingUpdatesDoNotArriveYet(), Icon: CircleDashed, colour: 'var(--warn)' },
  offline: { label: t.offlineWhatYouSeeMayBeOld(), Icon: WifiOff, colour: 'var(--loss)' },
} as const;

const standing = (isOnline: boolean, state: LiveState): keyof typeof SHOWN =>
  !isOnline ? 'offline' : state === 'live' ? 'live' : 'connecting';

/** How live updates stand, by form and name as well as by colour. That they broke off is told by the notice. */
export function ConnectionLight() {
  const { label, Icon, colour } = SHOWN[standing(useOnline(), useLiveState())];
  return (
    <span role="img" aria-label={label} title={label} css={light} style={{ color: colour }}>
      <Icon size={16} aria-hidden />
    </span>
  );
}
