import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { BirthDateDocument, StateBirthDateDocument } from '../operations/__generated__/birth-date.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Where the date of birth is told that a first stake asks for. */
export function BirthDatePanel() {
  const query = useQuery(BirthDateDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.yourAge()}>
      <Loaded
        query={{ ...query, data: query.data?.viewer ?? undefined }}
        what={t.theDateOfBirthQuestion()}
        skeleton={[1, 64]}
      >
        {({ isBirthDateAsked }) =>
          isBirthDateAsked ? <BirthDateForm /> : <Text tone="dim">{t.youHaveToldYourDateOfBirth()}</Text>
        }
      </Loaded>
    </Panel>
  );
}

function BirthDateForm() {
  const toast = useToast();
  const stating = useAction(StateBirthDateDocument);
  const form = useForm({
    initial: { bornOn: '' },
    check: ({ bornOn }) => ({ bornOn: bornOn === '' ? t.theDateOfBirthIsUnusable() : null }),
    sending: stating,
    send: async ({ bornOn }) => {
      if (await stating.run({ bornOn })) toast({ title: t.yourDateOfBirthIsNoted(), tone: 'win' });
    },
  });
  return (
    <Form {...form.wires}>
      <TextField
        label={t.dateOfBirth()}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        required
        hint={t.askedOnceBeforeTheFirstStake()}
        {...form.field('bornOn')}
      />
      <Failed failure={form.notice} />
      <Button type="submit" variant="primary" busy={form.isSending}>
        {t.saveDateOfBirth()}
      </Button>
    </Form>
  );
}
