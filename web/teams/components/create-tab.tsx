import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { TEAM_NAME_MAX, ruleOnTeamName } from '../../../domain/teams/team-name.ts';
import { TEAM_DESCRIPTION_MAX } from '../../../domain/teams/team.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CreateTeamDocument } from '../operations/__generated__/create-team.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { uploadLogo } from '../upload-logo.ts';
import { LogoUpload } from './logo-upload.tsx';

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
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, formState, watch } = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', description: '' },
  });
  const { errors } = formState;
  const refusedAt = create.failure?.field ?? null;
  const refusedName = refusedAt === 'name' ? create.failure?.sentence : undefined;

  if (team && !isSending)
    return (
      <EmptyState
        title={`You are in ${team.name}`}
        action={
          <Button variant="primary" asChild>
            <Link to={teamsTabPath('dashboard')}>Go to your team</Link>
          </Button>
        }
      >
        A player is in one team at a time. Leave it before you create another.
      </EmptyState>
    );

  const submit = handleSubmit(async (form) => {
    setSending(true);
    const answer = await create.run(form);
    if (answer) {
      const complaint = logo === null ? null : await uploadLogo(logo);
      toast(
        complaint === null
          ? { title: 'Team created', description: 'You are its Captain. Share the invite code.', tone: 'win' }
          : { title: 'Team created without the logo', description: complaint, tone: 'warn' },
      );
      onCreated();
    }
    setSending(false);
  });
  return (
    <Panel title="Create Team">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <TextField
            label="Team Name"
            required
            autoComplete="off"
            maxLength={TEAM_NAME_MAX}
            error={errors.name?.message ?? refusedName}
            {...register('name', {
              validate: (text) => ruleOnTeamName(text).ok || REFUSAL_SENTENCES.TEAM_NAME_UNUSABLE({}),
              onChange: create.reset,
            })}
          />
          <Stack gap={2}>
            <Text size={14} weight={600}>
              Team Logo
            </Text>
            <LogoUpload teamId="new-team" logoUrl={null} onChoose={setLogo} failure={null} />
          </Stack>
          <TextArea
            label="Description"
            maxLength={TEAM_DESCRIPTION_MAX}
            value={watch('description')}
            error={errors.description?.message}
            {...register('description')}
          />
          <Failed failure={refusedName === undefined ? create.failure : null} />
          <Row>
            <Button type="submit" variant="primary" busy={isSending}>
              Create Team
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
