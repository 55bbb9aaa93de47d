import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { BattleProofDocument } from '../operations/__generated__/battle-proof.gql.ts';
import { MakeServerKeyDocument } from '../operations/__generated__/make-server-key.gql.ts';
import { ConfigText } from './config-text.tsx';

export interface ServerSetupProps {
  readonly battleId: string;
  readonly title: string;
}

/** Names a CS2 server of the operator for one battle. For administrators. */
export function ServerSetup({ battleId, title }: ServerSetupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Name a game server for ${title}`} onClick={() => setOpen(true)}>
        Game Server
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
      title="Name a Game Server"
      description={`A CS2 server of yours on which “${title}” is played tells the result by its log.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4}>
        {command === null ? (
          <>
            <Text>
              Both players need a linked Steam account. The line is for this battle alone, and a new one ends the one
              before it.
            </Text>
            <Button variant="primary" busy={make.isRunning} onClick={() => void start()}>
              Make the Line
            </Button>
          </>
        ) : (
          <>
            <Text>Before the match, run these on the console of the server:</Text>
            <ConfigText aria-label="For the console">{`log on\n${command}`}</ConfigText>
            <Notice tone="warn">
              Whoever has this line can speak for the server. It is shown this once. After the match, run
              logaddress_delall_http.
            </Notice>
          </>
        )}
        <Failed failure={make.failure} />
      </Stack>
    </Dialog>
  );
}
