import { Row } from '../layout/layout.tsx';
import { Coins, Money } from './money.tsx';

export const Dollars = () => (
  <Row gap={5}>
    <Money cents={124_750} />
    <Money cents={5_000} signed />
    <Money cents={-5_000} signed />
    <Money cents={0} signed />
    <Money cents={-250} signed words={['received', 'paid']} />
  </Row>
);
export const BattleCoin = () => <Coins amount={2_500} />;
