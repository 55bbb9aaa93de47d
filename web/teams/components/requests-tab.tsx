import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AnswerTeamRequestDocument } from '../operations/__generated__/answer-team-request.gql.ts';
import { InviteToTeamDocument } from '../operations/__generated__/invite-to-team.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import type { TeamAskerFragment } from '../operations/__generated__/team-asker.gql.ts';
import { WithdrawTeamAskDocument } from '../operations/__generated__/withdraw-team-ask.gql.ts';
import { recordOf } from '../team-words.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';

interface RequestsTabProps {
  readonly team: OwnTeamFragment | null;
  readonly onChanged: () => void;
}

/** 'Requests': who asks to join, and whom the captain wants (TE-08). */
export function RequestsTab({ team, onChanged }: RequestsTabProps) {
  if (team?.viewerRole !== 'CAPTAIN')
    return (
      <EmptyState
        title={team ? 'The captain decides' : 'You are in no team'}
        action={
          <Button variant="primary" asChild>
            <Link to={teamsTabPath(team ? 'dashboard' : 'create')}>{team ? 'Go to your team' : 'Create Team'}</Link>
          </Button>
        }
      >
        {team
          ? `Requests to join ${team.name} are answered by its captain.`
          : 'Players who ask to join your team are listed here once you have one.'}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <Panel title="Join Requests">
        {team.requests.length === 0 ? (
          <EmptyState title="No requests">Whoever enters your invite code is listed here.</EmptyState>
        ) : (
          <List label="Join requests">
            {team.requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </List>
        )}
      </Panel>
      <InvitePanel team={team} onChanged={onChanged} />
    </Stack>
  );
}

const rankOf = ({ rank }: TeamAskerFragment): string => (rank === null ? 'Unranked' : `Rank #${rank}`);

function RequestRow({ request }: { readonly request: TeamAskerFragment }) {
  const answer = useAction(AnswerTeamRequestDocument);
  const toast = useToast();
  const { player } = request;
  const say = async (accept: boolean): Promise<void> => {
    if (!(await answer.run({ id: request.id, accept }))) return;
    toast({ title: accept ? `${player.username} is in the team` : 'Request declined', tone: accept ? 'win' : 'info' });
  };
  return (
    <ListRow
      leading={<Avatar id={player.id} src={player.avatarUrl} size={40} />}
      title={<Link to={playerPath(player.username)}>{player.username}</Link>}
      detail={
        <>
          {rankOf(request)} · {recordOf(request)} · <RelativeTime at={request.requestedAt} now={serverNow} />
          <Failed failure={answer.failure} />
        </>
      }
      trailing={
        <>
          <Button
            size="small"
            busy={answer.isRunning}
            aria-label={`Accept ${player.username}`}
            onClick={() => void say(true)}
          >
            Accept
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={answer.isRunning}
            aria-label={`Decline ${player.username}`}
            onClick={() => void say(false)}
          >
            Decline
          </Button>
        </>
      }
    />
  );
}

interface InvitePanelProps {
  readonly team: OwnTeamFragment;
  readonly onChanged: () => void;
}

function InvitePanel({ team, onChanged }: InvitePanelProps) {
  const invite = useAction(InviteToTeamDocument);
  const withdraw = useAction(WithdrawTeamAskDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, reset } = useForm({ mode: 'onSubmit', defaultValues: { username: '' } });
  const refused =
    invite.failure?.code === 'NOT_FOUND'
      ? 'No player has this name.'
      : invite.failure?.field === 'username' && invite.failure.code === 'IN_A_TEAM'
        ? 'This player is in a team already.'
        : undefined;
  const submit = handleSubmit(async ({ username }) => {
    if (!(await invite.run({ username }))) return;
    toast({ title: 'Invitation sent', description: `${username} can accept or decline it.`, tone: 'win' });
    reset();
  });
  return (
    <Panel title="Invite a player">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextField
            label="Username"
            autoComplete="off"
            maxLength={20}
            error={formState.errors.username?.message ?? refused}
            {...register('username', {
              validate: (text) => text.trim() !== '' || 'Enter a username.',
              onChange: invite.reset,
            })}
          />
          <Failed failure={refused === undefined ? invite.failure : null} />
          <Row>
            <Button type="submit" busy={invite.isRunning}>
              Invite
            </Button>
          </Row>
        </Stack>
      </form>
      {team.invitations.length > 0 && (
        <List label="Open invitations">
          {team.invitations.map((invitation) => (
            <ListRow
              key={invitation.id}
              leading={<Avatar id={invitation.player.id} src={invitation.player.avatarUrl} size={36} />}
              title={invitation.player.username}
              detail={
                <>
                  {rankOf(invitation)} · {recordOf(invitation)} · invited{' '}
                  <RelativeTime at={invitation.requestedAt} now={serverNow} />
                </>
              }
              trailing={
                <Button
                  size="small"
                  variant="ghost"
                  disabled={withdraw.isRunning}
                  aria-label={`Withdraw the invitation of ${invitation.player.username}`}
                  onClick={() => void withdraw.run({ id: invitation.id }).then(onChanged)}
                >
                  Withdraw
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
