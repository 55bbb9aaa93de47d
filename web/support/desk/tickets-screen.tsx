import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { TicketDesk } from './ticket-desk.tsx';
import { TicketQueue } from './ticket-queue.tsx';
import * as t from '../__generated__/messages.ts';

/** /admin/support: what people ask, and the answers. */
export function TicketsScreen() {
  const [params] = useSearchParams();
  const ticket = useAddressDialog('ticket');
  const opened = params.get('ticket');
  return (
    <Page
      title={t.supportRequests2()}
      subtitle={t.creatorsAndVIPsFirstThenByAge()}
      {...(opened !== null && {
        back: (
          <Button variant="ghost" size="small" onClick={ticket.close}>
            {t.backToAllRequests()}
          </Button>
        ),
        width: 'medium' as const,
      })}
    >
      {opened === null ? <TicketQueue onOpen={ticket.open} /> : <TicketDesk key={opened} ticketId={opened} />}
    </Page>
  );
}
