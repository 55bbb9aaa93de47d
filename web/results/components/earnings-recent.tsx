import { Download, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useAddress } from '../../address/use-address.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import {
  type EarningsFilter,
  GAME_OPTIONS,
  PERIOD_OPTIONS,
  TYPE_OPTIONS,
  exportPath,
  filterIn,
  isNarrowed,
} from '../earnings-filter.ts';
import { useEarnings } from '../hooks/use-earnings.ts';
import { EarningTable } from './earning-table.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;

const FIELDS = [
  ['game', t.game(), GAME_OPTIONS],
  ['type', t.type(), TYPE_OPTIONS],
  ['period', t.period(), PERIOD_OPTIONS],
] as const;

/** 'Recent Earnings': the records with 'Filter' and 'Export' (EA-03, EA-04). */
export function EarningsRecent() {
  const [params, change] = useAddress();
  const filter = filterIn(params);
  const [isOpen, setOpen] = useState(isNarrowed(filter));
  const panelId = useId();
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <Heading level={2}>{t.recentEarnings()}</Heading>
        <Row gap={2}>
          <Button
            icon={<SlidersHorizontal size={18} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {t.filter()}
          </Button>
          <Button icon={<Download size={18} aria-hidden />} asChild>
            <a href={exportPath(filter)} download>
              {t.export()}
            </a>
          </Button>
        </Row>
      </Row>
      <div id={panelId} role="group" aria-label={t.filter()} hidden={!isOpen}>
        <Grid min={180} gap={3}>
          {FIELDS.map(([name, label, options]) => (
            <Select
              key={name}
              label={label}
              options={options}
              value={filter[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
        </Grid>
      </div>
      <Records filter={filter} onClear={() => change({ game: '', type: '', period: '' })} />
    </Stack>
  );
}

function Records({ filter, onClear }: { readonly filter: EarningsFilter; readonly onClear: () => void }) {
  const empty = isNarrowed(filter) ? (
    <EmptyState title={t.nothingPassesThisFilter()} action={<Button onClick={onClear}>{t.clearTheFilter()}</Button>}>
      {t.chooseAnotherGameTypeOrPeriod()}
    </EmptyState>
  ) : (
    <NoEarnings />
  );
  return (
    <PagedList read={useEarnings(filter, PAGE)} what={t.yourEarningsToLoad()} skeleton={[6, 52]} empty={empty}>
      {(records) => <EarningTable caption={t.yourEarnings()} records={records} />}
    </PagedList>
  );
}

/** Before the first one. */
export const NoEarnings = () => (
  <EmptyState
    title={t.noEarningsYet()}
    action={
      <Button variant="primary" asChild>
        <Link to={battlegroundsPath('live-battles')}>{t.findABattle()}</Link>
      </Button>
    }
  >
    {t.whatBattlesTournamentsAndSponsored()}
  </EmptyState>
);
