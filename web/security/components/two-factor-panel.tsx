import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RECOVERY_CODES } from '../../../domain/security/second-factor.ts';
import { Panel } from '../../parts/panel.tsx';
import { twoFactorSetupPath } from '../../../domain/security/security.paths.ts';
import type { AddressDialog } from '../../address/use-address-dialog.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DisableTwoFactorDocument,
  RegenerateRecoveryCodesDocument,
  type SecurityQuery,
  SecurityDocument,
} from '../operations/__generated__/security.gql.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as t from '../__generated__/messages.ts';

const ProofDialog = lazyDialog(async () => (await import('./proof-dialog.tsx')).ProofDialog);

export type Security = NonNullable<SecurityQuery['security']>;

const FEW = 3;

interface TwoFactorPanelProps {
  readonly security: Security;
  readonly dialog: AddressDialog;
}

/** SE-05: on through /2fa-setup, off with a second proof. */
export function TwoFactorPanel({ security, dialog }: TwoFactorPanelProps) {
  const client = useApolloClient();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const { isTwoFactorOn, recoveryCodesLeft, passkeys } = security;
  const setupPath = `${twoFactorSetupPath}?${new URLSearchParams({ next: `${pathname}${search}` }).toString()}`;

  const switchOff = async (proof: string, send: Send): Promise<void> => {
    const { disableTwoFactor: off } = await send(DisableTwoFactorDocument, { proof });
    client.writeQuery({ query: SecurityDocument, data: { security: off } });
    toast({ title: t.twoFactorAuthenticationIsOff() });
    dialog.close();
  };

  const renew = async (proof: string, send: Send): Promise<void> => {
    const { regenerateRecoveryCodes } = await send(
      RegenerateRecoveryCodesDocument,
      { proof },
      { fetchPolicy: 'no-cache' },
    );
    dialog.close();
    setFresh(regenerateRecoveryCodes);
    await refetchShown(client, [SecurityDocument]);
  };

  return (
    <Panel
      title={t.twoFactorAuthenticationTitle()}
      aside={<Badge tone={isTwoFactorOn ? 'win' : 'neutral'}>{isTwoFactorOn ? t.on() : t.off()}</Badge>}
    >
      {isTwoFactorOn ? (
        <Stack gap={4}>
          <Text tone="dim">{t.signingInAndPaymentsAbove100({ left: recoveryCodesLeft, all: RECOVERY_CODES })}</Text>
          {recoveryCodesLeft <= FEW && <Notice tone="warn">{t.fewRecoveryCodesAreLeftMakeNew()}</Notice>}
          <Row gap={2}>
            <Button onClick={() => dialog.open('recovery-codes')}>{t.newRecoveryCodes()}</Button>
            <Button variant="ghost" onClick={() => dialog.open('two-factor-off')}>
              {t.switchOff()}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack gap={4}>
          <Text tone="dim">{t.withItOnSigningInAlsoAsks()}</Text>
          <Row>
            <Button asChild>
              <Link to={setupPath}>{t.setUpTwoFactorAuthentication()}</Link>
            </Button>
          </Row>
        </Stack>
      )}
      {isTwoFactorOn && dialog.value === 'two-factor-off' && (
        <ProofDialog
          title={t.switchOffTwoFactorAuthentication()}
          description={t.fromThenOnYourPasswordAloneSigns()}
          confirmLabel={t.switchOff()}
          variant="danger"
          hasCode
          hasPasskey={passkeys.length > 0}
          onClose={dialog.close}
          onProof={switchOff}
        />
      )}
      {isTwoFactorOn && dialog.value === 'recovery-codes' && (
        <ProofDialog
          title={t.newRecoveryCodesTitle()}
          description={t.youGetTenNewCodesTheEarlier()}
          confirmLabel={t.makeNewCodes()}
          hasCode
          hasPasskey={passkeys.length > 0}
          onClose={dialog.close}
          onProof={renew}
        />
      )}
      {fresh && (
        <Dialog
          open
          onOpenChange={() => undefined}
          locked
          title={t.yourNewRecoveryCodes()}
          description={t.theEarlierOnesHaveStoppedWorking()}
        >
          <RecoveryCodes codes={fresh} onSaved={() => setFresh(null)} />
        </Dialog>
      )}
    </Panel>
  );
}
