import { useQuery } from '@apollo/client/react';
import { namesOf } from '../../../domain/shared/names-of.ts';
import type { ExhibitKind } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatDateTime } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  type AcceptanceCardFragment,
  FileExhibitDocument,
  ListAcceptancesDocument,
  ListExhibitsDocument,
  type ListExhibitsQuery,
} from '../operations/__generated__/sponsorship.gql.ts';
import { EXHIBIT_WORDS } from '../sponsorship-words.ts';
import * as t from '../__generated__/messages.ts';

interface ExhibitDialogProps {
  readonly acceptance: AcceptanceCardFragment;
  readonly onClose: () => void;
}

type Exhibits = ListExhibitsQuery['exhibits'];

const KINDS = namesOf<ExhibitKind>({ STREAM: true, REPLAY: true, BATTLE: true });

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
    <Dialog open onOpenChange={onClose} title={t.fileProof()} description={acceptance.campaign.title}>
      <Loaded
        query={{ ...query, data: exhibits }}
        what={t.yourStreamsAndBattles()}
        skeleton={[2, 48]}
        isEmpty={() => true}
        empty={
          <EmptyState title={t.nothingToShowYet()}>
            {t.streamOrBattleInGameTitleFirst({ gameTitle: acceptance.campaign.gameTitle })}
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
    check: ({ id }) => ({ id: id === '' ? t.chooseWhatYouShow() : null }),
    sending: filing,
    send: async ({ id: chosen }) => {
      const { kind, id } = choiceOf(chosen);
      if (!(await filing.run({ input: { acceptanceId: acceptance.id, kind, id } }))) return;
      toast({ title: t.shownToOurStaff(), description: t.youHearOfItAsSoon(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.fileProof()}
      description={acceptance.campaign.title}
      submitLabel={t.fileProof()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <Select
        label={t.whatYouShow()}
        hint={t.yourStreamsAndBattlesInThisGame()}
        placeholder={t.chooseOne()}
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
