import { Link, useSearchParams } from 'react-router-dom';
import { storePath } from '../../../domain/store/store.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { CratesTab } from '../components/crates-tab.tsx';
import { GiftsTab } from '../components/gifts-tab.tsx';
import { ItemsTab } from '../components/items-tab.tsx';
import { LooksTab } from '../components/looks-tab.tsx';
import { OrdersTab } from '../components/orders-tab.tsx';
import * as t from '../__generated__/messages.ts';

const TABS = ['items', 'crates', 'gifts', 'looks', 'purchases'] as const;

/** /inventory: what the player has, wears, may open and has paid. */
export function InventoryScreen() {
  const [params, setParams] = useSearchParams();
  return (
    <Page
      title={t.inventory()}
      subtitle={t.framesAndTitlesAreSeen()}
      actions={
        <Button asChild>
          <Link to={storePath}>{t.store()}</Link>
        </Button>
      }
    >
      <Tabs
        label={t.inventory()}
        value={TABS.find((one) => one === params.get('tab')) ?? 'items'}
        onValueChange={(tab) => setParams({ tab }, { preventScrollReset: true })}
        tabs={[
          { value: 'items', label: t.items(), panel: <ItemsTab /> },
          { value: 'crates', label: t.crates(), panel: <CratesTab /> },
          { value: 'gifts', label: t.gifts(), panel: <GiftsTab /> },
          { value: 'looks', label: t.practiceLooks(), panel: <LooksTab /> },
          { value: 'purchases', label: t.purchases(), panel: <OrdersTab /> },
        ]}
      />
    </Page>
  );
}
