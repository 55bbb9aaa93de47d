import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Face } from '../../ui/face.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { AgreeToLineupDocument } from '../operations/__generated__/agree-to-lineup.gql.ts';
import { LeaveTournamentDocument } from '../operations/__generated__/leave-tournament.gql.ts';
import type { OwnLineupQuery } from '../operations/__generated__/own-lineup.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';

export type OwnLineup = NonNullable<OwnLineupQuery['tournamentLineup']>;

interface LineupPanelProps {
  readonly tournament: TournamentDetailFragment;
  readonly lineup: OwnLineup;
  readonly code: string | null;
}

/** Who plays for the team of whoever looks, and who has still to agree. */
export function LineupPanel({ tournament, lineup, code }: LineupPanelProps) {
  const { status, viewerStatus } = tournament;
  const viewer = useViewer();
  const isProposal = viewerStatus === null || viewerStatus === 'GONE';
  const own = lineup.seats.find(({ player }) => player.id === viewer?.id);
  const waitsFor = lineup.seats.filter(({ agreedAt }) => agreedAt === null).length;
  if (!own || (isProposal && status !== 'REGISTRATION')) return null;
  return (
    <Stack gap={3} as="section" aria-label={`Line-up of ${lineup.teamName}`}>
      <Text weight={600}>{`${lineup.teamName} plays with`}</Text>
      <List label={`Line-up of ${lineup.teamName}`}>
        {lineup.seats.map(({ player, shareCents, agreedAt }) => (
          <ListRow
            key={player.id}
            leading={<Face id={player.id} src={player.avatarUrl} size={28} />}
            title={player.username}
            detail={shareCents === 0 ? undefined : <Money cents={shareCents} />}
            trailing={
              <Badge tone={agreedAt === null ? 'warn' : 'win'}>
                {agreedAt === null ? 'Asked' : player.id === lineup.captainId ? 'Captain' : 'Agreed'}
              </Badge>
            }
          />
        ))}
      </List>
      {isProposal && (
        <Text size={14} tone="dim">
          {waitsFor === 1 ? 'One answer is' : `${waitsFor} answers are`} missing. Nothing is held until all have agreed.
        </Text>
      )}
      {isProposal && <ProposalActions tournament={tournament} lineup={lineup} code={code} own={own} />}
    </Stack>
  );
}

function ProposalActions({
  tournament,
  lineup,
  code,
  own: { agreedAt, shareCents, player },
}: LineupPanelProps & { readonly own: OwnLineup['seats'][number] }) {
  const { id, title } = tournament;
  const dialog = useAddressDialog('lineup');
  const toast = useToast();
  const agree = useAction(AgreeToLineupDocument, { movesMoney: true, changes: TOURNAMENT_QUERIES });
  const leave = useAction(LeaveTournamentDocument, { changes: TOURNAMENT_QUERIES });
  const isCaptain = player.id === lineup.captainId;
  const share = formatCents(shareCents);

  const confirm = async (): Promise<void> => {
    const answer = await agree.run({ id, agreedCents: shareCents, code });
    if (!answer) return;
    const now = answer.agreeToLineup?.viewerStatus ?? null;
    toast(
      now === 'ENTERED'
        ? { title: 'Your team is in', description: `${lineup.teamName} plays ${title}.`, tone: 'win' }
        : now === 'WAITING'
          ? {
              title: 'Your team is on the waiting list',
              description: 'We tell you when a place is yours.',
              tone: 'info',
            }
          : { title: 'You have agreed', description: 'Your team enters when all have.', tone: 'info' },
    );
    dialog.close();
  };
  const end = async (): Promise<void> => {
    // The page of one that needs its code is not shown to whoever has declined: the answer is empty then.
    if (!(await leave.run({ id }))) return;
    toast({ title: isCaptain ? 'The line-up is withdrawn' : 'You have declined' });
    dialog.close();
  };
  return (
    <Row gap={3}>
      {agreedAt === null && (
        <Button variant="primary" size="large" onClick={() => dialog.open('agree')}>
          {shareCents === 0 ? 'Play' : `Play for ${share}`}
        </Button>
      )}
      <Button onClick={() => dialog.open('end')}>{isCaptain ? 'Withdraw' : 'Decline'}</Button>
      {dialog.value === 'agree' && agreedAt === null && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={`Play for ${lineup.teamName}?`}
          description={`You play “${title}” for your team.${shareCents === 0 ? '' : ` Your share of buy-in and fee is held when all have agreed, and prizes are shared in the same way. Until check-in closes you can leave and take your team out: then everybody gets their share back.`}`}
          {...(shareCents > 0 && {
            figures: [{ term: 'Your share', detail: <Money cents={shareCents} />, total: true }],
          })}
          confirmLabel={shareCents === 0 ? 'Play' : `Agree to ${share}`}
          busy={agree.isRunning}
          refusal={agree.failure?.sentence}
          onConfirm={confirm}
        />
      )}
      {dialog.value === 'end' && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={isCaptain ? 'Withdraw the line-up?' : 'Decline to play?'}
          description={
            isCaptain
              ? 'Your players are told. You can name others while registration is open.'
              : 'The line-up ends with it. Your captain is told and can name somebody else.'
          }
          confirmLabel={isCaptain ? 'Withdraw' : 'Decline'}
          cancelLabel="Back"
          variant="danger"
          busy={leave.isRunning}
          refusal={leave.failure?.sentence}
          onConfirm={end}
        />
      )}
    </Row>
  );
}
