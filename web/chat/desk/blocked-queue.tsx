import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import type { BlockAppeal } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { APPEAL_WORDS, ruleWords } from './blocked-words.ts';
import {
  type BlockedMessageRowFragment,
  BlockedMessagesDocument,
  DecideBlockedMessageDocument,
} from '../operations/__generated__/blocked-message.gql.ts';
import { StaffDeskChangedDocument } from '../../desk/operations/__generated__/staff-desk.gql.ts';
import { ChannelLink } from './channel-link.tsx';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

const SHOWN: readonly { value: string; label: string; appeal: BlockAppeal | null; empty: string }[] = [
  { value: '', label: t.appealed({ sense: 'message' }), appeal: 'WAITING', empty: t.nobodyAsksForASecondLook() },
  { value: 'all', label: t.all(), appeal: null, empty: t.nothingHasBeenBlocked() },
  { value: 'posted', label: t.letThrough(), appeal: 'POSTED', empty: t.nothingWasLetThrough() },
  { value: 'kept', label: t.keptBlocked(), appeal: 'KEPT', empty: t.nothingWasKeptBlocked() },
];

/** What it would have been, and where; terms may be of a tournament that was never made. */
function placeWords({ kind, channel }: Pick<BlockedMessageRowFragment, 'kind' | 'channel'>): ReactNode {
  const link = <ChannelLink channel={channel} />;
  switch (kind) {
    case 'MESSAGE':
      return link;
    case 'ANNOUNCEMENT':
      return t.announcementIn({ channel: link });
    case 'TERMS':
      return t.titleOrRulesOfATournament();
    case 'REASON':
      return t.reasonGivenIn({ channel: link });
  }
}

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
  const refusal = useRefusalToast(t.theMessageWasNotPosted());
  const posting = useAction(DecideBlockedMessageDocument, { changes: [BlockedMessagesDocument], refusal });
  const [kept, setKept] = useState<BlockedMessageRowFragment | null>(null);
  return (
    <Stack gap={5}>
      <Select
        label={t.blockedMessages()}
        options={SHOWN}
        value={chosen?.value ?? ''}
        onChange={(event) => change({ appeal: event.target.value })}
      />
      <PagedList
        read={read}
        what={t.blockedMessagesToLoad()}
        skeleton={[4, 72]}
        empty={<EmptyState title={chosen?.empty ?? ''} />}
      >
        {(messages) => (
          <DeskList>
            <List label={t.blockedMessages()}>
              {messages.map((blocked) => (
                <ListRow
                  key={blocked.id}
                  title={blocked.message}
                  detail={
                    <>
                      <Link to={adminAccountPath(blocked.author.id)}>{blocked.author.username}</Link> ·{' '}
                      {placeWords(blocked)} · <RelativeTime at={blocked.timestamp} now={serverNow} />
                      {blocked.appealedAt !== null && (
                        <> · {t.appealedAgo({ time: <RelativeTime at={blocked.appealedAt} now={serverNow} /> })}</>
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
                            aria-label={t.letItThroughTheMessageOfUsername({ username: blocked.author.username })}
                            busy={posting.runningId === blocked.id}
                            onClick={() =>
                              void posting.run({ input: { id: blocked.id, appeal: 'POSTED' } }, blocked.id)
                            }
                          >
                            {t.letItThrough()}
                          </Button>
                          <Button
                            size="small"
                            aria-label={t.keepItBlockedTheMessageOfUsername({ username: blocked.author.username })}
                            onClick={() => setKept(blocked)}
                          >
                            {t.keepItBlocked()}
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
      title={t.keepTheMessageOfUsernameBlocked({ username: author.username })}
      description={`“${message}”`}
      submitLabel={t.keepItBlocked()}
      hint={t.usernameReadsItAndTheAuditLog({ username: author.username })}
      sending={keeping}
      onSend={(reason) => keeping.run({ input: { id, appeal: 'KEPT', reason } })}
      onClose={onClose}
    />
  );
}
