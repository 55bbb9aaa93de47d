import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AnswerTeamInvitationDocument } from '../operations/__generated__/answer-team-invitation.gql.ts';
import { JoinTeamDocument } from '../operations/__generated__/join-team.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import type { TeamAskRowFragment } from '../operations/__generated__/team-ask-row.gql.ts';
import { WithdrawTeamAskDocument } from '../operations/__generated__/withdraw-team-ask.gql.ts';
import { recordOf } from '../team-words.ts';
import { TeamLogo } from './team-logo.tsx';

interface JoinTabProps {
  readonly team: OwnTeamFragment | null;
  readonly asks: readonly TeamAskRowFragment[];
  /** After whatever changes either. */
  readonly onChanged: () => void;
  readonly onJoined: () => void;
}

/** 'Join Team': by a code or by an invitation (TE-06, TE-07). */
export function JoinTab({ team, asks, onChanged, onJoined }: JoinTabProps) {
  const invitations = asks.filter(({ ask }) => ask === 'INVITATION');
  const requests = asks.filter(({ ask }) => ask === 'REQUEST');
  return (
    <Stack gap={5}>
      {team && (
        <Notice tone="info" title={`You are in ${team.name}`}>
          A player is in one team at a time. Leave it before you join another.
        </Notice>
      )}
      <CodePanel isFree={team === null} onChanged={onChanged} onJoined={onJoined} />
      <Panel title="Team Invitations">
        {invitations.length === 0 ? (
          <EmptyState title="No invitations">When a captain invites you, you can accept or decline here.</EmptyState>
        ) : (
          <List label="Team invitations">
            {invitations.map((ask) => (
              <InvitationRow key={ask.id} ask={ask} onChanged={onChanged} onJoined={onJoined} />
            ))}
          </List>
        )}
      </Panel>
      {requests.length > 0 && (
        <Panel title="Your Requests">
          <List label="Your requests">
            {requests.map((ask) => (
              <RequestRow key={ask.id} ask={ask} onChanged={onChanged} />
            ))}
          </List>
        </Panel>
      )}
    </Stack>
  );
}

interface CodePanelProps extends Pick<JoinTabProps, 'onChanged' | 'onJoined'> {
  readonly isFree: boolean;
}

function CodePanel({ isFree, onChanged, onJoined }: CodePanelProps) {
  const join = useAction(JoinTeamDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, reset } = useForm({ mode: 'onSubmit', defaultValues: { code: '' } });
  const refused = join.failure?.field === 'code' ? join.failure.sentence : undefined;
  const submit = handleSubmit(async ({ code }) => {
    const answer = await join.run({ code });
    if (!answer) return;
    reset();
    onChanged();
    if (answer.joinTeam.team) {
      toast({ title: `Welcome to ${answer.joinTeam.team.name}`, tone: 'win' });
      onJoined();
    } else toast({ title: 'Request sent', description: 'The captain decides. You see it here.', tone: 'win' });
  });
  return (
    <Panel title="Join with a code">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextField
            label="Invite Code"
            hint="Ask your team captain for the invite code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            disabled={!isFree}
            error={formState.errors.code?.message ?? refused}
            {...register('code', {
              validate: (text) => text.trim() !== '' || 'Enter the code.',
              onChange: join.reset,
            })}
          />
          <Failed failure={refused === undefined ? join.failure : null} />
          <Row>
            <Button type="submit" variant="primary" busy={join.isRunning} disabled={!isFree}>
              Join Team
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

interface AskRowProps extends Pick<JoinTabProps, 'onChanged'> {
  readonly ask: TeamAskRowFragment;
}

function InvitationRow({ ask, onChanged, onJoined }: AskRowProps & Pick<JoinTabProps, 'onJoined'>) {
  const answer = useAction(AnswerTeamInvitationDocument);
  const toast = useToast();
  const { team } = ask;
  const say = async (accept: boolean): Promise<void> => {
    const done = await answer.run({ id: ask.id, accept });
    if (!done) return;
    onChanged();
    toast({ title: accept ? `Welcome to ${team.name}` : 'Invitation declined', tone: accept ? 'win' : 'info' });
    if (accept) onJoined();
  };
  return (
    <ListRow
      leading={<TeamLogo id={team.id} src={team.logoUrl} size={40} />}
      title={<Link to={teamPath(team.id)}>{team.name}</Link>}
      detail={
        <>
          {team.memberCount} members · {recordOf(team)} · <RelativeTime at={ask.askedAt} now={serverNow} />
          <Failed failure={answer.failure} />
        </>
      }
      trailing={
        <>
          <Button size="small" busy={answer.isRunning} onClick={() => void say(true)}>
            Accept
          </Button>
          <Button size="small" variant="ghost" disabled={answer.isRunning} onClick={() => void say(false)}>
            Decline
          </Button>
        </>
      }
    />
  );
}

function RequestRow({ ask, onChanged }: AskRowProps) {
  const withdraw = useAction(WithdrawTeamAskDocument);
  return (
    <ListRow
      leading={<TeamLogo id={ask.team.id} src={ask.team.logoUrl} size={40} />}
      title={<Link to={teamPath(ask.team.id)}>{ask.team.name}</Link>}
      detail={
        <>
          Waits for the captain since <RelativeTime at={ask.askedAt} now={serverNow} />
          <Failed failure={withdraw.failure} />
        </>
      }
      trailing={
        <Button
          size="small"
          variant="ghost"
          busy={withdraw.isRunning}
          onClick={() => void withdraw.run({ id: ask.id }).then(onChanged)}
        >
          Withdraw
        </Button>
      }
    />
  );
}
