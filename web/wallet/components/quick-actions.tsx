import { ArrowDownToLine, ArrowUpFromLine, Coins, CreditCard, History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../parts/panel.tsx';
import { statementsPath, type WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

const ACTIONS = [
  { tab: 'deposit', label: t.addFunds(), Icon: ArrowDownToLine },
  { tab: 'withdraw', label: t.withdraw(), Icon: ArrowUpFromLine },
  { tab: 'history', label: t.viewHistory(), Icon: History },
  { tab: 'methods', label: t.manageMethods(), Icon: CreditCard },
  { tab: 'battlecoin', label: 'BattleCoin', Icon: Coins },
] as const;

/** WA-06, WA-07 */
export const QuickActions = ({ onOpen }: { readonly onOpen: (tab: WalletTab) => void }) => (
  <Panel title={t.quickActions()}>
    <Grid min={150} gap={3}>
      {ACTIONS.map(({ tab, label, Icon }) => (
        <Button
          key={tab}
          variant={tab === 'deposit' ? 'primary' : 'secondary'}
          icon={<Icon aria-hidden />}
          onClick={() => onOpen(tab)}
        >
          {label}
        </Button>
      ))}
    </Grid>
    <Text size={14} tone="dim">
      {t.monthlyAndQuarterlyPapersAccount({ link: (inside) => <Link to={statementsPath}>{inside}</Link> })}
    </Text>
  </Panel>
);
