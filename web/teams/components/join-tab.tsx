import * as z from 'zod/mini';
import { Link } from 'react-router-dom';
import { TEAM_CODE_TYPED_MAX, wholeTeamCode } from '../../../domain/teams/team.ts';
import { requiredText } from '../../../domain/shared/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import { whenWhole } from '../../forms/when-whole.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import {
  AnswerTeamInvitationDocument,
  JoinTeamDocument,
  MyTeamsDocument,
  type OwnTeamFragment,
  type TeamAskRowFragment,
  WithdrawTeamAskDocument,
} from '../operations/__generated__/team.gql.ts';
import { recordOf } from '../team-words.ts';
import * as t from '../__generated__/messages.ts';

const CHANGES = { changes: [MyTeamsDocument] };

interface JoinTabProps {
  readonly team: OwnTeamFragment | null;
  readonly asks: readonly TeamAskRowFragment[];
  readonly onJoined: () => void;
}

/** 'Join Team': by a code or by an invitation (TE-06, TE-07). */
export function JoinTab({ team, asks, onJoined }: JoinTabProps) {
  const invitations = asks.filter(({ ask }) => ask === 'INVITATION');
  const requests = asks.filter(({ ask }) => ask === 'REQUEST');
  return (
    <Stack gap={5}>
      {team && (
        <Notice tone="info" title={t.youAreInName({ name: team.name })}>
          {t.leaveItBeforeYouJoin()}
        </Notice>
      )}
      <CodePanel isFree={team === null} onJoined={onJoined} />
      <Panel title={t.teamInvitations()}>
        {invitations.length === 0 ? (
          <EmptyState title={t.noInvitations()}>{t.whenACaptainInvites()}</EmptyState>
        ) : (
          <List label={t.teamInvitations2()}>
            {invitations.map((ask) => (
              <InvitationRow key={ask.id} ask={ask} onJoined={onJoined} />
            ))}
          </List>
        )}
      </Panel>
      {requests.length > 0 && (
        <Panel title={t.yourRequests()}>
          <List label={t.yourRequests2()}>
            {requests.map((ask) => (
              <RequestRow key={ask.id} ask={ask} />
            ))}
          </List>
        </Panel>
      )}
    </Stack>
  );
}

const codeSchema = z.object({ code: requiredText(TEAM_CODE_TYPED_MAX) });

interface CodePanelProps extends Pick<JoinTabProps, 'onJoined'> {
  readonly isFree: boolean;
}

function CodePanel({ isFree, onJoined }: CodePanelProps) {
  const join = useAction(JoinTeamDocument, CHANGES);
  const toast = useToast();
  const form = useForm({
    schema: codeSchema,
    initial: { code: '' },
    words: { code: t.enterTheCode() },
    sending: join,
    send: async ({ code }) => {
      const answer = await join.run({ code });
      if (!answer) return;
      form.reset();
      if (answer.joinTeam.team) {
        toast({ title: t.welcomeToName({ name: answer.joinTeam.team.name }), tone: 'win' });
        onJoined();
      } else toast({ title: t.requestSent(), description: t.theCaptainDecidesYouSee(), tone: 'win' });
    },
  });
  return (
    <Panel title={t.joinWithACode()}>
      <Form {...form.wires}>
        <TextField
          label={t.inviteCode()}
          hint={t.askYourTeamCaptainForTheInvite()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TEAM_CODE_TYPED_MAX}
          disabled={!isFree}
          {...whenWhole(form.field('code'), wholeTeamCode, form.wires.onSubmit)}
        />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending} disabled={!isFree}>
            {t.joinTeam()}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}

interface AskRowProps {
  readonly ask: TeamAskRowFragment;
}

function InvitationRow({ ask, onJoined }: AskRowProps & Pick<JoinTabProps, 'onJoined'>) {
  // The row may be gone by then, because what it stood for is.
  const refusal = useRefusalToast(t.thatDidNotWork());
  const answer = useAction(AnswerTeamInvitationDocument, { ...CHANGES, refusal });
  const toast = useToast();
  const { team } = ask;
  const say = async (accept: boolean): Promise<void> => {
    const done = await answer.run({ id: ask.id, accept });
    if (!done) return;
    toast({
      title: accept ? t.welcomeToName({ name: team.name }) : t.invitationDeclined(),
      tone: accept ? 'win' : 'info',
    });
    if (accept) onJoined();
  };
  return (
    <ListRow
      leading={<Crest id={team.id} src={team.logoUrl} size={40} />}
      title={<Link to={teamPath(team.id)}>{team.name}</Link>}
      detail={
        <>
          {t.membersRecordInvited({
            members: team.memberCount,
            record: recordOf(team),
            relativeTime: <RelativeTime at={ask.askedAt} now={serverNow} />,
          })}
        </>
      }
      trailing={
        <>
          <Button size="small" busy={answer.isRunning} onClick={() => void say(true)}>
            {t.accept()}
          </Button>
          <Button size="small" variant="ghost" disabled={answer.isRunning} onClick={() => void say(false)}>
            {t.decline()}
          </Button>
        </>
      }
    />
  );
}

function RequestRow({ ask }: AskRowProps) {
  // The row may be gone by then, because what it stood for is.
  const refusal = useRefusalToast(t.thatDidNotWork());
  const withdraw = useAction(WithdrawTeamAskDocument, { ...CHANGES, refusal });
  return (
    <ListRow
      leading={<Crest id={ask.team.id} src={ask.team.logoUrl} size={40} />}
      title={<Link to={teamPath(ask.team.id)}>{ask.team.name}</Link>}
      detail={<>{t.waitsForTheCaptainSince({ relativeTime: <RelativeTime at={ask.askedAt} now={serverNow} /> })}</>}
      trailing={
        <Button
          size="small"
          variant="ghost"
          busy={withdraw.isRunning}
          onClick={() => void withdraw.run({ id: ask.id })}
        >
          {t.withdraw()}
        </Button>
      }
    />
  );
}
