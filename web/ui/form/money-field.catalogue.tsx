import { useState } from 'react';
import { parseDollars } from '../../format/format.ts';
import { Grid } from '../layout/layout.tsx';
import { Money } from '../figure/money.tsx';
import { CoinField, MoneyField } from './money-field.tsx';

export const ReadsCents = () => {
  const [stake, setStake] = useState('50.00');
  const [amount, setAmount] = useState('2000');
  const cents = parseDollars(stake);
  const hint =
    cents === null ? (
      'An amount such as 50 or 47.50.'
    ) : (
      <>
        <Money cents={cents * 2} /> goes to the winner.
      </>
    );
  return (
    <Grid min={240}>
      <MoneyField label="Stake Amount" value={stake} onChange={setStake} hint={hint} />
      <MoneyField label="Amount" value={amount} onChange={setAmount} error="A wager lies between $5 and $1,000." />
    </Grid>
  );
};

export const Hero = () => {
  const [stake, setStake] = useState('25.00');
  return <MoneyField label="Stake Amount" value={stake} onChange={setStake} hero />;
};

export const BattleCoin = () => {
  const [coins, setCoins] = useState('2500');
  return <CoinField label="Price in BC" value={coins} onChange={setCoins} />;
};
