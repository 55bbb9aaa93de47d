import { DescriptionList } from './description-list.tsx';
import { Money } from '../figure/money.tsx';

export const Deal = () => (
  <DescriptionList
    items={[
      { term: 'Stake', detail: <Money cents={5_000} /> },
      { term: 'Platform fee, 5%', detail: <Money cents={250} /> },
      { term: 'Held from your balance', detail: <Money cents={5_250} />, total: true },
    ]}
  />
);
