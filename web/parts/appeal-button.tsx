import { Suspense } from 'react';
import { useAddressDialog } from '../address/use-address-dialog.ts';
import { Button } from '../ui/form/button.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';
import { Row } from '../ui/layout/layout.tsx';
import * as t from './__generated__/messages.ts';

const AppealDialog = lazyPart(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

interface AppealButtonProps {
  readonly disputeId: string;
  /** Until when the decision can be appealed; null where it cannot. */
  readonly until: number | null;
}

/** The way to somebody else's look at a decision, for its parties (BC-13). Nothing where there is none. */
export function AppealButton({ disputeId, until }: AppealButtonProps) {
  const dialog = useAddressDialog('appeal');
  if (until === null) return null;
  return (
    <>
      <Row gap={2}>
        <Button onClick={() => dialog.open(disputeId)}>{t.appeal()}</Button>
      </Row>
      {dialog.value === disputeId && (
        <Suspense>
          <AppealDialog disputeId={disputeId} until={until} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
