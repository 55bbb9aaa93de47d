import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { beginLeaving, forgetSession, stayHere } from '../../data/client.ts';
import { formatCoins } from '../../format/format.ts';
import { type LandingState } from '../../address/landing-state.ts';
import { landingPath } from '../../../domain/accounts/accounts.paths.ts';
import { proofWaysIn } from '../../session/second-proof.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { CloseAccountDocument } from '../operations/__generated__/privacy.gql.ts';
import { Part } from '../../parts/part.tsx';
import * as t from '../__generated__/messages.ts';

const TITLE = t.deleteYourAccount();

/** SE-07: the password again, and the second factor where there is one. */
export function CloseAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const task = useTask();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t.enterYourPassword() : null }),
    sending: task,
    send: () => task.run((send) => close(null, send)),
  });
  const coins = viewer?.wallet.battleCoins ?? 0;

  const close = async (proof: string | null, send: Send): Promise<void> => {
    beginLeaving();
    await send(CloseAccountDocument, { input: { ...form.values, proof } }).catch((cause: unknown) => {
      stayHere();
      throw cause;
    });
    // The page says good-bye, not a toast: this frame goes with the session.
    await navigate(landingPath, { replace: true, state: { isClosed: true } satisfies LandingState });
    await forgetSession(client);
  };

  const { failure } = task;
  if (failure?.code === 'TWO_FACTOR_REQUIRED') {
    return (
      <Part
        of="security.proof"
        title={TITLE}
        description={t.yourAccountHasASecondFactorProve()}
        confirmLabel={t.deleteAccount()}
        variant="danger"
        {...proofWaysIn(failure.data)}
        onClose={onClose}
        onProof={close}
      />
    );
  }

  return (
    <FormDialog
      {...form.wires}
      role="alertdialog"
      title={TITLE}
      description={t.thisCannotBeUndoneYouAreSigned()}
      submitLabel={t.deleteAccount()}
      cancelLabel={t.keepMyAccount()}
      variant="danger"
      busy={form.isSending}
      onClose={onClose}
    >
      {coins > 0 && <Notice tone="warn">{t.yourCoinsAreForfeitedTheyGoBack({ coins: formatCoins(coins) })}</Notice>}
      <PasswordField label={t.yourPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
