import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FindInviteDocument } from '../operations/__generated__/find-invite.gql.ts';

/** Opens the invite-only battle that a code belongs to. */
export function InviteBox() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    if (typed === '') {
      setError('Enter the code that you were given.');
      return;
    }
    setBusy(true);
    try {
      const { data } = await client.query({
        query: FindInviteDocument,
        variables: { code: typed },
        fetchPolicy: 'network-only',
      });
      if (data?.battleByCode) await navigate(challengePath(data.battleByCode.id, typed));
    } catch (cause) {
      const failure = failureOf(cause);
      setError(failure.code === 'NOT_FOUND' ? 'No battle belongs to this code.' : failure.sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel title="Got an invite?">
      <form noValidate onSubmit={(event) => void open(event)}>
        <Stack gap={3}>
          <TextField
            label="Invite code"
            value={code}
            error={error}
            autoComplete="off"
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" busy={isBusy}>
            Open battle
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
