import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../address/use-address.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { FilterButton, useFold } from '../../parts/filters.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { ReplayFilters } from '../components/replay-filters.tsx';
import { ReplayGrid } from '../components/replay-grid.tsx';
import { ReplayTop } from '../components/replay-top.tsx';
import { VIEW_TABS, countActive, filterIn } from '../replay-filter.ts';
import * as t from '../__generated__/messages.ts';

const ReplayDialog = lazyDialog(async () => (await import('../components/replay-dialog.tsx')).ReplayDialog);

/** /replays (RP-01 to RP-08). */
export function ReplaysScreen() {
  const navigate = useNavigate();
  const [params, change] = useAddress();
  const dialog = useAddressDialog('replay');
  const filter = filterIn(params);

  const fold = useFold();
  const search = useCallback((text: string) => change({ q: text }), [change]);
  const clear = (): void =>
    void navigate({ search: filter.view === 'community' ? '?view=community' : '' }, { preventScrollReset: true });

  return (
    <Page
      title={t.battleReplays()}
      subtitle={t.whatWasPlayedToItsEnd()}
      actions={<FilterButton fold={fold} active={countActive(filter)} />}
    >
      <Stack gap={6}>
        <ReplayTop onOpen={dialog.open} />
        <Tabs
          label={t.whoseReplays()}
          value={filter.view}
          onValueChange={(next) => change({ view: next === 'community' ? next : '' }, true)}
          tabs={VIEW_TABS.map(({ value, label }) => ({
            value,
            label,
            panel: value === filter.view && (
              <Stack gap={5}>
                <ReplayFilters
                  filter={filter}
                  fold={fold}
                  onChange={(name, chosen) => change({ [name]: chosen }, true)}
                  onSearch={search}
                />
                <ReplayGrid filter={filter} onOpen={dialog.open} onClear={clear} />
              </Stack>
            ),
          }))}
        />
      </Stack>
      {dialog.value !== null && <ReplayDialog key={dialog.value} id={dialog.value} onClose={dialog.close} />}
    </Page>
  );
}
