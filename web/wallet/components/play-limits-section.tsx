import { useQuery } from '@apollo/client/react';
import { REALITY_CHECK_MINUTES } from '../../../domain/wallet/reality-check.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import {
  RealityCheckDocument,
  type PlayLimitsFieldsFragment,
  PlayLimitsDocument,
  SetRealityCheckDocument,
} from '../operations/__generated__/play-limit.gql.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Select } from '../../ui/form/select.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { RUNNING_LABELS, realityCheckLabel } from '../play-limit-words.ts';
import { BreakDialog } from './break-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { PlayLimitList } from './play-limit-list.tsx';
import * as t from '../__generated__/messages.ts';

type PlayPeriod = PlayLimitsFieldsFragment['periods'][number];

const TITLE = t.limitsAndBreaks();

const columns: readonly Column<PlayPeriod>[] = [
  { key: 'period', header: t.period(), cell: ({ period }) => RUNNING_LABELS[period] },
  {
    key: 'deposited',
    phone: 'line',
    header: t.deposited(),
    align: 'end',
    cell: (row) => <Money cents={row.depositedCents} />,
  },
  { key: 'staked', phone: 'line', header: t.staked(), align: 'end', cell: (row) => <Money cents={row.stakedCents} /> },
  {
    key: 'net',
    phone: 'line',
    header: t.wonOrLost(),
    align: 'end',
    cell: (row) => <Money cents={row.netCents} signed />,
  },
];

/** How a player holds back the own play: limits, breaks, reality checks, and where the money stands. */
export function PlayLimitsSection() {
  const query = useQuery(PlayLimitsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={TITLE}>
      <Loaded query={{ ...query, data: query.data?.playLimits }} what={t.theLimits()} skeleton={[2, 120]}>
        {(own) => <OwnLimits own={own} />}
      </Loaded>
    </Panel>
  );
}

function OwnLimits({ own }: { readonly own: PlayLimitsFieldsFragment }) {
  const limitDialog = useAddressDialog('limit');
  const breakDialog = useAddressDialog('break');
  const setRealityCheck = useAction(SetRealityCheckDocument, { changes: [RealityCheckDocument] });
  const edited = own.limits.find(({ kind, period }) => `${kind}-${period}` === limitDialog.value) ?? null;

  return (
    <>
      <Stack gap={6}>
        <Text tone="dim">{t.decideBeforeYouPlayHowMuch()}</Text>
        <Table
          caption={t.whereYourMoneyStands()}
          columns={columns}
          items={own.periods}
          itemKey={({ period }) => period}
        />
        <Stack gap={3}>
          <Heading level={3}>{t.yourLimits()}</Heading>
          <PlayLimitList
            limits={own.limits}
            onEdit={(limit) => limitDialog.open(limit ? `${limit.kind}-${limit.period}` : 'new')}
          />
        </Stack>
        <Stack gap={3}>
          <Heading level={3}>{t.takeABreak()}</Heading>
          {own.pause ? (
            <Notice tone="info" title={t.youAreTakingABreakUntil({ until: formatDateTime(own.pause.endsAt) })}>
              {t.untilThenYouCannotStakeOrDeposit()}
            </Notice>
          ) : (
            <Text tone="dim">{t.from24HoursToFiveYearsWithout()}</Text>
          )}
          <Row>
            <Button onClick={() => breakDialog.open('new')}>{own.pause ? t.makeItLonger() : t.takeABreak()}</Button>
          </Row>
        </Stack>
        <Select
          label={t.realityCheck()}
          hint={t.showsHowLongYouHaveBeenPlaying()}
          error={setRealityCheck.failure?.sentence}
          disabled={setRealityCheck.isRunning}
          options={REALITY_CHECK_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: realityCheckLabel(minutes),
          }))}
          value={String(own.realityCheckMinutes)}
          onChange={({ target }) => void setRealityCheck.run({ minutes: Number(target.value) })}
        />
      </Stack>
      {limitDialog.value !== null && <LimitDialog limit={edited} limits={own.limits} onClose={limitDialog.close} />}
      {breakDialog.value !== null && (
        <BreakDialog runningUntil={own.pause?.endsAt ?? null} onClose={breakDialog.close} />
      )}
    </>
  );
}
