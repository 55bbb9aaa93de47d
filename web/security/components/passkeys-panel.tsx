import { useApolloClient } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { PASSKEYS_MAX } from '../../../domain/security/second-factor.ts';
import { formatDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import type { AddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import type { PasskeyRowFragment } from '../operations/__generated__/passkey-row.gql.ts';
import { RemovePasskeyDocument } from '../operations/__generated__/remove-passkey.gql.ts';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

interface PasskeysPanelProps {
  readonly passkeys: readonly PasskeyRowFragment[];
  readonly isTwoFactorOn: boolean;
  readonly dialog: AddressDialog;
}

const ADD = 'add-passkey';

export function PasskeysPanel({ passkeys, isTwoFactorOn, dialog }: PasskeysPanelProps) {
  const mayAdd = canUsePasskeys() && passkeys.length < PASSKEYS_MAX;
  const add = mayAdd && <Button onClick={() => dialog.open(ADD)}>Add a Passkey</Button>;
  const named = (action: string) => passkeys.find(({ id }) => dialog.value === `${action}:${id}`);
  const [renamed, doomed] = [named('rename'), named('remove')];
  return (
    <Panel title="Passkeys">
      <Stack gap={4}>
        <Text tone="dim">
          A passkey signs you in with your fingerprint, face or device PIN: no password to type, and nothing that a
          false page could steal.
        </Text>
        {passkeys.length === 0 ? (
          <EmptyState title="No passkeys yet" icon={<KeyRound aria-hidden="true" />} action={add || undefined}>
            {mayAdd
              ? 'Add one for each device that you sign in with.'
              : 'This browser cannot make passkeys here. Another browser or a secure connection may.'}
          </EmptyState>
        ) : (
          <>
            <List label="Passkeys">
              {passkeys.map((passkey) => (
                <ListRow
                  key={passkey.id}
                  leading={<KeyRound size={20} aria-hidden="true" />}
                  title={passkey.name}
                  detail={
                    <>
                      Added {formatDate(passkey.createdAt)} ·{' '}
                      {passkey.lastUsedAt === null ? (
                        'never used'
                      ) : (
                        <>
                          used <RelativeTime at={passkey.lastUsedAt} now={serverNow} />
                        </>
                      )}
                    </>
                  }
                  trailing={
                    <Row gap={2} wrap={false}>
                      <Button
                        size="small"
                        aria-label={`Rename ${passkey.name}`}
                        onClick={() => dialog.open(`rename:${passkey.id}`)}
                      >
                        Rename
                      </Button>
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`Remove ${passkey.name}`}
                        onClick={() => dialog.open(`remove:${passkey.id}`)}
                      >
                        Remove
                      </Button>
                    </Row>
                  }
                />
              ))}
            </List>
            <Row>{add}</Row>
          </>
        )}
      </Stack>
      {mayAdd && dialog.value === ADD && <AddPasskeyDialog onClose={dialog.close} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={dialog.close} />}
      {doomed && <RemovePasskeyDialog passkey={doomed} isTwoFactorOn={isTwoFactorOn} onClose={dialog.close} />}
    </Panel>
  );
}

interface RemovePasskeyDialogProps {
  readonly passkey: PasskeyRowFragment;
  readonly isTwoFactorOn: boolean;
  readonly onClose: () => void;
}

function RemovePasskeyDialog({ passkey, isTwoFactorOn, onClose }: RemovePasskeyDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const remove = async (proof: string, send: Send): Promise<void> => {
    await send(RemovePasskeyDocument, { id: passkey.id, proof });
    await refetchShown(client, [SecurityDocument]);
    toast({ title: 'Passkey removed' });
    onClose();
  };
  return (
    <ProofDialog
      title="Remove this passkey?"
      description={`“${passkey.name}” no longer signs you in. Your device may keep it; it then opens nothing here.`}
      confirmLabel="Remove Passkey"
      variant="danger"
      hasCode={isTwoFactorOn}
      hasPasskey
      onClose={onClose}
      onProof={remove}
    />
  );
}
