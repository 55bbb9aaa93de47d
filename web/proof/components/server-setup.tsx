import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { BattleProofDocument } from '../operations/__generated__/proof.gql.ts';
import { MakeServerKeyDocument } from '../operations/__generated__/server.gql.ts';
import { ConfigText } from './config-text.tsx';
import * as t from '../__generated__/messages.ts';

type ServerSetupProps = OptionalParts['proof.server'];

/** Names a CS2 server of the operator for one battle. For administrators. */
export function ServerSetup({ battleId, title }: ServerSetupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t.nameAGameServerForTitle({ title })} onClick={() => setOpen(true)}>
        {t.gameServer2()}
      </Button>
      {isOpen && <ServerDialog battleId={battleId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function ServerDialog({ battleId, title, onClose }: ServerSetupProps & { readonly onClose: () => void }) {
  const make = useAction(MakeServerKeyDocument, { changes: [BattleProofDocument] });
  const [command, setCommand] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const made = await make.run({ battleId });
    if (made) setCommand(made.makeServerKey.command);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.nameAGameServer()}
      description={t.aCS2ServerOfYours({ title })}
      footer={<Button onClick={onClose}>{t.close()}</Button>}
    >
      <Stack gap={4}>
        {command === null ? (
          <>
            <Text>{t.bothPlayersNeedALinkedSteamAccount()}</Text>
            <Button variant="primary" busy={make.isRunning} onClick={() => void start()}>
              {t.makeTheLine()}
            </Button>
          </>
        ) : (
          <>
            <Text>{t.beforeTheMatchRunThese()}</Text>
            <ConfigText aria-label={t.forTheConsole()}>{`log on\n${command}`}</ConfigText>
            <Notice tone="warn">{t.whoeverHasThisLineCanSpeak()}</Notice>
          </>
        )}
        <Failed failure={make.failure} />
      </Stack>
    </Dialog>
  );
}
