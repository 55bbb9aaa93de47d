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
import { Face } from '../../ui/face.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AnswerTeamRequestDocument } from '../operations/__generated__/answer-team-request.gql.ts';
import { InviteToTeamDocument } from '../operations/__generated__/invite-to-team.gql.ts';
import { MyTeamsDocument } from '../operations/__generated__/my-teams.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import type { TeamAskerFragment } from '../operations/__generated__/team-asker.gql.ts';
import { WithdrawTeamAskDocument } from '../operations/__generated__/withdraw-team-ask.gql.ts';
import { recordOf } from '../team-words.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';

const CHANGES = { changes: [MyTeamsDocument] };

interface RequestsTabProps {
  readonly team: OwnTeamFragment | null;
}

/** 'Requests': who asks to join, and whom the captain wants (TE-08). */
export function RequestsTab({ team }: RequestsTabProps) {
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
      <InvitePanel team={team} />
    </Stack>
  );
}

const rankOf = ({ rank }: TeamAskerFragment): string => (rank === null ? 'Unranked' : `Rank #${rank}`);

function RequestRow({ request }: { readonly request: TeamAskerFragment }) {
  // The row may be gone by then, because what it stood for is.
  const refusal = useRefusalToast('That did not work');
  const answer = useAction(AnswerTeamRequestDocument, { ...CHANGES, refusal });
  const toast = useToast();
  const { player } = request;
  const say = async (accept: boolean): Promise<void> => {
    if (!(await answer.run({ id: request.id, accept }))) return;
    toast({ title: accept ? `${player.username} is in the team` : 'Request declined', tone: accept ? 'win' : 'info' });
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
        BAD_INPUT: 'Enter a username.',
        NOT_FOUND: 'No player has this name.',
        IN_A_TEAM: 'This player is in a team already.',
      },
    },
    sending: invite,
    send: async ({ username }) => {
      if (!(await invite.run({ username }))) return;
      toast({ title: 'Invitation sent', description: `${username} can accept or decline it.`, tone: 'win' });
      form.reset();
    },
  });
  return (
    <Panel title="Invite a player">
      <Form {...form.wires}>
        <TextField label="Username" autoComplete="off" maxLength={USERNAME_MAX} {...form.field('username')} />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" busy={form.isSending}>
            Invite
          </Button>
        </Row>
      </Form>
      {team.invitations.length > 0 && (
        <List label="Open invitations">
          {team.invitations.map((invitation) => (
            <ListRow
              key={invitation.id}
              leading={<Face id={invitation.player.id} src={invitation.player.avatarUrl} size={36} />}
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
                  onClick={() => void withdraw.run({ id: invitation.id })}
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
