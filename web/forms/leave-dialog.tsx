import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import * as t from './__generated__/messages.ts';

/** Asks before what was entered is lost. */
export const LeaveDialog = ({ blocker }: { readonly blocker: Blocker }) =>
  blocker.state === 'blocked' && (
    <ConfirmDialog
      open
      onOpenChange={() => blocker.reset()}
      title={t.leaveWithoutSaving()}
      description={t.whatYouHaveChangedHereIsLost()}
      confirmLabel={t.leave()}
      cancelLabel={t.stay()}
      variant="danger"
      onConfirm={() => blocker.proceed()}
    />
  );
