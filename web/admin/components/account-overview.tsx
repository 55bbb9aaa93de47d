import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { formatCents, formatCoins, formatDate, formatDateTime } from '../../format/format.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { type AccountAct, ROLE_LABELS, STATUS_WORDS, VERIFICATION_WORDS, actsOn, countryOf } from '../account-words.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { AccountActForm } from './account-act-form.tsx';
import { BirthDialog } from './birth-dialog.tsx';
import { InspectionDialog } from './inspection-dialog.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';

/** How an account stands, and what can be done about it (AU-02, AU-03). */
export function AccountOverview({ account }: { readonly account: AccountRowFragment }) {
  const viewer = useViewer();
  const [act, setAct] = useState<AccountAct | null>(null);
  const [isAdjusting, setAdjusting] = useState(false);
  const acts = viewer ? actsOn(account, viewer) : [];
  const status = STATUS_WORDS[account.status];
  const verification = VERIFICATION_WORDS[account.verification];
  const [isStarting, setStarting] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const canView =
    viewer?.role === 'ADMINISTRATOR' && account.status === 'ACTIVE' && ['PLAYER', 'CREATOR'].includes(account.role);
  const canNote = viewer?.role === 'ADMINISTRATOR' && account.verification === 'VERIFIED' && acts.length > 0;
  const canAdjust = viewer?.role === 'ADMINISTRATOR' && acts.length > 0;
  return (
    <Stack gap={6}>
      <Grid min={300} gap={4}>
        <Panel title="Standing">
          <DescriptionList
            items={[
              { term: 'Status', detail: <Badge tone={status.tone}>{status.word}</Badge> },
              { term: 'Role', detail: ROLE_LABELS[account.role] },
              { term: 'Verification', detail: <Badge tone={verification.tone}>{verification.word}</Badge> },
              { term: 'Date of birth', detail: account.isBirthNoted ? 'Noted' : 'Not noted' },
              { term: 'VIP', detail: account.isVip ? 'Yes' : 'No' },
              { term: 'Verified creator', detail: account.isVerifiedCreator ? 'Yes' : 'No' },
              { term: 'Display name', detail: account.displayName },
              { term: 'Region', detail: countryOf(account.country) },
              { term: 'Member since', detail: formatDate(account.memberSince) },
              { term: 'Last login', detail: account.lastLogin === null ? 'Never' : formatDateTime(account.lastLogin) },
              { term: 'Id', detail: account.id },
            ]}
          />
        </Panel>
        <Panel title="Money">
          <DescriptionList
            items={[
              { term: 'Balance', detail: formatCents(account.balanceCents) },
              { term: 'BattleCoin', detail: formatCoins(account.battleCoins) },
              { term: 'Total wagered', detail: formatCents(account.totalWageredCents) },
            ]}
          />
        </Panel>
      </Grid>
      <Panel title="Actions">
        {act ? (
          <AccountActForm account={account} act={act} onEnd={() => setAct(null)} />
        ) : acts.length === 0 ? (
          <Text tone="dim">
            {account.id === viewer?.id
              ? 'Nobody acts on their own account.'
              : account.status === 'CLOSED'
                ? 'The owner has closed this account.'
                : 'Only an administrator acts on staff.'}
          </Text>
        ) : (
          <Row gap={2}>
            {canAdjust && (
              <Button size="small" variant="primary" onClick={() => setAdjusting(true)}>
                Adjust balance
              </Button>
            )}
            {canView && (
              <Button size="small" onClick={() => setStarting(true)}>
                View as player
              </Button>
            )}
            {canNote && (
              <Button size="small" onClick={() => setNoting(true)}>
                Note date of birth
              </Button>
            )}
            {acts.map((one) => (
              <Button key={one.key} size="small" onClick={() => setAct(one)}>
                {one.label}
              </Button>
            ))}
          </Row>
        )}
      </Panel>
      {isStarting && <InspectionDialog account={account} onClose={() => setStarting(false)} />}
      {isNoting && <BirthDialog account={account} onClose={() => setNoting(false)} />}
      {isAdjusting && <AdjustDialog account={account} onClose={() => setAdjusting(false)} />}
    </Stack>
  );
}
