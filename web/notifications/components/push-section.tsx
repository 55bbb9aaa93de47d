import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { type PushState, usePush } from '../hooks/use-push.ts';
import * as t from '../__generated__/messages.ts';

const HINTS: Readonly<Record<PushState, string>> = {
  unknown: t.lookingAtThisBrowser(),
  unsupported: t.thisBrowserCannotShowNotifications(),
  unconfigured: t.pushNotificationsAreNotSetUp(),
  denied: t.youHaveBlockedNotificationsOfThisPage(),
  off: t.yourBrowserTellsYouAlsoWhileGauntlet(),
  on: t.thisBrowserTellsYouUntilYouSign(),
};

/** Web Push on the device at hand; stored at once, apart from what is saved together. */
export function PushSection() {
  const { state, isRunning, failure, change, look } = usePush();
  const isUsable = state === 'on' || state === 'off';
  return (
    <Panel title={t.onThisDevice()}>
      <Stack gap={4}>
        <Switch
          label={t.pushOnThisDevice()}
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
                  {t.retry()}
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
