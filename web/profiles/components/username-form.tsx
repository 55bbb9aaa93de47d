import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { ruleOnUsername, usernameKeyOf } from '../../../domain/accounts/username.ts';
import { Failed } from '../../parts/failed.tsx';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useTask } from '../../data/use-task.ts';
import { useUsernameCheck } from '../../forms/use-username-check.ts';
import { ChangeUsernameDocument } from '../operations/__generated__/change-username.gql.ts';
import { UsernameField } from '../../forms/username-field.tsx';

const unusableSentence = REFUSAL_SENTENCES.USERNAME_UNUSABLE({});

interface UsernameFormProps {
  readonly username: string;
  readonly onDirtyChange: (isDirty: boolean) => void;
  readonly onDone: () => void;
}

/** PR-01: under the rules of a new name, once within 24 hours. */
export function UsernameForm({ username, onDirtyChange, onDone }: UsernameFormProps) {
  const client = useApolloClient();
  const toast = useToast();
  const task = useTask();
  const [text, setText] = useState(username);
  const [wasSent, setSent] = useState(false);
  const isOwnName = usernameKeyOf(text) === usernameKeyOf(username);
  const check = useUsernameCheck(isOwnName ? '' : text, null);
  const ruling = ruleOnUsername(text);
  const isSame = text.trim() === username;
  const atField = task.failure?.field === 'username' ? task.failure.sentence : undefined;
  const unusable = wasSent && !isSame && !ruling.ok ? unusableSentence : undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    if (isSame) return onDone();
    if (!ruling.ok) return;
    const failure = await task.run(async () => {
      await client.mutate({ mutation: ChangeUsernameDocument, variables: { username: ruling.value } });
    });
    if (failure) return;
    onDirtyChange(false);
    toast({ title: 'Username changed', description: `Others see you as ${ruling.value} now.`, tone: 'win' });
    onDone();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Edit profile">
      <Stack gap={4} css={{ maxWidth: 480 }}>
        <UsernameField
          name="username"
          check={check}
          value={text}
          error={atField ?? unusable}
          onChange={({ target }) => {
            setText(target.value);
            onDirtyChange(target.value.trim() !== username);
            task.reset();
          }}
        />
        <Text size={14} tone="dim">
          You can change it once within 24 hours. Your old name becomes free for others at once.
        </Text>
        <Failed failure={task.failure && atField === undefined ? task.failure : null} />
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={task.isRunning}>
            Save Changes
          </Button>
          <Button variant="ghost" disabled={task.isRunning} onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
