import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { usePhone } from '../../ui/use-media.ts';
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
          <Limits tier={verification.status === 'VERIFIED' ? 'verified' : 'unverified'} />
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

type Limit = (typeof ROWS)[number];

const NAME: Column<Limit> = { key: 'limit', header: t.limit(), cell: ([name]) => name };
const TIERS = {
  unverified: {
    key: 'unverified',
    header: t.unverified(),
    align: 'end',
    phone: 'line',
    cell: ([, cents]) => formatCents(cents),
  },
  verified: {
    key: 'verified',
    header: t.verified(),
    align: 'end',
    phone: 'line',
    cell: ([, , cents]) => formatCents(cents),
  },
} as const satisfies Readonly<Record<string, Column<Limit>>>;

interface LimitsProps {
  /** Of whoever reads it. */
  readonly tier: keyof typeof TIERS;
}

/** What verification brings; on phones the limits that hold now, and the others at a press. */
function Limits({ tier }: LimitsProps) {
  const isPhone = usePhone();
  const [isWhole, setWhole] = useState(false);
  const isOwnAlone = isPhone && !isWhole;
  const own: Column<Limit> = { ...TIERS[tier], phone: 'sum' };
  return (
    <Panel title={isOwnAlone ? t.yourLimits({ tier }) : t.whatItChanges()}>
      <Table
        caption={isOwnAlone ? t.yourLimits({ tier }) : t.limitsBeforeAndAfterVerification()}
        columns={isOwnAlone ? [NAME, own] : [NAME, TIERS.unverified, TIERS.verified]}
        items={ROWS}
        itemKey={([name]) => name}
      />
      {isPhone && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.showYoursAlone() : t.compareBothTiers()}
        </Button>
      )}
    </Panel>
  );
}
