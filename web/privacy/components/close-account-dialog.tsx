import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginLeaving, forgetSession, stayHere } from '../../data/client.ts';
import { formatCoins } from '../../format/format.ts';
import { type LandingState } from '../../address/landing-state.ts';
import { landingPath } from '../../../domain/accounts/accounts.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useTask } from '../../data/use-task.ts';
import { CloseAccountDocument } from '../operations/__generated__/close-account.gql.ts';
import { Part } from '../../parts/part.tsx';

const TITLE = 'Delete your account?';

/** SE-07: the password again, and the second factor where there is one. */
export function CloseAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const task = useTask();
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const coins = viewer?.wallet.battleCoins ?? 0;

  const close = async (proof: string | null): Promise<void> => {
    beginLeaving();
    await client
      .mutate({ mutation: CloseAccountDocument, variables: { input: { password, proof } } })
      .catch((cause: unknown) => {
        stayHere();
        throw cause;
      });
    // The page says good-bye, not a toast: this frame goes with the session.
    await navigate(landingPath, { replace: true, state: { isClosed: true } satisfies LandingState });
    await forgetSession(client);
  };

  const { failure } = task;
  if (failure?.code === 'TWO_FACTOR_REQUIRED') {
    const methods = failure.data['methods'];
    return (
      <Part
        of="security.proof"
        title={TITLE}
        description="Your account has a second factor: prove once more that it is you."
        confirmLabel="Delete Account"
        variant="danger"
        hasPasskey={typeof methods === 'string' && methods.split(',').includes('passkey')}
        onClose={onClose}
        onProof={close}
      />
    );
  }

  const atField = failure?.field === 'password' ? failure.sentence : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={TITLE}
      description="This cannot be undone. You are signed out everywhere, and nobody can bring the account back."
      confirmLabel="Delete Account"
      cancelLabel="Keep my account"
      variant="danger"
      refusal={atField === undefined ? failure?.sentence : null}
      onConfirm={async () => {
        if (password === '') return setEmpty(true);
        await task.run(() => close(null));
      }}
    >
      <Stack gap={4}>
        {coins > 0 && <Notice tone="warn">Your {formatCoins(coins)} are forfeited: they go back to the house.</Notice>}
        <PasswordField
          label="Your password"
          value={password}
          error={atField ?? (isEmpty ? 'Enter your password.' : undefined)}
          onChange={({ target }) => {
            setPassword(target.value);
            setEmpty(false);
            task.reset();
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
