import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../shared/use-address-dialog.ts';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ReplayDialog } from '../components/replay-dialog.tsx';
import { ReplayFilters } from '../components/replay-filters.tsx';
import { ReplayGrid } from '../components/replay-grid.tsx';
import { ReplayTop } from '../components/replay-top.tsx';
import { VIEW_TABS, filterIn } from '../replay-filter.ts';

/** /replays (RP-01 to RP-08). */
export function ReplaysScreen() {
  const [params, setParams] = useSearchParams();
  const dialog = useAddressDialog('replay');
  const filter = filterIn(params);

  const change = useCallback(
    (name: string, value: string) => {
      // The address itself: what was chosen a moment ago may not be drawn yet.
      const next = new URLSearchParams(location.search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      // A typed letter is no step that Back should return to.
      setParams(next, { replace: name === 'q', preventScrollReset: true });
    },
    [setParams],
  );
  const search = useCallback((text: string) => change('q', text), [change]);
  const clear = (): void =>
    setParams(filter.view === 'community' ? { view: 'community' } : {}, { preventScrollReset: true });

  return (
    <Page title="Battle Replays" subtitle="What was played to its end: your own battles and those of the community.">
      <Stack gap={6}>
        <ReplayTop onOpen={dialog.open} />
        <Tabs
          label="Whose replays"
          value={filter.view}
          onValueChange={(next) => change('view', next === 'community' ? next : '')}
          tabs={VIEW_TABS.map(({ value, label }) => ({
            value,
            label,
            panel: value === filter.view && (
              <Stack gap={5}>
                <ReplayFilters filter={filter} onChange={change} onSearch={search} />
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
