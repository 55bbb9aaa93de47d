import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { AcceptanceCardFragment } from '../operations/__generated__/sponsorship.gql.ts';
import * as t from '../__generated__/messages.ts';

interface AcceptanceStandingProps {
  readonly acceptance: AcceptanceCardFragment;
  readonly onFile: () => void;
}

/** How far a creator is with a challenge, and what comes next. */
export function AcceptanceStanding({ acceptance, onFile }: AcceptanceStandingProps) {
  const { state, wins, exhibitTitle, reason, endedAt, campaign } = acceptance;
  const { title, winsNeeded, payoutCents, endsAt } = campaign;
  switch (state) {
    case 'ACTIVE':
      if (endsAt <= serverNow()) return <Text tone="dim">{t.theDeadlineHasPassed()}</Text>;
      if (winsNeeded !== null)
        return (
          <Progress
            label={t.battlesWon()}
            value={((wins ?? 0) / winsNeeded) * 100}
            valueText={t.winsOfWinsNeeded({ wins: wins ?? 0, winsNeeded })}
            showLabel
          />
        );
      return (
        <Stack gap={2}>
          {reason !== null && (
            <Text size={14} tone="loss">
              {t.refusedReason({ reason })}
            </Text>
          )}
          <Button variant="primary" aria-label={t.fileProofTitle({ title })} onClick={onFile}>
            {t.fileProof()}
          </Button>
        </Stack>
      );
    case 'FILED':
      return (
        <Text size={14} tone="dim">
          {t.youHaveShownTitle({ title: exhibitTitle ?? '' })}
        </Text>
      );
    case 'PAID': {
      const parts = {
        money: <Money cents={payoutCents} />,
        link: (inside: ReactNode) => <Link to={walletPath}>{inside}</Link>,
      };
      return (
        <Text size={14}>
          {endedAt === null
            ? t.areInYourWallet(parts)
            : t.areInYourWalletSince({ ...parts, since: formatDateTime(endedAt) })}
        </Text>
      );
    }
    case 'EXPIRED':
    case 'WITHDRAWN':
      return (
        <Text size={14} tone="dim">
          {reason === null ? t.theDeadlineHasPassedAndNothing() : t.refusedReason({ reason })}
        </Text>
      );
  }
}
