import { useEffect } from 'react';
import { ruleOnUsername } from '../../../domain/accounts/username.ts';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { must } from '../../../domain/shared/refusals.ts';
import { Failed } from '../../parts/failed.tsx';
import { sayRefusal } from '../../data/sentences.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { useUsernameCheck } from '../../forms/use-username-check.ts';
import { ChangeUsernameDocument } from '../operations/__generated__/profile.gql.ts';
import { UsernameField } from '../../forms/username-field.tsx';
import * as t from '../__generated__/messages.ts';

interface UsernameFormProps {
  readonly username: string;
  readonly onDirtyChange: (isDirty: boolean) => void;
  readonly onDone: () => void;
}

/** PR-01: under the rules of a new name, once within 24 hours. */
export function UsernameForm({ username, onDirtyChange, onDone }: UsernameFormProps) {
  const toast = useToast();
  const change = useAction(ChangeUsernameDocument);
  const hasSame = (typed: string): boolean => typed.trim() === username;
  const form = useForm({
    initial: { username },
    check: (typed) => ({
      username: hasSame(typed.username) || ruleOnUsername(typed.username).ok ? null : sayRefusal('USERNAME_UNUSABLE'),
    }),
    sending: change,
    send: async (typed) => {
      if (hasSame(typed.username)) return onDone();
      const name = must(ruleOnUsername(typed.username));
      if (!(await change.run({ username: name }))) return;
      onDirtyChange(false);
      toast({ title: t.usernameChanged(), description: t.othersSeeYouAsNameNow({ name }), tone: 'win' });
      onDone();
    },
  });
  const { username: text } = form.values;
  const isOwnName = usernameKeyOf(text) === usernameKeyOf(username);
  const check = useUsernameCheck(isOwnName ? '' : text, null);
  const isChanged = !hasSame(text);
  useEffect(() => onDirtyChange(isChanged), [isChanged, onDirtyChange]);

  return (
    <Form {...form.wires} aria-label={t.editProfile2()} css={{ maxWidth: 480 }}>
      <UsernameField check={check} {...form.field('username')} />
      <Text size={14} tone="dim">
        {t.youCanChangeItOnceWithin24()}
      </Text>
      <Failed failure={form.notice} />
      <Row gap={2}>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t.saveChanges()}
        </Button>
        <Button variant="ghost" disabled={form.isSending} onClick={onDone}>
          {t.cancel()}
        </Button>
      </Row>
    </Form>
  );
}
