import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { useTask } from '../../data/use-task.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FindInviteDocument } from '../operations/__generated__/find-invite.gql.ts';

const MISSING = 'Enter the code that you were given.';

/** Opens the invite-only battle that a code belongs to. */
export function InviteBox() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const task = useTask();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? MISSING : null }),
    words: { code: { BAD_INPUT: MISSING, NOT_FOUND: 'No battle belongs to this code.' } },
    places: { NOT_FOUND: 'code' },
    sending: task,
    send: ({ code: typed }) =>
      task.run(async () => {
        const code = typed.trim().toUpperCase();
        const { data } = await client.query({
          query: FindInviteDocument,
          variables: { code },
          fetchPolicy: 'network-only',
        });
        if (data?.battleByCode) await navigate(challengePath(data.battleByCode.id, code));
      }),
  });

  return (
    <Panel title="Got an invite?">
      <Form {...form.wires} gap={3}>
        <TextField label="Invite code" autoComplete="off" {...form.field('code')} />
        <Failed failure={form.notice} />
        <Button type="submit" busy={form.isSending}>
          Open battle
        </Button>
      </Form>
    </Panel>
  );
}
