import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import type { MessageSeverity } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { ModeratedMessagesDocument } from '../operations/__generated__/moderated-messages.gql.ts';
import { RemoveChatMessageDocument } from '../operations/__generated__/remove-chat-message.gql.ts';
import { ChannelLink } from './channel-link.tsx';
import { DeskList } from './desk-list.tsx';
import { SavedViews } from './saved-views.tsx';

const SHOWN = [
  { value: '', label: 'All messages' },
  { value: 'flagged', label: 'Flagged' },
];

const TONES: Readonly<Record<MessageSeverity, Tone>> = { HIGH: 'loss', MEDIUM: 'warn', LOW: 'info' };

/** What stands in all channels, and what of it a rule let through for staff to look at (AC-02, EN-58). */
export function ModeratedMessages() {
  const [params, change] = useAddress();
  const isFlagged = params.get('show') === 'flagged';
  const read = usePages(ModeratedMessagesDocument, 'moderatedMessages', { variables: { isFlagged }, first: 20 });
  const refusal = useRefusalToast('The message was not deleted');
  const removal = useAction(RemoveChatMessageDocument, { changes: [ModeratedMessagesDocument], refusal });
  const empty = isFlagged ? (
    <EmptyState title="Nothing is flagged">What breaks a rule and is let through shows up here.</EmptyState>
  ) : (
    <EmptyState title="Nothing has been said" />
  );
  return (
    <Stack gap={5}>
      <Select
        label="Messages"
        options={SHOWN}
        value={isFlagged ? 'flagged' : ''}
        onChange={(event) => change({ show: event.target.value })}
      />
      <Row>
        <SavedViews table="messages" />
      </Row>
      <PagedList read={read} what="messages" skeleton={[4, 64]} empty={empty}>
        {(messages) => (
          <DeskList>
            {' '}
            <List label="Messages">
              {messages.map(({ id, author, username, message, channel, timestamp, flagged, rule, severity }) => (
                <ListRow
                  key={id}
                  title={message}
                  detail={
                    <>
                      <Link to={adminAccountPath(author.id)}>{username}</Link> · <ChannelLink channel={channel} /> ·{' '}
                      <RelativeTime at={timestamp} now={serverNow} />
                    </>
                  }
                  trailing={
                    <Row gap={2}>
                      {flagged && severity && (
                        <Badge tone={TONES[severity]}>
                          Flagged: {rule}, {severity.toLowerCase()}
                        </Badge>
                      )}
                      <Button
                        size="small"
                        aria-label={`Delete the message of ${username}`}
                        busy={removal.runningId === id}
                        onClick={() => void removal.run({ id }, id)}
                      >
                        Delete
                      </Button>
                    </Row>
                  }
                />
              ))}
            </List>
          </DeskList>
        )}
      </PagedList>
    </Stack>
  );
}
