import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AcceptTeamOfferDocument } from '../operations/__generated__/accept-team-offer.gql.ts';
import { AgreeToTeamStakeDocument } from '../operations/__generated__/agree-to-team-stake.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import { figuresOfShare, payersWith, shareDetails } from '../share-figures.ts';
import { whyNotAccepted } from '../team-words.ts';

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
    toast({ title: 'The battle runs', description: 'Play, and report the result here.', tone: 'win' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Accept Challenge"
      description={`You play ${offer.gameTitle} against ${offer.from.name}. The money of every payer of both teams is held now; if nobody reports a result within three hours, all of it goes back.`}
      figures={shareDetails(offer.stakeCents, payers)}
      confirmLabel={`Accept for ${formatCents(holdCents)}`}
      busy={accept.isRunning}
      refusal={whyNotAccepted(accept.failure, people)}
      onConfirm={confirm}
    />
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
      title: 'You are in',
      description: `At most ${formatCents(holdCents)} is held if it is accepted.`,
      tone: 'win',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="I am in"
      description="Nothing is held yet. If the challenge is accepted, your share is; it becomes smaller with everybody else who is in, and never larger than this without asking you again. You can be out again until then."
      figures={shareDetails(offer.stakeCents, payers)}
      confirmLabel={`I am in for ${formatCents(holdCents)}`}
      busy={agree.isRunning}
      refusal={agree.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
