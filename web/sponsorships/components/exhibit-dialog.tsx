import { useQuery } from '@apollo/client/react';
import type { ExhibitKind } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatDateTime } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AcceptanceCardFragment } from '../operations/__generated__/acceptance-card.gql.ts';
import { FileExhibitDocument } from '../operations/__generated__/file-exhibit.gql.ts';
import { ListAcceptancesDocument } from '../operations/__generated__/list-acceptances.gql.ts';
import { ListExhibitsDocument, type ListExhibitsQuery } from '../operations/__generated__/list-exhibits.gql.ts';
import { EXHIBIT_WORDS } from '../sponsorship-words.ts';

interface ExhibitDialogProps {
  readonly acceptance: AcceptanceCardFragment;
  readonly onClose: () => void;
}

type Exhibits = ListExhibitsQuery['exhibits'];

const KINDS = ['STREAM', 'REPLAY', 'BATTLE'] as const satisfies readonly ExhibitKind[];

/** What was chosen of the list, as the schema reads it. */
const choiceOf = (chosen: string) => {
  const [kind = '', id = ''] = chosen.split(' ', 2);
  return { kind: KINDS.find((one) => one === kind) ?? 'STREAM', id };
};

/** A creator shows what was done for a challenge (CR-13). */
export function ExhibitDialog({ acceptance, onClose }: ExhibitDialogProps) {
  const variables = { acceptanceId: acceptance.id };
  const query = useQuery(ListExhibitsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const exhibits = query.data?.exhibits;
  if (exhibits && exhibits.length > 0)
    return <ExhibitForm acceptance={acceptance} exhibits={exhibits} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="File Proof" description={acceptance.campaign.title}>
      <Loaded
        query={{ ...query, data: exhibits }}
        what="your streams and battles"
        skeleton={[2, 48]}
        isEmpty={() => true}
        empty={
          <EmptyState title="Nothing to show yet">
            Stream or battle in {acceptance.campaign.gameTitle} first. What began before you accepted does not count.
          </EmptyState>
        }
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface ExhibitFormProps extends ExhibitDialogProps {
  readonly exhibits: Exhibits;
}

function ExhibitForm({ acceptance, exhibits, onClose }: ExhibitFormProps) {
  const toast = useToast();
  const filing = useAction(FileExhibitDocument, { changes: [ListAcceptancesDocument] });
  const form = useForm({
    initial: { id: '' },
    check: ({ id }) => ({ id: id === '' ? 'Choose what you show.' : null }),
    sending: filing,
    send: async ({ id: chosen }) => {
      const { kind, id } = choiceOf(chosen);
      if (!(await filing.run({ input: { acceptanceId: acceptance.id, kind, id } }))) return;
      toast({ title: 'Shown to our staff', description: 'You hear of it as soon as they have looked.', tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title="File Proof"
      description={acceptance.campaign.title}
      submitLabel="File Proof"
      cancelLabel="Back"
      busy={form.isSending}
      onClose={onClose}
    >
      <Select
        label="What you show"
        hint="Your streams and battles in this game since you accepted."
        placeholder="Choose one"
        options={exhibits.map(({ kind, id, title, at }) => ({
          value: `${kind} ${id}`,
          label: `${EXHIBIT_WORDS[kind]}: ${title} · ${formatDateTime(at)}`,
        }))}
        {...form.field('id')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
