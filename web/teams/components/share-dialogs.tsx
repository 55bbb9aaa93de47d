import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { AddMissing, AddRefused } from '../../parts/add-missing.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  AcceptTeamOfferDocument,
  AgreeToTeamStakeDocument,
  type OwnTeamFragment,
} from '../operations/__generated__/team.gql.ts';
import { figuresOfShare, payersWith, shareDetails } from '../share-figures.ts';
import { whyNotAccepted } from '../why-not-accepted.ts';
import * as t from '../__generated__/messages.ts';

interface ShareDialogProps {
  readonly offer: OwnTeamFragment['offers'][number];
  readonly team: OwnTeamFragment;
  readonly viewerId: string;
  readonly onClose: () => void;
}

const captainOf = ({ members }: OwnTeamFragment): string | null =>
  members.find(({ role }) => role === 'CAPTAIN')?.player.id ?? null;

/** The captain's yes: every payer's money of both sides is held at once, or nobody's. */
export function AcceptDialog({ offer, team, viewerId, onClose }: ShareDialogProps) {
  const accept = useAction(AcceptTeamOfferDocument, { movesMoney: true });
  const toast = useToast();
  const payers = payersWith(offer, team.id, viewerId, viewerId);
  const { holdCents } = figuresOfShare(offer.stakeCents, payers);
  const people = [...team.members, ...offer.agreements];
  const confirm = async (): Promise<void> => {
    if (!(await accept.run({ id: offer.id, agreedCents: holdCents }))) return;
    toast({ title: t.theBattleRuns(), description: t.playAndReportTheResult(), tone: 'win' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.acceptChallenge()}
      description={t.youPlayGameTitleAgainstNameTheMoney({ gameTitle: offer.gameTitle, name: offer.from.name })}
      figures={shareDetails(offer.stakeCents, payers)}
      confirmLabel={t.acceptForHold({ hold: formatCents(holdCents) })}
      busy={accept.isRunning}
      refusal={whyNotAccepted(accept.failure, people)}
      onConfirm={confirm}
    >
      <AddRefused failure={accept.failure} />
    </ConfirmDialog>
  );
}

/** A member's agreement to be charged a share, up to the figure shown. */
export function AgreeDialog({ offer, team, viewerId, onClose }: ShareDialogProps) {
  const agree = useAction(AgreeToTeamStakeDocument);
  const toast = useToast();
  const payers = payersWith(offer, team.id, captainOf(team), viewerId);
  const { holdCents } = figuresOfShare(offer.stakeCents, payers);
  const confirm = async (): Promise<void> => {
    if (!(await agree.run({ offerId: offer.id, atMostCents: holdCents }))) return;
    toast({
      title: t.youAreIn(),
      description: t.atMostHoldIsHeld({ hold: formatCents(holdCents) }),
      tone: 'win',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.iAmIn()}
      description={t.nothingIsHeldYetIfTheChallenge()}
      figures={shareDetails(offer.stakeCents, payers)}
      confirmLabel={t.iAmInForHold({ hold: formatCents(holdCents) })}
      busy={agree.isRunning}
      refusal={agree.failure?.sentence}
      onConfirm={confirm}
    >
      <AddMissing neededCents={holdCents} />
    </ConfirmDialog>
  );
}
