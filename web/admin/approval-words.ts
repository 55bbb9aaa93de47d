import type { ApprovalRowFragment } from './operations/__generated__/approval.gql.ts';
import * as t from './__generated__/messages.ts';

type Asked = Pick<ApprovalRowFragment, 'kind' | 'subject' | 'changes'>;

/** What is to be done, in a line. */
export function approvalTitle({ kind, subject }: Asked): string {
  switch (kind) {
    case 'ROLE':
      return t.makeUsernameAnAdministrator({ username: subject });
    case 'SETTINGS':
      return t.saveConfiguration();
    case 'FLAG':
      return t.switchNameOn({ name: subject });
  }
}

/** What changes from what to what. */
export const approvalWords = ({ changes }: Asked): string =>
  changes.map(({ key, from, to }) => `${key}: ${from || t.empty()} → ${to || t.empty()}`).join(', ');
