import * as z from 'zod/mini';
import { Link } from 'react-router-dom';
import { USERNAME_MAX } from '../../../domain/accounts/username.ts';
import { requiredText } from '../../../domain/shared/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Face } from '../../ui/face/face.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  AnswerTeamRequestDocument,
  InviteToTeamDocument,
  MyTeamsDocument,
  type OwnTeamFragment,
  type TeamAskerFragment,
  WithdrawTeamAskDocument,
} from '../operations/__generated__/team.gql.ts';
import { recordOf } from '../team-words.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import * as t from '../__generated__/messages.ts';

const CHANGES = { changes: [MyTeamsDocument] };

interface RequestsTabProps {
  readonly team: OwnTeamFragment | null;
}

/** 'Requests': who asks to join, and whom the captain wants (TE-08). */
export function RequestsTab({ team }: RequestsTabProps) {
  if (team?.viewerRole !== 'CAPTAIN')
    return (
      <EmptyState
        title={team ? t.theCaptainDecides() : t.youAreInNoTeam()}
        action={
          <Button variant="primary" asChild>
            <Link to={teamsTabPath(team ? 'dashboard' : 'create')}>{team ? t.goToYourTeam() : t.createTeam()}</Link>
          </Button>
        }
      >
        {team ? t.requestsToJoinNameAreAnswered({ name: team.name }) : t.playersWhoAskToJoinYourTeam()}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <Panel title={t.joinRequests()}>
        {team.requests.length === 0 ? (
          <EmptyState title={t.noRequests()}>{t.whoeverEntersYourCodeIsListed()}</EmptyState>
        ) : (
          <List label={t.joinRequests2()}>
            {team.requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </List>
        )}
      </Panel>
      <InvitePanel team={team} />
    </Stack>
  );
}

const rankOf = ({ rank }: TeamAskerFragment): string => (rank === null ? t.unranked() : t.rankRank({ rank }));

function RequestRow({ request }: { readonly request: TeamAskerFragment }) {
  // The row may be gone by then, because what it stood for is.
  const refusal = useRefusalToast(t.thatDidNotWork());
  const answer = useAction(AnswerTeamRequestDocument, { ...CHANGES, refusal });
  const toast = useToast();
  const { player } = request;
  const say = async (accept: boolean): Promise<void> => {
    if (!(await answer.run({ id: request.id, accept }))) return;
    toast({
      title: accept ? t.usernameIsInTheTeam({ username: player.username }) : t.requestDeclined(),
      tone: accept ? 'win' : 'info',
    });
  };
  return (
    <ListRow
      leading={<Face id={player.id} src={player.avatarUrl} size={40} />}
      title={<Link to={playerPath(player.username)}>{player.username}</Link>}
      detail={
        <>
          {rankOf(request)} · {recordOf(request)} · <RelativeTime at={request.requestedAt} now={serverNow} />
        </>
      }
      trailing={
        <>
          <Button
            size="small"
            busy={answer.isRunning}
            aria-label={t.acceptUsername({ username: player.username })}
            onClick={() => void say(true)}
          >
            {t.accept()}
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={answer.isRunning}
            aria-label={t.declineUsername({ username: player.username })}
            onClick={() => void say(false)}
          >
            {t.decline()}
          </Button>
        </>
      }
    />
  );
}

const inviteSchema = z.object({ username: requiredText(USERNAME_MAX) });

interface InvitePanelProps {
  readonly team: OwnTeamFragment;
}

function InvitePanel({ team }: InvitePanelProps) {
  const invite = useAction(InviteToTeamDocument, CHANGES);
  const withdraw = useAction(WithdrawTeamAskDocument, CHANGES);
  const toast = useToast();
  const form = useForm({
    schema: inviteSchema,
    initial: { username: '' },
    words: {
      username: {
        BAD_INPUT: t.enterAUsername(),
        NOT_FOUND: t.noPlayerHasThisName(),
        IN_A_TEAM: t.thisPlayerIsInATeamAlready(),
      },
    },
    sending: invite,
    send: async ({ username }) => {
      if (!(await invite.run({ username }))) return;
      toast({ title: t.invitationSent(), description: t.usernameCanAcceptOrDecline({ username }), tone: 'win' });
      form.reset();
    },
  });
  return (
    <Panel title={t.inviteAPlayer()}>
      <Form {...form.wires}>
        <TextField label={t.username()} autoComplete="off" maxLength={USERNAME_MAX} {...form.field('username')} />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" busy={form.isSending}>
            {t.invite()}
          </Button>
        </Row>
      </Form>
      {team.invitations.length > 0 && (
        <List label={t.openInvitations()}>
          {team.invitations.map((invitation) => (
            <ListRow
              key={invitation.id}
              leading={<Face id={invitation.player.id} src={invitation.player.avatarUrl} size={36} />}
              title={invitation.player.username}
              detail={
                <>
                  {t.invitedWhen({
                    rank: rankOf(invitation),
                    record: recordOf(invitation),
                    relativeTime: <RelativeTime at={invitation.requestedAt} now={serverNow} />,
                  })}
                </>
              }
              trailing={
                <Button
                  size="small"
                  variant="ghost"
                  disabled={withdraw.isRunning}
                  aria-label={t.withdrawTheInvitationOfUsername({ username: invitation.player.username })}
                  onClick={() => void withdraw.run({ id: invitation.id })}
                >
                  {t.withdraw()}
                </Button>
              }
            />
          ))}
        </List>
      )}
      <Failed failure={withdraw.failure} />
    </Panel>
  );
}
