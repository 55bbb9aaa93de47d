import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type PushState, usePush } from '../hooks/use-push.ts';

const HINTS: Readonly<Record<PushState, string>> = {
  unknown: 'Looking at this browser.',
  unsupported: 'This browser cannot show notifications of a page that is not open.',
  unconfigured: 'Push notifications are not set up on this server.',
  denied: 'You have blocked notifications of this page. Allow them in your browser’s settings first.',
  off: 'Your browser tells you, also while Gauntlet is closed.',
  on: 'This browser tells you until you sign out here.',
};

/** Web Push on the device at hand; stored at once, apart from what is saved together. */
export function PushSection() {
  const { state, isRunning, failure, change, look } = usePush();
  const isUsable = state === 'on' || state === 'off';
  return (
    <Panel title="On this device">
      <Stack gap={4}>
        <Switch
          label="Push on this device"
          hint={HINTS[state]}
          checked={state === 'on'}
          disabled={!isUsable || isRunning}
          onChange={({ target }) => void change(target.checked)}
        />
        <div aria-live="polite">
          {failure !== null && (
            <Notice
              tone="loss"
              action={
                <Button size="small" onClick={look}>
                  Retry
                </Button>
              }
            >
              {failure}
            </Notice>
          )}
        </div>
      </Stack>
    </Panel>
  );
}
