import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { formatCents, formatCoins, formatDate, formatDateTime } from '../../format/format.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type AccountAct, ROLE_LABELS, VERIFICATION_WORDS, actsOn, countryOf } from '../account-words.ts';
import { STATUS_WORDS } from '../status-words.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-standing.gql.ts';
import { AccountActForm } from './account-act-form.tsx';
import { BirthDialog } from './birth-dialog.tsx';
import { InspectionDialog } from './inspection-dialog.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import * as t from '../__generated__/messages.ts';

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
        <Panel title={t.standing()}>
          <DescriptionList
            items={[
              { term: t.status(), detail: <Badge tone={status.tone}>{status.word}</Badge> },
              { term: t.role(), detail: ROLE_LABELS[account.role] },
              { term: t.verification(), detail: <Badge tone={verification.tone}>{verification.word}</Badge> },
              { term: t.dateOfBirth(), detail: account.isBirthNoted ? t.noted() : t.notNoted() },
              { term: 'VIP', detail: account.isVip ? t.yes() : t.no() },
              { term: t.verifiedCreator(), detail: account.isVerifiedCreator ? t.yes() : t.no() },
              { term: t.displayName(), detail: account.displayName },
              { term: t.region(), detail: countryOf(account.country) },
              { term: t.memberSince(), detail: formatDate(account.memberSince) },
              {
                term: t.lastLogin(),
                detail: account.lastLogin === null ? t.never() : formatDateTime(account.lastLogin),
              },
              { term: t.id(), detail: account.id },
            ]}
          />
        </Panel>
        <Panel title={t.money()}>
          <DescriptionList
            items={[
              { term: t.balance(), detail: formatCents(account.balanceCents) },
              { term: 'BattleCoin', detail: formatCoins(account.battleCoins) },
              { term: t.totalWagered(), detail: formatCents(account.totalWageredCents) },
            ]}
          />
        </Panel>
      </Grid>
      <Panel title={t.actions()}>
        {act ? (
          <AccountActForm account={account} act={act} onEnd={() => setAct(null)} />
        ) : acts.length === 0 ? (
          <Text tone="dim">
            {account.id === viewer?.id
              ? t.nobodyActsOnTheirOwnAccount()
              : account.status === 'CLOSED'
                ? t.theOwnerHasClosedThisAccount()
                : t.onlyAnAdministratorActsOnStaff()}
          </Text>
        ) : (
          <Row gap={2}>
            {canAdjust && (
              <Button size="small" variant="primary" onClick={() => setAdjusting(true)}>
                {t.adjustBalance()}
              </Button>
            )}
            {canView && (
              <Button size="small" onClick={() => setStarting(true)}>
                {t.viewAsPlayer()}
              </Button>
            )}
            {canNote && (
              <Button size="small" onClick={() => setNoting(true)}>
                {t.noteDateOfBirth()}
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
