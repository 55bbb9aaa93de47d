import { useQuery, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { type AttachedFile, AttachFiles } from '../../parts/attach-files.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ThreadView } from '../components/thread-view.tsx';
import {
  ReadTicketDocument,
  ReplyToTicketDocument,
  TicketChangedDocument,
} from '../operations/__generated__/ticket.gql.ts';
import * as t from '../__generated__/messages.ts';

/** A request of the player with our answers, kept up (HE-04). */
export function TicketScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadTicketDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const reply = useAction(ReplyToTicketDocument, { changes: ['MyTickets'] });
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  useSubscription(TicketChangedDocument, { variables: { id }, ignoreResults: true });
  useLiveReturn(() => void query.refetch().catch(() => undefined));
  const send = async (message: string): Promise<boolean> => {
    const input = { ticketId: id, message, fileIds: files.map((file) => file.id) };
    if (!(await reply.run({ input }))) return false;
    setFiles([]);
    return true;
  };
  const number = query.data?.ticket.number;
  return (
    <Page
      title={number === undefined ? t.yourRequest() : t.requestNumber({ number })}
      back={<Link to={helpTabPath('contact')}>{t.backToContactSupport()}</Link>}
      width="medium"
    >
      <Loaded query={query} what={t.yourRequestToLoad()} skeleton={[3, 96]}>
        {({ ticket }) => (
          <ThreadView ticket={ticket} sending={reply} onReply={send}>
            <AttachFiles purpose="ticket" label={t.attachments()} files={files} onChange={setFiles} />
          </ThreadView>
        )}
      </Loaded>
    </Page>
  );
}
