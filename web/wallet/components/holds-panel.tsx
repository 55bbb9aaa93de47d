import { Link } from 'react-router-dom';
import { SUBJECT_WORDS } from '../../format/subject-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { Text } from '../../ui/text.tsx';
import type { Funds } from '../amount-rules.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';

type Kind = Funds['holds'][number]['kind'];

const detailOf = (kind: Kind): string =>
  kind === 'WITHDRAWAL' ? 'Amount and fee, until it is paid' : `${SUBJECT_WORDS[kind]}: stake and fee`;

/** What holds money, each a link to it. */
export function HoldsPanel({ holds }: { readonly holds: Funds['holds'] }) {
  return (
    <Panel title="Held">
      {holds.length === 0 ? (
        <Text tone="dim">
          Nothing is held. Stakes and fees of open battles and withdrawals under way are shown here.
        </Text>
      ) : (
        <List label="What holds your money">
          {holds.map(({ kind, id, title, path, cents }) => (
            <ListRow
              key={id}
              title={title}
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
