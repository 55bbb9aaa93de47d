import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { INSPECTION_MS } from '../../../domain/security/inspect.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { seeWhoIsThere } from '../../data/client.ts';
import { useAction } from '../../data/use-action.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { StartInspectionDocument } from '../operations/__generated__/start-inspection.gql.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface InspectionDialogProps {
  readonly account: AccountRowFragment;
  readonly onClose: () => void;
}

/** Asks why before an administrator sees what a player sees; the page is the player's from then on. */
export function InspectionDialog({ account, onClose }: InspectionDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const starting = useAction(StartInspectionDocument);
  const start = async (reason: string): Promise<void> => {
    if (!(await starting.run({ accountId: account.id, reason }))) return;
    await navigate(homePath);
    await seeWhoIsThere(client);
  };
  return (
    <ReasonDialog
      title={`View as ${account.username}`}
      description={`You see what the player sees, for up to ${INSPECTION_MS / MINUTE} minutes, and can change nothing. All tabs of this browser show the player until you end it. The player is told at once.`}
      submitLabel="View as Player"
      hint="The player reads it; it is kept in the audit log too."
      sending={starting}
      onSend={start}
      onClose={onClose}
    />
  );
}
