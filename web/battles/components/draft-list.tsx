import { searchKeyOf } from '../../../domain/shared/search.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DeleteDraftDocument,
  type DraftTermsFragment,
  ListDraftsDocument,
} from '../operations/__generated__/battle.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';
import * as t from '../__generated__/messages.ts';

interface DraftListProps {
  readonly drafts: readonly DraftTermsFragment[];
  readonly search: string;
  /** The draft in the form; null while the form holds a new battle. */
  readonly openId: string | null;
  readonly onOpen: (draftId: string | null) => void;
}

export const draftTitle = ({ title, gameTitle }: Pick<DraftTermsFragment, 'title' | 'gameTitle'>): string =>
  title === '' ? t.gameChallenge({ game: gameTitle }) : title;

/** The kept drafts: to open, change and publish in the form above, or to delete (BG-19). */
export function DraftList({ drafts, search, openId, onOpen }: DraftListProps) {
  const dialog = useAddressDialog('delete');
  const wanted = searchKeyOf(search);
  const shown = drafts.filter((draft) => searchKeyOf(`${draftTitle(draft)} ${draft.gameTitle}`).includes(wanted));
  const doomed = drafts.find(({ id }) => id === dialog.value);
  return (
    <section aria-labelledby="drafts">
      <Stack gap={3}>
        <h2 id="drafts">{t.yourDraftsTitle()}</h2>
        {shown.length === 0 && <p>{t.noDraftMatchesSearch({ search })}</p>}
        <Stack as="ul" gap={3}>
          {shown.map((draft) => (
            <Card as="li" key={draft.id}>
              <Row justify="space-between" gap={3}>
                <Stack gap={1}>
                  <h3>{draftTitle(draft)}</h3>
                  <span css={{ color: 'var(--text-dim)' }}>
                    {draft.gameTitle} · {draft.gameMode} · {PRIVACY_WORDS[draft.privacy]} ·{' '}
                    {draft.stakeCents === 0 ? t.noStakeYet() : <Money cents={draft.stakeCents} />} ·{' '}
                    {t.begun({ when: <RelativeTime at={draft.createdAt} now={serverNow} /> })}
                  </span>
                </Stack>
                <Row gap={2}>
                  <Button disabled={draft.id === openId} onClick={() => onOpen(draft.id)}>
                    {draft.id === openId ? t.inTheForm() : t.open()}
                  </Button>
                  <Button variant="ghost" onClick={() => dialog.open(draft.id)}>
                    {t.delete()}
                  </Button>
                </Row>
              </Row>
            </Card>
          ))}
        </Stack>
      </Stack>
      {doomed && (
        <DeleteDialog
          draft={doomed}
          onClose={dialog.close}
          onDeleted={() => {
            if (doomed.id === openId) onOpen(null);
            else dialog.close();
          }}
        />
      )}
    </section>
  );
}

interface DeleteDialogProps {
  readonly draft: DraftTermsFragment;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteDialog({ draft, onClose, onDeleted }: DeleteDialogProps) {
  const toast = useToast();
  const removal = useAction(DeleteDraftDocument, {
    changes: [ListDraftsDocument],
    refusal: useRefusalToast(t.theDraftWasNotDeleted()),
  });
  const confirm = async (): Promise<void> => {
    if (!(await removal.run({ draftId: draft.id }))) return;
    toast({ title: t.draftDeleted() });
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.deleteThisDraft()}
      description={t.draftIsRemovedForGood({ draft: draftTitle(draft) })}
      confirmLabel={t.deleteDraft()}
      variant="danger"
      busy={removal.isRunning}
      refusal={removal.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
