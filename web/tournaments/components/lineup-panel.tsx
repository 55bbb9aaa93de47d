import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { AddRefused } from '../../parts/add-missing.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import {
  AgreeToLineupDocument,
  LeaveTournamentDocument,
  type OwnLineupQuery,
  type TournamentDetailFragment,
} from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    <Stack gap={3} as="section" aria-label={t.lineUpOfTeamName({ teamName: lineup.teamName })}>
      <Text weight={600}>{t.teamPlaysWith({ team: lineup.teamName })}</Text>
      <List label={t.lineUpOfTeamName({ teamName: lineup.teamName })}>
        {lineup.seats.map(({ player, shareCents, agreedAt }) => (
          <ListRow
            key={player.id}
            leading={<Face id={player.id} src={player.avatarUrl} size={28} />}
            title={player.username}
            detail={shareCents === 0 ? undefined : <Money cents={shareCents} />}
            trailing={
              <Badge tone={agreedAt === null ? 'warn' : 'win'}>
                {agreedAt === null ? t.asked() : player.id === lineup.captainId ? t.captain() : t.agreed()}
              </Badge>
            }
          />
        ))}
      </List>
      {isProposal && (
        <Text size={14} tone="dim">
          {t.answersAreMissing({ count: waitsFor })}
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
        ? { title: t.yourTeamIsIn(), description: t.teamPlaysTitle({ team: lineup.teamName, title }), tone: 'win' }
        : now === 'WAITING'
          ? {
              title: t.yourTeamIsOnTheWaitingList(),
              description: t.weTellYouWhenAPlace(),
              tone: 'info',
            }
          : { title: t.youHaveAgreed(), description: t.yourTeamEnters(), tone: 'info' },
    );
    dialog.close();
  };
  const end = async (): Promise<void> => {
    // The page of one that needs its code is not shown to whoever has declined: the answer is empty then.
    if (!(await leave.run({ id }))) return;
    toast({ title: isCaptain ? t.theLineUpIsWithdrawn() : t.youHaveDeclined() });
    dialog.close();
  };
  return (
    <Row gap={3}>
      {agreedAt === null && (
        <Button variant="primary" size="large" onClick={() => dialog.open('agree')}>
          {shareCents === 0 ? t.play() : t.playForShare({ share })}
        </Button>
      )}
      <Button onClick={() => dialog.open('end')}>{isCaptain ? t.withdraw() : t.decline()}</Button>
      {dialog.value === 'agree' && agreedAt === null && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={t.playForTeamName({ teamName: lineup.teamName })}
          description={
            shareCents === 0 ? t.youPlayTitleForYourTeam({ title }) : t.youPlayTitleForYourTeamAndPay({ title })
          }
          {...(shareCents > 0 && {
            figures: [{ term: t.yourShare(), detail: <Money cents={shareCents} />, total: true }],
          })}
          confirmLabel={shareCents === 0 ? t.play() : t.agreeToShare({ share })}
          busy={agree.isRunning}
          refusal={agree.failure?.sentence}
          onConfirm={confirm}
        >
          <AddRefused failure={agree.failure} />
        </ConfirmDialog>
      )}
      {dialog.value === 'end' && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={isCaptain ? t.askToWithdrawTheLineUp() : t.askToDecline()}
          description={isCaptain ? t.yourPlayersAreToldYouCanName() : t.theLineUpEnds()}
          confirmLabel={isCaptain ? t.withdraw() : t.decline()}
          cancelLabel={t.back()}
          variant="danger"
          busy={leave.isRunning}
          refusal={leave.failure?.sentence}
          onConfirm={end}
        />
      )}
    </Row>
  );
}
