import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { formatDate } from '../../format/format.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { type AccountAct, ROLE_LABELS, STATUS_WORDS, VERIFICATION_WORDS, actsOn } from '../account-words.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { ReadAccountDocument } from '../operations/__generated__/read-account.gql.ts';
import { AccountActForm } from './account-act-form.tsx';
import { AccountTrail } from './account-trail.tsx';

interface AccountDialogProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** An account as staff see it: how it stands, what can be done about it, and what was. */
export function AccountDialog({ accountId, onClose }: AccountDialogProps) {
  const { data, error, refetch } = useQuery(ReadAccountDocument, {
    variables: { id: accountId },
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.account;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={account?.username ?? 'Account'}
      description="Everything done here is kept in the audit log with its reason."
      modalOnly
    >
      {account && <Details account={account} />}
      {!account && error && (
        <ErrorState title="Failed to load the account" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      )}
      {!account && !error && (
        <Skeleton label="Loading the account">
          <SkeletonBlock height={220} shape="card" />
        </Skeleton>
      )}
    </Dialog>
  );
}

function Details({ account }: { readonly account: AccountRowFragment }) {
  const viewer = useViewer();
  const [act, setAct] = useState<AccountAct | null>(null);
  const acts = viewer ? actsOn(account, viewer) : [];
  const status = STATUS_WORDS[account.status];
  const verification = VERIFICATION_WORDS[account.verification];

  if (act) return <AccountActForm account={account} act={act} onEnd={() => setAct(null)} />;
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Status', detail: <Badge tone={status.tone}>{status.word}</Badge> },
          { term: 'Role', detail: ROLE_LABELS[account.role] },
          { term: 'Verification', detail: <Badge tone={verification.tone}>{verification.word}</Badge> },
          { term: 'VIP', detail: account.isVip ? 'Yes' : 'No' },
          { term: 'Verified creator', detail: account.isVerifiedCreator ? 'Yes' : 'No' },
          { term: 'Display name', detail: account.displayName },
          { term: 'Member since', detail: formatDate(account.memberSince) },
          { term: 'Id', detail: account.id },
        ]}
      />
      <Stack gap={3}>
        <Heading level={3}>Actions</Heading>
        {acts.length === 0 ? (
          <Text tone="dim">
            {account.id === viewer?.id
              ? 'Nobody acts on their own account.'
              : account.status === 'CLOSED'
                ? 'The owner has closed this account.'
                : 'Only an administrator acts on staff.'}
          </Text>
        ) : (
          <Row gap={2}>
            {acts.map((one) => (
              <Button key={one.key} size="small" onClick={() => setAct(one)}>
                {one.label}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>Audit trail</Heading>
        <AccountTrail accountId={account.id} />
      </Stack>
    </Stack>
  );
}
