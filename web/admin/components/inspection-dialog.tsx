import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { INSPECTION_MS } from '../../../domain/security/inspect.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { seeWhoIsThere } from '../../data/client.ts';
import { useAction } from '../../data/use-action.ts';
import { type AccountRowFragment, StartInspectionDocument } from '../operations/__generated__/account-standing.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

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
      title={t.viewAsUsername({ username: account.username })}
      description={t.youSeeWhatThePlayerSees({ minutes: INSPECTION_MS / MINUTE })}
      submitLabel={t.startViewingAsPlayer()}
      hint={t.thePlayerReadsItItIsKept()}
      sending={starting}
      onSend={start}
      onClose={onClose}
    />
  );
}
