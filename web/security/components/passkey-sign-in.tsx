import { KeyRound } from 'lucide-react';
import { Failed } from '../../parts/failed.tsx';
import type { ViewerFieldsFragment } from '../../session/operations/__generated__/sign-in.gql.ts';
import { Button } from '../../ui/form/button.tsx';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from '../operations/__generated__/passkey.gql.ts';
import { answerPasskey, canUsePasskeys } from '../../session/passkeys.ts';
import * as t from '../__generated__/messages.ts';

/** Signs in by a passkey alone, without name and password; nothing where the browser has none. */
export function PasskeySignIn({ onEntered }: { readonly onEntered: (viewer: ViewerFieldsFragment) => void }) {
  const task = useTask();
  if (!canUsePasskeys()) return null;

  const enter = async (send: Send): Promise<void> => {
    const { proofToken, options } = (await send(BeginPasskeySignInDocument, {})).beginPasskeySignIn;
    const passkey = await answerPasskey(options);
    onEntered((await send(SignInWithPasskeyDocument, { input: { proofToken, passkey } })).signInWithPasskey);
  };

  return (
    <>
      <Failed failure={task.failure} />
      <Button
        size="large"
        wide
        icon={<KeyRound aria-hidden="true" />}
        busy={task.isRunning}
        onClick={() => void task.run(enter)}
      >
        {t.signInWithAPasskey()}
      </Button>
    </>
  );
}
