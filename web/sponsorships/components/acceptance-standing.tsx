import { Link } from 'react-router-dom';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Text } from '../../ui/text.tsx';
import type { AcceptanceCardFragment } from '../operations/__generated__/acceptance-card.gql.ts';

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
      if (endsAt <= serverNow()) return <Text tone="dim">The deadline has passed.</Text>;
      if (winsNeeded !== null)
        return (
          <Progress
            label="Battles won"
            value={((wins ?? 0) / winsNeeded) * 100}
            valueText={`${wins ?? 0} of ${winsNeeded}`}
            showLabel
          />
        );
      return (
        <Stack gap={2}>
          {reason !== null && (
            <Text size={14} tone="loss">
              Refused: {reason}
            </Text>
          )}
          <Button variant="primary" aria-label={`File Proof: ${title}`} onClick={onFile}>
            File Proof
          </Button>
        </Stack>
      );
    case 'FILED':
      return (
        <Text size={14} tone="dim">
          You have shown “{exhibitTitle}”. Our staff look at it.
        </Text>
      );
    case 'PAID':
      return (
        <Text size={14}>
          <Money cents={payoutCents} /> are in <Link to={walletPath}>your wallet</Link>
          {endedAt !== null && ` since ${formatDateTime(endedAt)}`}.
        </Text>
      );
    case 'EXPIRED':
    case 'WITHDRAWN':
      return (
        <Text size={14} tone="dim">
          {reason === null ? 'The deadline has passed, and nothing was paid.' : `Refused: ${reason}`}
        </Text>
      );
  }
}
