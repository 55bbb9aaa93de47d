import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks before what was entered is lost. */
export const LeaveDialog = ({ blocker }: { readonly blocker: Blocker }) =>
  blocker.state === 'blocked' && (
    <ConfirmDialog
      open
      onOpenChange={() => blocker.reset()}
      title="Leave without saving?"
      description="What you have changed here is lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="danger"
      onConfirm={() => blocker.proceed()}
    />
  );
