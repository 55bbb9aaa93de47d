import { useState } from 'react';
import { COIN_BUNDLES, type CoinBundle, bundleCents } from '../../../domain/wallet/coin-bundles.ts';
import { formatCents, formatCoins } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { BuyBattleCoinsDocument } from '../operations/__generated__/buy-battle-coins.gql.ts';
import { isOfProof } from '../payment-proof.ts';

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
    toast({ title: `${formatCoins(coins)} bought`, tone: 'win' });
    close();
  };
  return (
    <Panel title="Buy BattleCoin">
      <Text tone="dim">Paid with the money that is available in your wallet.</Text>
      <Row gap={3}>
        {COIN_BUNDLES.map((coins) => (
          <Button key={coins} onClick={() => setChosen(coins)}>
            {formatCoins(coins)} for {formatCents(bundleCents(coins))}
          </Button>
        ))}
      </Row>
      {chosen !== null && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={`Buy ${formatCoins(chosen)}?`}
          description="BattleCoin buys entries and items on Gauntlet. It cannot be converted back to cash."
          figures={[
            { term: 'You get', detail: formatCoins(chosen) },
            { term: 'Your wallet pays', detail: formatCents(bundleCents(chosen)), total: true },
          ]}
          confirmLabel={`Pay ${formatCents(bundleCents(chosen))}`}
          busy={purchase.isRunning}
          refusal={purchase.failure?.sentence}
          onConfirm={() => confirm(chosen)}
        >
          {needsCode && (
            <TextField
              label="Two-factor code"
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
