import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import type { MessageSeverity } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { ModeratedMessagesDocument } from '../operations/__generated__/moderation.gql.ts';
import { RemoveChatMessageDocument } from '../operations/__generated__/chat.gql.ts';
import { ChannelLink } from './channel-link.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const SHOWN = [
  { value: '', label: t.allMessages() },
  { value: 'flagged', label: t.flagged({ sense: 'messages' }) },
];

const TONES: Readonly<Record<MessageSeverity, Tone>> = { HIGH: 'loss', MEDIUM: 'warn', LOW: 'info' };

/** What stands in all channels, and what of it a rule let through for staff to look at (AC-02, EN-58). */
export function ModeratedMessages() {
  const [params, change] = useAddress();
  const isFlagged = params.get('show') === 'flagged';
  const read = usePages(ModeratedMessagesDocument, 'moderatedMessages', { variables: { isFlagged }, first: 20 });
  const refusal = useRefusalToast(t.theMessageWasNotDeleted());
  const removal = useAction(RemoveChatMessageDocument, { changes: [ModeratedMessagesDocument], refusal });
  const empty = isFlagged ? (
    <EmptyState title={t.nothingIsFlagged()}>{t.whatBreaksARuleAndIsLet()}</EmptyState>
  ) : (
    <EmptyState title={t.nothingHasBeenSaid()} />
  );
  return (
    <Stack gap={5}>
      <Select
        label={t.messages()}
        options={SHOWN}
        value={isFlagged ? 'flagged' : ''}
        onChange={(event) => change({ show: event.target.value })}
      />
      <Row>
        <SavedViews table="messages" />
      </Row>
      <PagedList read={read} what={t.messagesToLoad()} skeleton={[4, 64]} empty={empty}>
        {(messages) => (
          <DeskList>
            {' '}
            <List label={t.messages()}>
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
                          {t.flaggedWhy({ rule: t.ruleName({ rule: rule ?? '' }), severity })}
                        </Badge>
                      )}
                      <Button
                        size="small"
                        aria-label={t.deleteTheMessageOfUsername({ username })}
                        busy={removal.runningId === id}
                        onClick={() => void removal.run({ id }, id)}
                      >
                        {t.delete()}
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
