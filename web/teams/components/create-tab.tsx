import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TEAM_NAME_MAX } from '../../../domain/teams/team-name.ts';
import { TEAM_DESCRIPTION_MAX } from '../../../domain/teams/team.ts';
import { newTeam } from '../../../domain/teams/teams.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { CreateTeamDocument, type OwnTeamFragment } from '../operations/__generated__/team.gql.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { uploadLogo } from '../upload-logo.ts';
import { LogoUpload } from './logo-upload.tsx';
import * as t from '../__generated__/messages.ts';

interface CreateTabProps {
  /** The team that the player is in already; null without one. */
  readonly team: OwnTeamFragment | null;
  readonly onCreated: () => void;
}

/** 'Create Team': name, logo and description (TE-04). */
export function CreateTab({ team, onCreated }: CreateTabProps) {
  const create = useAction(CreateTeamDocument);
  const toast = useToast();
  const [logo, setLogo] = useState<File | null>(null);
  const form = useForm({
    schema: newTeam,
    initial: { name: '', description: '' },
    sending: create,
    send: async (input) => {
      if (!(await create.run(input))) return;
      const complaint = logo === null ? null : await uploadLogo(logo);
      toast(
        complaint === null
          ? { title: t.teamCreated(), description: t.youAreItsCaptainShareTheInvite(), tone: 'win' }
          : { title: t.teamCreatedWithoutTheLogo(), description: complaint, tone: 'warn' },
      );
      onCreated();
    },
  });

  if (team && !form.isSending)
    return (
      <EmptyState
        title={t.youAreInName({ name: team.name })}
        action={
          <Button variant="primary" asChild>
            <Link to={teamsTabPath('dashboard')}>{t.goToYourTeam()}</Link>
          </Button>
        }
      >
        {t.leaveItBeforeYouCreate()}
      </EmptyState>
    );

  return (
    <Panel title={t.createTeam()}>
      <Form {...form.wires} gap={5}>
        <TextField label={t.teamName()} required autoComplete="off" maxLength={TEAM_NAME_MAX} {...form.field('name')} />
        <Stack gap={2}>
          <Text size={14} weight={600}>
            {t.teamLogo()}
          </Text>
          <LogoUpload teamId="new-team" logoUrl={null} onChoose={setLogo} failure={null} />
        </Stack>
        <TextArea label={t.description()} maxLength={TEAM_DESCRIPTION_MAX} {...form.field('description')} />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t.createTeam()}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
