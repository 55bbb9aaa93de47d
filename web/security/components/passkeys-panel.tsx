import { useApolloClient } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { PASSKEYS_MAX } from '../../../domain/security/second-factor.ts';
import { formatDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import type { AddressDialog } from '../../address/use-address-dialog.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { type PasskeyRowFragment, RemovePasskeyDocument } from '../operations/__generated__/passkey.gql.ts';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { canUsePasskeys } from '../../session/passkeys.ts';
import * as t from '../__generated__/messages.ts';

const AddPasskeyDialog = lazyDialog(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog);
const ProofDialog = lazyDialog(async () => (await import('./proof-dialog.tsx')).ProofDialog);
const RenamePasskeyDialog = lazyDialog(async () => (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog);

interface PasskeysPanelProps {
  readonly passkeys: readonly PasskeyRowFragment[];
  readonly isTwoFactorOn: boolean;
  readonly dialog: AddressDialog;
}

const ADD = 'add-passkey';

export function PasskeysPanel({ passkeys, isTwoFactorOn, dialog }: PasskeysPanelProps) {
  const mayAdd = canUsePasskeys() && passkeys.length < PASSKEYS_MAX;
  const add = mayAdd && <Button onClick={() => dialog.open(ADD)}>{t.addAPasskeyButton()}</Button>;
  const named = (action: string) => passkeys.find(({ id }) => dialog.value === `${action}:${id}`);
  const [renamed, doomed] = [named('rename'), named('remove')];
  return (
    <Panel title={t.passkeys()}>
      <Stack gap={4}>
        <Text tone="dim">{t.aPasskeySigns()}</Text>
        {passkeys.length === 0 ? (
          <EmptyState title={t.noPasskeysYet()} icon={<KeyRound aria-hidden="true" />} action={add || undefined}>
            {mayAdd ? t.addOneForEachDevice() : t.thisBrowserCannotMakePasskeys()}
          </EmptyState>
        ) : (
          <>
            <List label={t.passkeys()}>
              {passkeys.map((passkey) => (
                <ListRow
                  key={passkey.id}
                  leading={<KeyRound size={20} aria-hidden="true" />}
                  title={passkey.name}
                  detail={
                    passkey.lastUsedAt === null
                      ? t.addedNeverUsed({ createdAt: formatDate(passkey.createdAt) })
                      : t.addedAndUsed({
                          createdAt: formatDate(passkey.createdAt),
                          usedAt: <RelativeTime at={passkey.lastUsedAt} now={serverNow} />,
                        })
                  }
                  trailing={
                    <Row gap={2} wrap={false}>
                      <Button
                        size="small"
                        aria-label={t.renameName({ name: passkey.name })}
                        onClick={() => dialog.open(`rename:${passkey.id}`)}
                      >
                        {t.rename()}
                      </Button>
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={t.removeName({ name: passkey.name })}
                        onClick={() => dialog.open(`remove:${passkey.id}`)}
                      >
                        {t.remove()}
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
    toast({ title: t.passkeyRemoved() });
    onClose();
  };
  return (
    <ProofDialog
      title={t.removeThisPasskey()}
      description={t.nameNoLongerSigns({ name: passkey.name })}
      confirmLabel={t.removePasskey()}
      variant="danger"
      hasCode={isTwoFactorOn}
      hasPasskey
      onClose={onClose}
      onProof={remove}
    />
  );
}
