import { useState } from 'react';
import { Grid } from '../layout/layout.tsx';
import { Money } from '../figure/money.tsx';
import { MoneyField } from './money-field.tsx';

export const ReadsCents = () => {
  const [cents, setCents] = useState<number | null>(5_000);
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
      <MoneyField label="Stake Amount" defaultValue="50.00" onCentsChange={setCents} hint={hint} />
      <MoneyField label="Amount" defaultValue="2000" error="A wager lies between $5 and $1,000." />
    </Grid>
  );
};

export const Hero = () => <MoneyField label="Stake Amount" defaultValue="25.00" hero />;
