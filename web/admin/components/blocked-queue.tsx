import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import type { BlockAppeal } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { APPEAL_WORDS, ruleWords } from '../blocked-words.ts';
import type { BlockedMessageRowFragment } from '../operations/__generated__/blocked-message-row.gql.ts';
import { BlockedMessagesDocument } from '../operations/__generated__/blocked-messages.gql.ts';
import { DecideBlockedMessageDocument } from '../operations/__generated__/decide-blocked-message.gql.ts';
import { StaffDeskChangedDocument } from '../operations/__generated__/staff-desk-changed.gql.ts';
import { ChannelLink } from './channel-link.tsx';
import { DeskList } from './desk-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const SHOWN: readonly { value: string; label: string; appeal: BlockAppeal | null; empty: string }[] = [
  { value: '', label: 'Appealed', appeal: 'WAITING', empty: 'Nobody waits for a second look' },
  { value: 'all', label: 'All', appeal: null, empty: 'Nothing has been blocked' },
  { value: 'posted', label: 'Let through', appeal: 'POSTED', empty: 'Nothing was let through' },
  { value: 'kept', label: 'Kept blocked', appeal: 'KEPT', empty: 'Nothing was kept blocked' },
];

/** What rules have stopped, and the authors who ask staff to look. */
export function BlockedQueue() {
  const viewer = useViewer();
  const [params, change] = useAddress();
  const chosen = SHOWN.find(({ value }) => value === (params.get('appeal') ?? '')) ?? SHOWN[0];
  const read = useLivePages(BlockedMessagesDocument, 'blockedMessages', {
    variables: { appeal: chosen?.appeal ?? null },
    first: 20,
    live: StaffDeskChangedDocument,
  });
  const refusal = useRefusalToast('The message was not posted');
  const posting = useAction(DecideBlockedMessageDocument, { changes: [BlockedMessagesDocument], refusal });
  const [kept, setKept] = useState<BlockedMessageRowFragment | null>(null);
  return (
    <Stack gap={5}>
      <Select
        label="Blocked messages"
        options={SHOWN}
        value={chosen?.value ?? ''}
        onChange={(event) => change({ appeal: event.target.value })}
      />
      <PagedList
        read={read}
        what="blocked messages"
        skeleton={[4, 72]}
        empty={<EmptyState title={chosen?.empty ?? ''} />}
      >
        {(messages) => (
          <DeskList>
            <List label="Blocked messages">
              {messages.map((blocked) => (
                <ListRow
                  key={blocked.id}
                  title={blocked.message}
                  detail={
                    <>
                      <Link to={adminAccountPath(blocked.author.id)}>{blocked.author.username}</Link> ·{' '}
                      <ChannelLink channel={blocked.channel} />
                      {blocked.kind === 'ANNOUNCEMENT' && ', an announcement'} ·{' '}
                      <RelativeTime at={blocked.timestamp} now={serverNow} />
                      {blocked.appealedAt !== null && (
                        <>
                          {' '}
                          · appealed <RelativeTime at={blocked.appealedAt} now={serverNow} />
                        </>
                      )}
                      {blocked.reason !== null && <> · {blocked.reason}</>}
                    </>
                  }
                  trailing={
                    <Row gap={2}>
                      <Badge>{ruleWords(blocked.rule)}</Badge>
                      {blocked.appeal !== null && blocked.appeal !== chosen?.appeal && (
                        <Badge tone={APPEAL_WORDS[blocked.appeal].tone}>{APPEAL_WORDS[blocked.appeal].word}</Badge>
                      )}
                      {blocked.appeal === 'WAITING' && blocked.author.id !== viewer?.id && (
                        <>
                          <Button
                            size="small"
                            aria-label={`Let it through, the message of ${blocked.author.username}`}
                            busy={posting.runningId === blocked.id}
                            onClick={() =>
                              void posting.run({ input: { id: blocked.id, appeal: 'POSTED' } }, blocked.id)
                            }
                          >
                            Let it through
                          </Button>
                          <Button
                            size="small"
                            aria-label={`Keep it blocked, the message of ${blocked.author.username}`}
                            onClick={() => setKept(blocked)}
                          >
                            Keep it blocked
                          </Button>
                        </>
                      )}
                    </Row>
                  }
                />
              ))}
            </List>
          </DeskList>
        )}
      </PagedList>
      {kept && <KeepDialog blocked={kept} onClose={() => setKept(null)} />}
    </Stack>
  );
}

interface KeepDialogProps {
  readonly blocked: BlockedMessageRowFragment;
  readonly onClose: () => void;
}

function KeepDialog({ blocked: { id, author, message }, onClose }: KeepDialogProps) {
  const keeping = useAction(DecideBlockedMessageDocument, { changes: [BlockedMessagesDocument] });
  return (
    <ReasonDialog
      title={`Keep the message of ${author.username} blocked`}
      description={`“${message}”`}
      submitLabel="Keep it blocked"
      hint={`${author.username} reads it, and the audit log keeps it.`}
      sending={keeping}
      onSend={(reason) => keeping.run({ input: { id, appeal: 'KEPT', reason } })}
      onClose={onClose}
    />
  );
}
