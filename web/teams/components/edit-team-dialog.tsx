import { useState } from 'react';
import { TEAM_DESCRIPTION_MAX } from '../../../domain/teams/team.ts';
import { teamEdit } from '../../../domain/teams/teams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { EditTeamDocument, type OwnTeamFragment } from '../operations/__generated__/team.gql.ts';
import { uploadLogo } from '../upload-logo.ts';
import { LogoUpload } from './logo-upload.tsx';
import * as t from '../__generated__/messages.ts';

interface EditTeamDialogProps {
  readonly team: OwnTeamFragment;
  readonly onClose: () => void;
  readonly onLogo: () => void;
}

/** Logo and description; the name stays what others know the team by. */
export function EditTeamDialog({ team, onClose, onLogo }: EditTeamDialogProps) {
  const edit = useAction(EditTeamDocument);
  const toast = useToast();
  const [logo, setLogo] = useState<File | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const form = useForm({
    schema: teamEdit,
    initial: { description: team.description },
    sending: edit,
    send: async (change) => {
      const refused = logo === null ? null : await uploadLogo(logo);
      setComplaint(refused);
      const done = refused === null && (await edit.run(change));
      if (logo !== null && refused === null) onLogo();
      if (!done) return;
      toast({ title: t.teamChanged(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.editTeam()}
      description={t.everybodySeesTheLogoAndTheDescription()}
      submitLabel={t.save()}
      busy={form.isSending}
    >
      <Stack gap={2}>
        <Text size={14} weight={600}>
          {t.teamLogo()}
        </Text>
        <LogoUpload teamId={team.id} logoUrl={team.logoUrl} onChoose={setLogo} failure={complaint} />
      </Stack>
      <TextArea label={t.description()} maxLength={TEAM_DESCRIPTION_MAX} {...form.field('description')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
