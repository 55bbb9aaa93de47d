import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { useRealityCheck } from '../hooks/use-reality-check.ts';
import * as t from '../__generated__/messages.ts';

const BreakDialog = lazyDialog(async () => (await import('./break-dialog.tsx')).BreakDialog);

/** 75 is '1 hour 15 minutes'. */
function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t.minutes({ count: rest });
  return rest === 0 ? t.hours({ count: hours }) : t.hoursAndMinutes({ hours, minutes: rest });
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
      title={t.realityCheck()}
      description={t.howThisVisitIsGoingYouChoose()}
      size="small"
      role="alertdialog"
      modalOnly
      footer={
        <>
          <Button variant="ghost" onClick={onSignOut}>
            {t.signOut()}
          </Button>
          <Button
            onClick={() => {
              dismiss();
              setTakingBreak(true);
            }}
          >
            {t.takeABreak()}
          </Button>
          <Button variant="primary" onClick={dismiss}>
            {t.keepPlaying()}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t.signedInFor(), detail: lengthOf(figures.minutesPlayed) },
          { term: t.wonOrLostSinceThen(), detail: <Money cents={figures.netCents} signed />, total: true },
        ]}
      />
    </Dialog>
  );
}
