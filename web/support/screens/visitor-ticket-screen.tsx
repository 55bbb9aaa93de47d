import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ThreadView } from '../components/thread-view.tsx';
import { ReadVisitorTicketDocument, ReplyAsVisitorDocument } from '../operations/__generated__/ticket.gql.ts';
import * as t from '../__generated__/messages.ts';

/** A request that was written without an account, opened by the link of its e-mails. */
export function VisitorTicketScreen() {
  const params = new URLSearchParams(useLocation().hash.slice(1));
  const [id, token] = [params.get('ticket') ?? '', params.get('token') ?? ''];
  const query = useQuery(ReadVisitorTicketDocument, { variables: { id, token }, fetchPolicy: 'no-cache' });
  const reply = useAction(ReplyAsVisitorDocument);
  const send = async (message: string): Promise<boolean> => {
    if (!(await reply.run({ input: { ticketId: id, token, message } }))) return false;
    await query.refetch().catch(() => undefined);
    return true;
  };
  const number = query.data?.visitorTicket.number;
  return (
    <Page
      title={number === undefined ? t.yourRequest() : t.requestNumber({ number })}
      subtitle={t.whoeverHasTheLinkOfThisPage()}
      actions={
        <Button busy={query.loading} onClick={() => void query.refetch().catch(() => undefined)}>
          {t.refresh()}
        </Button>
      }
      width="medium"
    >
      <Loaded query={query} what={t.yourRequestToLoad()} failed={t.thisRequestCannotBeOpened()} skeleton={[3, 96]}>
        {({ visitorTicket }) => <ThreadView ticket={visitorTicket} sending={reply} onReply={send} />}
      </Loaded>
    </Page>
  );
}
