import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DEPOSIT_LIMITS, STAKE_CENTS_PER_DAY_MAX, WITHDRAWAL_LIMITS } from '../../../domain/wallet/limits.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import {
  ReadVerificationDocument,
  type VerificationFieldsFragment,
} from '../operations/__generated__/verification.gql.ts';
import { VerificationForm } from './verification-form.tsx';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingYourVerification()}>
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
    <Loaded query={query} what={t.yourVerification()} skeleton={SKELETON}>
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
  const hours = t.fromToHours({ from: decisionHoursMin, to: decisionHoursMax });
  if (status === 'VERIFIED') {
    return (
      <Panel title={t.identityVerification()} aside={<Badge tone="win">{t.verified()}</Badge>}>
        <Text>
          {request?.outcome === 'VERIFIED' && request.decidedAt !== null
            ? t.yourDocumentsWereAcceptedOn({ when: formatDateTime(request.decidedAt) })
            : t.yourIdentityIsVerified()}
        </Text>
      </Panel>
    );
  }
  if (status === 'PENDING') {
    return (
      <Panel title={t.identityVerification()} aside={<Badge tone="warn">{t.pending()}</Badge>}>
        <Text>
          {request && `${t.handedInOn({ when: formatDateTime(request.submittedAt) })} `}
          {t.checkingTakesHoursUntilThenTheLimits({ hours })}
        </Text>
      </Panel>
    );
  }
  const isRefused = request?.outcome === 'REFUSED';
  return (
    <Panel
      title={t.identityVerification()}
      aside={<Badge tone={isRefused ? 'loss' : 'neutral'}>{isRefused ? t.refused() : t.unverified()}</Badge>}
    >
      <Stack gap={3}>
        {isRefused && (
          <Notice tone="loss" title={t.yourDocumentsWereNotAccepted()}>
            {request.reason} {t.youCanHandInOthersBelow()}
          </Notice>
        )}
        <Text>{t.handInAProofOfIdentity({ hours })}</Text>
      </Stack>
    </Panel>
  );
}

const ROWS = [
  [t.depositsADay(), DEPOSIT_LIMITS.unverified.dayCents, DEPOSIT_LIMITS.verified.dayCents],
  [t.depositsAMonth(), DEPOSIT_LIMITS.unverified.monthCents, DEPOSIT_LIMITS.verified.monthCents],
  [t.withdrawalsADay(), WITHDRAWAL_LIMITS.unverified.dayCents, WITHDRAWAL_LIMITS.verified.dayCents],
  [t.withdrawalsAMonth(), WITHDRAWAL_LIMITS.unverified.monthCents, WITHDRAWAL_LIMITS.verified.monthCents],
  [t.stakesADay(), STAKE_CENTS_PER_DAY_MAX.unverified, STAKE_CENTS_PER_DAY_MAX.verified],
] as const;

/** What verification brings. */
const Limits = () => (
  <Panel title={t.whatItChanges()}>
    <Table
      caption={t.limitsBeforeAndAfterVerification()}
      columns={[
        { key: 'limit', header: t.limit(), cell: ([name]: (typeof ROWS)[number]) => name },
        { key: 'unverified', header: t.unverified(), align: 'end', cell: ([, cents]) => formatCents(cents) },
        { key: 'verified', header: t.verified(), align: 'end', cell: ([, , cents]) => formatCents(cents) },
      ]}
      items={ROWS}
      itemKey={([name]) => name}
    />
  </Panel>
);
