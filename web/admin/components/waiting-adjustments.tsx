import { useState } from 'react';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import type { AdjustmentRowFragment } from '../operations/__generated__/adjustment-row.gql.ts';
import { WaitingAdjustmentsDocument } from '../operations/__generated__/waiting-adjustments.gql.ts';
import { AdjustmentList } from './adjustment-list.tsx';
import { DecideAdjustmentDialog } from './decide-adjustment-dialog.tsx';

interface Chosen {
  readonly adjustment: AdjustmentRowFragment;
  readonly approves: boolean;
}

/** Adjustments that wait for a second administrator; nothing is shown while there are none. */
export function WaitingAdjustments() {
  const viewer = useViewer();
  const read = usePages(WaitingAdjustmentsDocument, 'waitingAdjustments', { variables: {}, first: 10 });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (read.rows?.length === 0) return null;
  return (
    <Panel title="Waiting for a second administrator">
      <PagedList read={read} what="waiting adjustments" skeleton={[1, 56]} empty={null}>
        {(rows) => (
          <AdjustmentList
            label="Waiting adjustments"
            adjustments={rows}
            actions={(adjustment) =>
              // Nobody decides over their own account.
              adjustment.userId !== viewer?.id && (
                <Row gap={2}>
                  {adjustment.askedBy !== viewer?.username && (
                    <Button size="small" onClick={() => setChosen({ adjustment, approves: true })}>
                      Approve
                    </Button>
                  )}
                  <Button size="small" variant="ghost" onClick={() => setChosen({ adjustment, approves: false })}>
                    {adjustment.askedBy === viewer?.username ? 'Take back' : 'Refuse'}
                  </Button>
                </Row>
              )
            }
          />
        )}
      </PagedList>
      {chosen && <DecideAdjustmentDialog {...chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
