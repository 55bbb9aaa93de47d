import { Notice } from '../ui/layout/notice.tsx';
import { FailureWay } from './failure-way.tsx';
import type { Failure } from '../data/failure.ts';

/** Why the last attempt did not work, beside the button that made it; what was entered stays. */
export function Failed({ failure }: { readonly failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <div role="alert">
      <Notice tone="loss">
        {failure.sentence}
        <FailureWay code={failure.code} />
      </Notice>
    </div>
  );
}
