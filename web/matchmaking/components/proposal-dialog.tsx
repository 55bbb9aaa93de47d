import { PROPOSAL_WINDOW } from '../../../domain/matchmaking/proposal.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { tierOf } from '../../format/tier.ts';
import { serverNow } from '../../live/server-clock.ts';
import { AddRefused } from '../../parts/add-missing.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CountRing } from '../../ui/figure/count-ring.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type Contender, VersusStage } from '../../ui/face/versus-stage.tsx';
import { frameOf } from '../../ui/face/worn.tsx';
import {
  ConfirmProposalDocument,
  DeclineProposalDocument,
  type QueuePlaceFieldsFragment,
} from '../operations/__generated__/matchmaking.gql.ts';
import { gameWordOf } from '../queue-words.ts';
import * as t from '../__generated__/messages.ts';

type Proposal = NonNullable<QueuePlaceFieldsFragment['proposal']>;

function contenderOf(
  { standings }: Proposal,
  player: Proposal['viewer'],
  hasConfirmed: boolean,
  isViewer: boolean,
): Contender {
  const standing = standings.find(({ playerId }) => playerId === player.id);
  return {
    id: player.id,
    src: player.avatarUrl,
    frame: frameOf(player.worn.frame),
    title: player.worn.title,
    name: player.username,
    tier: tierOf(standing?.rankBadge),
    ...(standing && { rating: standing.rating, form: standing.form.map((one) => (one === 'WIN' ? 'win' : 'loss')) }),
    note: hasConfirmed ? (
      <Badge tone="win">{t.confirmed()}</Badge>
    ) : isViewer ? (
      <Badge>{t.you()}</Badge>
    ) : (
      <Badge>{t.deciding()}</Badge>
    ),
  };
}

interface ProposalDialogProps {
  readonly proposal: Proposal;
  /** Called when the player says yes on this page. */
  readonly onConfirm: () => void;
}

/** Two who were put together, what for, and how long both have to say yes. It takes an answer, or the end of its time. */
export function ProposalDialog({ proposal, onConfirm }: ProposalDialogProps) {
  const confirm = useAction(ConfirmProposalDocument, { movesMoney: true });
  const decline = useAction(DeclineProposalDocument);
  const { id, game, viewer, opponent, viewerConfirmed, opponentConfirmed, expiresAt, stakeCents, feeCents } = proposal;
  const failure = confirm.failure ?? decline.failure;
  const isRunning = confirm.isRunning || decline.isRunning;
  const say = (): void => {
    onConfirm();
    void confirm.run({ id });
  };
  const state = viewerConfirmed
    ? t.youAreInWaitingForOpponent({ opponent: opponent.username })
    : opponentConfirmed
      ? t.opponentHasConfirmed({ opponent: opponent.username })
      : t.confirmInTimeOrYouWait();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      locked
      role="alertdialog"
      title={t.weFoundAnOpponent()}
      description={t.opponentInGameForStake({
        opponent: opponent.username,
        game: gameWordOf(game),
        stake: formatCents(stakeCents),
        hold: formatCents(proposal.holdCents),
      })}
      footer={
        viewerConfirmed ? undefined : (
          <>
            <Button
              variant="ghost"
              busy={decline.isRunning}
              disabled={isRunning}
              onClick={() => void decline.run({ id })}
            >
              {t.decline()}
            </Button>
            <Button variant="primary" busy={confirm.isRunning} disabled={isRunning} onClick={say}>
              {t.confirmForHold({ hold: formatCents(proposal.holdCents) })}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <VersusStage
          label={t.hostAgainstGuest({ host: viewer.username, guest: opponent.username })}
          gameId={game.toLowerCase()}
          seed={id}
          host={contenderOf(proposal, viewer, viewerConfirmed, true)}
          guest={contenderOf(proposal, opponent, opponentConfirmed, false)}
          prizeLabel={t.prizePool()}
          prize={<Money cents={proposal.poolCents} />}
          prizeNote={t.stakeEachPlusFee({ stake: <Money cents={stakeCents} />, fee: <Money cents={feeCents} /> })}
        />
        <Row gap={4} wrap={false}>
          <CountRing endsAt={expiresAt} lastsMs={PROPOSAL_WINDOW} now={serverNow} label={t.timeLeftToConfirm()} />
          <Text role="status">{state}</Text>
        </Row>
        <Failed failure={failure} />
        <AddRefused failure={failure} />
      </Stack>
    </Dialog>
  );
}
