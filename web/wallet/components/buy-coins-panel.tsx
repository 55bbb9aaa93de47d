import { useState } from 'react';
import { COIN_BUNDLES, type CoinBundle, bundleCents } from '../../../domain/wallet/coin-bundles.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatCents, formatCoins } from '../../format/format.ts';
import { AddMissing } from '../../parts/add-missing.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { BuyBattleCoinsDocument } from '../operations/__generated__/payment.gql.ts';
import { isOfProof } from '../payment-proof.ts';
import * as t from '../__generated__/messages.ts';

/** BattleCoin for money of the wallet (C-22). */
export function BuyCoinsPanel() {
  const [chosen, setChosen] = useState<CoinBundle | null>(null);
  const [code, setCode] = useState('');
  const purchase = usePayment(BuyBattleCoinsDocument);
  const [needsCode, setNeedsCode] = useState(false);
  if (purchase.failure && isOfProof(purchase.failure) && !needsCode) setNeedsCode(true);
  const toast = useToast();
  const close = (): void => {
    setChosen(null);
    setCode('');
    setNeedsCode(false);
    purchase.reset();
  };
  const confirm = async (coins: CoinBundle): Promise<void> => {
    const answer = await purchase.run({ coins, proof: code.trim() === '' ? null : code.trim() });
    if (!answer) return;
    toast({ title: t.coinsBought({ coins: formatCoins(coins) }), tone: 'win' });
    close();
  };
  return (
    <Panel title={t.buyBattleCoin()}>
      <Text tone="dim">{t.paidWithTheMoneyThatIsAvailable()}</Text>
      <Row gap={3}>
        {COIN_BUNDLES.map((coins) => (
          <Button key={coins} onClick={() => setChosen(coins)}>
            {t.coinsForCents({ coins: formatCoins(coins), money: formatCents(bundleCents(coins)) })}
          </Button>
        ))}
      </Row>
      {chosen !== null && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t.buyChosen({ coins: formatCoins(chosen) })}
          description={t.battlecoinBuysEntriesAndItems()}
          figures={[
            { term: t.youGet(), detail: formatCoins(chosen) },
            { term: t.yourWalletPays(), detail: formatCents(bundleCents(chosen)), total: true },
          ]}
          confirmLabel={t.payCents({ amount: formatCents(bundleCents(chosen)) })}
          busy={purchase.isRunning}
          refusal={purchase.failure?.sentence}
          onConfirm={() => confirm(chosen)}
        >
          <AddMissing neededCents={bundleCents(chosen)} path={walletTabPath('battlecoin')} />
          {needsCode && (
            <TextField
              label={t.twoFactorCode({ sense: 'player' })}
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
