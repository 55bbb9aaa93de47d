import { type ReactNode, useState } from 'react';
import { usePages } from '../../data/use-pages.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import {
  type AdjustmentRowFragment,
  WaitingAdjustmentsDocument,
} from '../operations/__generated__/account-file.gql.ts';
import { AdjustmentList } from './adjustment-list.tsx';
import { DecideAdjustmentDialog } from './decide-adjustment-dialog.tsx';
import * as t from '../__generated__/messages.ts';

interface Chosen {
  readonly adjustment: AdjustmentRowFragment;
  readonly approves: boolean;
}

interface WaitingAdjustmentsProps {
  /** What stands below. */
  readonly children: ReactNode;
}

/** Adjustments that wait for a second administrator; nothing is shown while there are none. */
export function WaitingAdjustments({ children }: WaitingAdjustmentsProps) {
  const viewer = useViewer();
  const read = usePages(WaitingAdjustmentsDocument, 'waitingAdjustments', { variables: {}, first: 10 });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isKnown = read.rows !== null || Boolean(read.error);
  return (
    <>
      {isKnown && read.rows?.length !== 0 && (
        <Panel title={t.waitingForASecondAdministrator()}>
          <PagedList read={read} what={t.waitingAdjustmentsToLoad()} skeleton={null} empty={null}>
            {(rows) => (
              <DeskList>
                <AdjustmentList
                  label={t.waitingAdjustments()}
                  adjustments={rows}
                  actions={(adjustment) =>
                    // Nobody decides over their own account.
                    adjustment.userId !== viewer?.id && (
                      <Row gap={2}>
                        {adjustment.askedBy !== viewer?.username && (
                          <Button size="small" onClick={() => setChosen({ adjustment, approves: true })}>
                            {t.approve()}
                          </Button>
                        )}
                        <Button size="small" variant="ghost" onClick={() => setChosen({ adjustment, approves: false })}>
                          {adjustment.askedBy === viewer?.username ? t.takeBack() : t.refuse()}
                        </Button>
                      </Row>
                    )
                  }
                />
              </DeskList>
            )}
          </PagedList>
          {chosen && <DecideAdjustmentDialog {...chosen} onClose={() => setChosen(null)} />}
        </Panel>
      )}
      {!isKnown && <RowsSkeleton label={t.loadingTheAccounts()} rows={6} height={64} />}
      <OnceKnown isKnown={isKnown}>{children}</OnceKnown>
    </>
  );
}
