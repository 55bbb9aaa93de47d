import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { inviteCodeOf, wholeInviteCode } from '../../../domain/battles/invite-code.ts';
import { useAttempt } from '../../data/use-attempt.ts';
import { useForm } from '../../forms/use-form.ts';
import { whenWhole } from '../../forms/when-whole.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FindInviteDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

const MISSING = t.enterTheCodeThatYouWereGiven();

/** Opens the invite-only battle that a code belongs to. */
export function InviteBox() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const attempt = useAttempt({});
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? MISSING : null }),
    words: { code: { BAD_INPUT: MISSING, NOT_FOUND: t.noBattleBelongsToThisCode() } },
    places: { NOT_FOUND: 'code' },
    sending: attempt,
    send: ({ code: typed }) =>
      attempt.run(async () => {
        const code = inviteCodeOf(typed);
        const { data } = await client.query({
          query: FindInviteDocument,
          variables: { code },
          fetchPolicy: 'network-only',
        });
        if (data?.battleByCode) await navigate(challengePath(data.battleByCode.id, code));
        return true;
      }),
  });

  return (
    <Panel title={t.gotAnInvite()}>
      <Form {...form.wires} gap={3}>
        <TextField
          label={t.inviteCode()}
          autoComplete="off"
          {...whenWhole(form.field('code'), wholeInviteCode, form.wires.onSubmit)}
        />
        <Failed failure={form.notice} />
        <Button type="submit" busy={form.isSending}>
          {t.openBattle()}
        </Button>
      </Form>
    </Panel>
  );
}
