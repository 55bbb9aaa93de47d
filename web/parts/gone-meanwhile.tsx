import { useCameBack } from '../session/came-back.ts';
import { Notice } from '../ui/layout/notice.tsx';
import * as t from './__generated__/messages.ts';

/** For whoever comes back from a deposit to something that is no longer to be had. */
export function GoneMeanwhile() {
  if (!useCameBack()) return null;
  return (
    <Notice tone="warn" live title={t.itIsGone()}>
      {t.itWasTakenWhileYouAddedMoney()}
    </Notice>
  );
}
