import { Link } from 'react-router-dom';
import { SUBJECT_WORDS } from '../../format/__generated__/subject-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Funds } from '../amount-rules.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import * as t from '../__generated__/messages.ts';

type Kind = Funds['holds'][number]['kind'];

const detailOf = (kind: Kind): string =>
  kind === 'WITHDRAWAL' ? t.amountAndFeeUntilItIsPaid() : t.stakeAndFeeOf({ contest: SUBJECT_WORDS[kind] });

/** What holds money, each a link to it. */
export function HoldsPanel({ holds }: { readonly holds: Funds['holds'] }) {
  return (
    <Panel title={t.held()}>
      {holds.length === 0 ? (
        <Text tone="dim">{t.nothingIsHeldStakesAndFees()}</Text>
      ) : (
        <List label={t.whatHoldsYourMoney()}>
          {holds.map(({ kind, id, title, path, cents }) => (
            <ListRow
              key={id}
              title={kind === 'WITHDRAWAL' ? t.withdrawal() : title}
              detail={detailOf(kind)}
              trailing={<Money cents={cents} />}
              link={<Link to={path ?? walletTabPath('withdraw')} />}
            />
          ))}
        </List>
      )}
    </Panel>
  );
}
