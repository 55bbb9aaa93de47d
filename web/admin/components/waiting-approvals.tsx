import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { approvalTitle, approvalWords } from '../approval-words.ts';
import {
  type ApprovalRowFragment,
  ApprovalsDocument,
  DecideApprovalDocument,
} from '../operations/__generated__/approval.gql.ts';
import { AuditTrailDocument } from '../operations/__generated__/account-standing.gql.ts';
import { ListFlagsDocument } from '../operations/__generated__/feature-flag.gql.ts';
import { ListSettingsDocument } from '../operations/__generated__/admin.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

interface Chosen {
  readonly approval: ApprovalRowFragment;
  readonly approves: boolean;
}

/** What one administrator asked for and may not do alone; nothing is shown while nothing waits. */
export function WaitingApprovals() {
  const viewer = useViewer();
  const read = usePages(ApprovalsDocument, 'approvals', { variables: {}, first: 10 });
  const decision = useAction(DecideApprovalDocument, {
    changes: [ApprovalsDocument, ListSettingsDocument, ListFlagsDocument, AuditTrailDocument],
  });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!read.error && (read.rows?.length ?? 0) === 0) return null;
  return (
    <Panel title={t.waitingForASecondAdministrator()}>
      <PagedList read={read} what={t.whatWaitsToLoad()} skeleton={null} empty={null}>
        {(rows) => (
          <DeskList>
            <List label={t.waitingForASecondAdministrator()}>
              {rows.map((approval) => {
                const isOwn = approval.askedBy === viewer?.username;
                return (
                  <ListRow
                    key={approval.id}
                    title={approvalTitle(approval)}
                    detail={
                      <>
                        {approvalWords(approval)} ·{' '}
                        {t.askedForItBecause({ name: approval.askedBy, reason: approval.reason })} ·{' '}
                        <RelativeTime at={approval.askedAt} now={serverNow} />
                      </>
                    }
                    trailing={
                      // Nobody decides over their own account.
                      approval.subject !== viewer?.username && (
                        <Row gap={2}>
                          {!isOwn && (
                            <Button size="small" onClick={() => setChosen({ approval, approves: true })}>
                              {t.approve()}
                            </Button>
                          )}
                          <Button size="small" variant="ghost" onClick={() => setChosen({ approval, approves: false })}>
                            {isOwn ? t.takeBack() : t.refuse()}
                          </Button>
                        </Row>
                      )
                    }
                  />
                );
              })}
            </List>
          </DeskList>
        )}
      </PagedList>
      {chosen && (
        <ReasonDialog
          title={approvalTitle(chosen.approval)}
          description={approvalWords(chosen.approval)}
          submitLabel={chosen.approves ? t.approve() : t.refuse()}
          sending={decision}
          asksProof={chosen.approves}
          onSend={(reason, proof) =>
            decision.run({ input: { id: chosen.approval.id, approves: chosen.approves, reason, proof } })
          }
          onClose={() => {
            decision.reset();
            setChosen(null);
          }}
        />
      )}
    </Panel>
  );
}
