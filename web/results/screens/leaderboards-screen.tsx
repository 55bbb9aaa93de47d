import { useSearchParams } from 'react-router-dom';
import { Part } from '../../parts/part.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { below } from '../../ui/tokens.ts';
import { type BoardFilter, PERIOD_OPTIONS, REGION_OPTIONS, TABS, filterIn, paramsOf } from '../board-filter.ts';
import { BoardPanel } from '../components/board-panel.tsx';
import { BoardRules } from '../components/board-rules.tsx';
import * as t from '../__generated__/messages.ts';

const field = { minWidth: 180, [below.medium]: { flex: '1 1 140px', minWidth: 0 } } as const;

/** /leaderboards (LB-01 to LB-04); the board stands in the address. */
export function LeaderboardsScreen() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  // From the address itself: it is there before the page is drawn with it, and a quick hand chooses in between.
  const show = (part: (now: BoardFilter) => URLSearchParams, replace = true): void =>
    setParams(part(filterIn(new URLSearchParams(location.search))), { replace, preventScrollReset: true });
  const choose = (name: 'region' | 'period', value: string): void =>
    show((now) => {
      const next = paramsOf(name === 'period' ? { ...now, previous: false } : now);
      next.set(name, value);
      return next;
    });
  return (
    <Page title={t.leaderboards()} subtitle={t.whoHasEarnedMostFromSettledBattles()}>
      <Stack gap={5}>
        <Row gap={3} align="end">
          <div css={field}>
            <Select
              label={t.region()}
              options={REGION_OPTIONS}
              value={filter.region}
              onChange={({ target }) => choose('region', target.value)}
            />
          </div>
          <div css={field}>
            <Select
              label={t.period()}
              options={PERIOD_OPTIONS}
              value={filter.period}
              onChange={({ target }) => choose('period', target.value)}
            />
          </div>
          {filter.period !== 'alltime' && (
            <Switch
              label={filter.period === 'weekly' ? t.showLastWeek() : t.showLastMonth()}
              checked={filter.previous}
              onChange={({ target }) => show((now) => paramsOf({ ...now, previous: target.checked }))}
            />
          )}
        </Row>
        <Tabs
          label={t.game()}
          value={filter.tab}
          onValueChange={(tab) => show((now) => paramsOf({ ...now, tab }), false)}
          tabs={TABS.map(({ value, label }) => ({
            value,
            label,
            panel: value === filter.tab && <BoardPanel key={paramsOf(filter).toString()} filter={filter} />,
          }))}
        />
        <BoardRules />
        <Part of="arcade.leaders" />
      </Stack>
    </Page>
  );
}
