import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { DEPOSIT_LIMITS, STAKE_CENTS_PER_DAY_MAX, WITHDRAWAL_LIMITS } from '../../../domain/wallet/limits.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { ReadVerificationDocument } from '../operations/__generated__/read-verification.gql.ts';
import type { VerificationFieldsFragment } from '../operations/__generated__/verification-fields.gql.ts';
import { VerificationForm } from './verification-form.tsx';

const SKELETON = (
  <Skeleton label="Loading your verification">
    <Stack gap={4}>
      <SkeletonBlock height={140} shape="card" />
      <SkeletonBlock height={260} shape="card" />
    </Stack>
  </Skeleton>
);

/** The wallet's verification tab: where it stands, what it brings, and what to hand in (WA-03, BC-09). */
export function VerificationTab() {
  const query = useQuery(ReadVerificationDocument, { fetchPolicy: 'cache-and-network' });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  return (
    <Loaded query={query} what="your verification" skeleton={SKELETON}>
      {({ verification }) => (
        <Stack gap={5}>
          <Standing verification={verification} />
          {verification.status === 'UNVERIFIED' && <VerificationForm verification={verification} />}
          <Limits />
        </Stack>
      )}
    </Loaded>
  );
}

interface StandingProps {
  readonly verification: VerificationFieldsFragment;
}

function Standing({ verification }: StandingProps) {
  const { status, request, decisionHoursMin, decisionHoursMax } = verification;
  const hours = `${decisionHoursMin}–${decisionHoursMax} hours`;
  if (status === 'VERIFIED') {
    return (
      <Panel title="Identity verification" aside={<Badge tone="win">Verified</Badge>}>
        <Text>
          {request?.outcome === 'VERIFIED' && request.decidedAt !== null
            ? `Your documents were accepted on ${formatDateTime(request.decidedAt)}. `
            : 'Your identity is verified. '}
          The limits of a verified account hold for you.
        </Text>
      </Panel>
    );
  }
  if (status === 'PENDING') {
    return (
      <Panel title="Identity verification" aside={<Badge tone="warn">Pending</Badge>}>
        <Text>
          {request && `Handed in on ${formatDateTime(request.submittedAt)}. `}
          Checking takes {hours}. Until then the limits of an unverified account hold; you need do nothing more.
        </Text>
      </Panel>
    );
  }
  const isRefused = request?.outcome === 'REFUSED';
  return (
    <Panel
      title="Identity verification"
      aside={<Badge tone={isRefused ? 'loss' : 'neutral'}>{isRefused ? 'Refused' : 'Unverified'}</Badge>}
    >
      <Stack gap={3}>
        {isRefused && (
          <Notice tone="loss" title="Your documents were not accepted">
            {request.reason} You can hand in others below.
          </Notice>
        )}
        <Text>
          Hand in a proof of identity and a proof of address to raise your limits. Checking takes {hours}; staff see
          your documents and nobody else does.
        </Text>
      </Stack>
    </Panel>
  );
}

const ROWS = [
  ['Deposits a day', DEPOSIT_LIMITS.unverified.dayCents, DEPOSIT_LIMITS.verified.dayCents],
  ['Deposits a month', DEPOSIT_LIMITS.unverified.monthCents, DEPOSIT_LIMITS.verified.monthCents],
  ['Withdrawals a day', WITHDRAWAL_LIMITS.unverified.dayCents, WITHDRAWAL_LIMITS.verified.dayCents],
  ['Withdrawals a month', WITHDRAWAL_LIMITS.unverified.monthCents, WITHDRAWAL_LIMITS.verified.monthCents],
  ['Stakes a day', STAKE_CENTS_PER_DAY_MAX.unverified, STAKE_CENTS_PER_DAY_MAX.verified],
] as const;

/** What verification brings. */
const Limits = () => (
  <Panel title="What it changes">
    <Table
      caption="Limits before and after verification"
      columns={[
        { key: 'limit', header: 'Limit', cell: ([name]: (typeof ROWS)[number]) => name },
        { key: 'unverified', header: 'Unverified', align: 'end', cell: ([, cents]) => formatCents(cents) },
        { key: 'verified', header: 'Verified', align: 'end', cell: ([, , cents]) => formatCents(cents) },
      ]}
      items={ROWS}
      itemKey={([name]) => name}
    />
  </Panel>
);
