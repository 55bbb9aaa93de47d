import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/tickets/:id/files/:file': 'own',
  'Mutation.handleTicket': 'staff',
  'Mutation.replyAsVisitor': 'anyone',
  'Mutation.replyToTicket': 'own',
  'Mutation.submitTicket': 'anyone',
  'POST /api/uploads/ticket': 'own',
  'Query.contactEmail': 'own',
  'Query.myTickets': 'own',
  'Query.staffTicket': 'staff',
  'Query.ticket': 'own',
  'Query.ticketByNumber': 'staff',
  'Query.ticketQueue': 'staff',
  'Query.visitorTicket': 'anyone',
  'Subscription.supportDeskChanged': 'staff',
  'Subscription.ticketChanged': 'own',
};
