import { formatCounted } from '../../format/format.ts';
import { useState } from 'react';
import { BreakDialog } from './break-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { useRealityCheck } from '../hooks/use-reality-check.ts';

/** 75 is '1 hour 15 minutes'. */
function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return formatCounted(rest, 'minute');
  return rest === 0 ? formatCounted(hours, 'hour') : `${formatCounted(hours, 'hour')} ${formatCounted(rest, 'minute')}`;
}

interface RealityCheckProps {
  readonly pausedUntil: number | null;
  readonly onSignOut: () => void;
}

/** Interrupts a visit as often as the player wants it: how long it lasts, what it has brought, and what next. */
export function RealityCheck({ pausedUntil, onSignOut }: RealityCheckProps) {
  const { figures, dismiss } = useRealityCheck();
  const [isTakingBreak, setTakingBreak] = useState(false);
  if (isTakingBreak) return <BreakDialog runningUntil={pausedUntil} onClose={() => setTakingBreak(false)} />;
  if (!figures) return null;
  return (
    <Dialog
      open
      onOpenChange={dismiss}
      title="Reality check"
      description="How this visit is going. You choose in Settings how often you see this."
      size="small"
      role="alertdialog"
      modalOnly
      footer={
        <>
          <Button variant="ghost" onClick={onSignOut}>
            Sign out
          </Button>
          <Button
            onClick={() => {
              dismiss();
              setTakingBreak(true);
            }}
          >
            Take a break
          </Button>
          <Button variant="primary" onClick={dismiss}>
            Keep playing
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: 'Signed in for', detail: lengthOf(figures.minutesPlayed) },
          { term: 'Won or lost since then', detail: <Money cents={figures.netCents} signed />, total: true },
        ]}
      />
    </Dialog>
  );
}
