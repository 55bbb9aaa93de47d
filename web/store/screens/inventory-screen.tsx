import { Link, useSearchParams } from 'react-router-dom';
import { storePath } from '../../../domain/store/store.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CratesTab } from '../components/crates-tab.tsx';
import { GiftsTab } from '../components/gifts-tab.tsx';
import { ItemsTab } from '../components/items-tab.tsx';
import { LooksTab } from '../components/looks-tab.tsx';
import { OrdersTab } from '../components/orders-tab.tsx';

const TABS = ['items', 'crates', 'gifts', 'looks', 'purchases'] as const;

/** /inventory: what the player has, wears, may open and has paid. */
export function InventoryScreen() {
  const [params, setParams] = useSearchParams();
  return (
    <Page
      title="Inventory"
      subtitle="Frames and titles are seen on your profile, in your battles and on the leaderboards; a skin colours your wins for all who watch: in your battles, in their replays, and at the end of your replays in the arcade."
      actions={
        <Button asChild>
          <Link to={storePath}>Store</Link>
        </Button>
      }
    >
      <Tabs
        label="Inventory"
        value={TABS.find((one) => one === params.get('tab')) ?? 'items'}
        onValueChange={(tab) => setParams({ tab }, { preventScrollReset: true })}
        tabs={[
          { value: 'items', label: 'Items', panel: <ItemsTab /> },
          { value: 'crates', label: 'Crates', panel: <CratesTab /> },
          { value: 'gifts', label: 'Gifts', panel: <GiftsTab /> },
          { value: 'looks', label: 'Practice looks', panel: <LooksTab /> },
          { value: 'purchases', label: 'Purchases', panel: <OrdersTab /> },
        ]}
      />
    </Page>
  );
}
