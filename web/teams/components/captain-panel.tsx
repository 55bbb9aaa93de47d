import { useState } from 'react';
import { TEAM_DESCRIPTION_MAX } from '../../../domain/teams/team.ts';
import { teamEdit } from '../../../domain/teams/teams.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Figure, Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EditTeamDocument } from '../operations/__generated__/edit-team.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import { RenewTeamCodeDocument } from '../operations/__generated__/renew-team-code.gql.ts';
import { uploadLogo } from '../upload-logo.ts';
import { LogoUpload } from './logo-upload.tsx';

/** The invite code, which only the captain sees (RO-06). */
export function CodeCard({ code }: { readonly code: string }) {
  const renew = useAction(RenewTeamCodeDocument);
  const toast = useToast();
  const [copied, setCopied] = useState<'code' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('code');
    } catch {
      // Without a secure connection browsers refuse the clipboard; the code can be selected by hand.
      setCopied('failed');
    }
  };
  const change = async (): Promise<void> => {
    setCopied(null);
    if (await renew.run({}))
      toast({ title: 'New invite code', description: 'The earlier one opens nothing any more.' });
  };
  return (
    <Panel title="Invite Code">
      <Text tone="dim">Whoever enters this code asks to join; you decide. Only you see it.</Text>
      <Row gap={4}>
        <span css={{ userSelect: 'all', WebkitUserSelect: 'all', overflowWrap: 'anywhere' }}>
          <Figure>{code}</Figure>
        </span>
        <Button onClick={() => void copy()}>Copy code</Button>
        <Button variant="ghost" busy={renew.isRunning} onClick={() => void change()}>
          New code
        </Button>
      </Row>
      <div role="status">
        {copied === 'failed' && (
          <Notice tone="warn">The browser refused to copy. Select the code and copy it by hand.</Notice>
        )}
        {copied === 'code' && <Notice tone="win">The code is copied.</Notice>}
      </div>
      <Failed failure={renew.failure} />
    </Panel>
  );
}

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
      toast({ title: 'Team changed', tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Edit Team"
      description="Everybody sees the logo and the description."
      submitLabel="Save"
      busy={form.isSending}
    >
      <Stack gap={2}>
        <Text size={14} weight={600}>
          Team Logo
        </Text>
        <LogoUpload teamId={team.id} logoUrl={team.logoUrl} onChoose={setLogo} failure={complaint} />
      </Stack>
      <TextArea label="Description" maxLength={TEAM_DESCRIPTION_MAX} {...form.field('description')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
