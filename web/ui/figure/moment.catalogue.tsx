import { Button } from '../form/button.tsx';
import { Moment } from './moment.tsx';
import { Money } from './money.tsx';

const format = (cents: number) => <Money cents={cents} signed />;

/** New with every opening of the catalogue, so that it is celebrated there. */
const id = `catalogue-${Date.now()}`;

export const Win = () => (
  <Moment id={id} outcome="win" title="You Won!" amount={50_00} format={format}>
    The pool is in your wallet, ready to stake.
  </Moment>
);
export const Loss = () => (
  <Moment
    id="catalogue-loss"
    outcome="loss"
    label="Your other result"
    title="You Lost"
    amount={-50_00}
    format={format}
    action={<Button>Rematch</Button>}
  >
    The stake went to the winner.
  </Moment>
);
