import { useState } from 'react';
import { Link } from 'react-router-dom';
import { twoFactorSetupPath } from '../../../domain/security/security.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatCoins } from '../../format/format.ts';
import { AddRefused } from '../../parts/add-missing.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { CheckOutDocument, type OwnStoreFieldsFragment } from '../operations/__generated__/store.gql.ts';
import { cartFigures, hasGift } from './cart-dialog.tsx';
import * as t from '../__generated__/messages.ts';

interface CheckoutDialogProps {
  readonly own: OwnStoreFieldsFragment;
  /** Whom the gifts are for, as it is typed. */
  readonly giftTo: string;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}

/**
 * Names what is paid and pays it (SO-17). What the player sees here is all that can be taken: it stands still while the
 * cart moves on another device, until the player looks at the new figures.
 */
export function CheckoutDialog({ own, giftTo, onClose, onPaid }: CheckoutDialogProps) {
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const toast = useToast();
  const payment = useAction(CheckOutDocument, { changes: 'everything', movesMoney: true });
  const [seen, setSeen] = useState(own.cart);
  const { payCoins, payCents } = seen;
  const isGift = hasGift(seen);
  const hasMoved = own.cart.payCoins !== payCoins || own.cart.payCents !== payCents;
  const look = (): void => {
    setSeen(own.cart);
    payment.reset();
  };
  const refused = payment.failure?.code;
  if ((refused === 'TWO_FACTOR_REQUIRED' || refused === 'CODE_WRONG') && !needsCode) setNeedsCode(true);
  const confirm = async (): Promise<void> => {
    const proof = code.trim() === '' ? null : code.trim();
    const answer = await payment.run({ input: { payCoins, payCents, proof, giftTo: isGift ? giftTo.trim() : null } });
    if (!answer) return;
    const { backCoins } = answer.checkOut;
    toast({
      title: t.paidAndYours(),
      ...(backCoins > 0 && { description: t.backcoinsCameBack({ backCoins: formatCoins(backCoins) }) }),
      tone: 'win',
    });
    onPaid();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.checkout()}
      description={t.yourWalletHas({
        balance: formatCents(own.balanceCents),
        balanceCoins: formatCoins(own.balanceCoins),
      })}
      figures={[...(isGift ? [{ term: t.giftTo(), detail: giftTo.trim() }] : []), ...cartFigures(seen)]}
      confirmLabel={t.confirmAndPay()}
      busy={payment.isRunning}
      refusal={payment.failure?.sentence}
      onConfirm={confirm}
    >
      {hasMoved && !payment.isRunning && (
        <Notice
          tone="warn"
          live
          action={
            <Button size="small" onClick={look}>
              {t.showWhatItCostsNow()}
            </Button>
          }
        >
          {t.yourCartHasChangedMeanwhile()}
        </Notice>
      )}
      <AddRefused failure={payment.failure} />
      {needsCode && (
        <TextField
          label={t.twoFactorCode()}
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {refused === 'TWO_FACTOR_SETUP_REQUIRED' && (
        <Link to={twoFactorSetupPath}>{t.setUpTwoFactorAuthentication()}</Link>
      )}
    </ConfirmDialog>
  );
}
