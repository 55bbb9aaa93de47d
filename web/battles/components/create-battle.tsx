import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ListDraftsDocument } from '../operations/__generated__/battle.gql.ts';
import { EMPTY_TERMS, formOf } from '../terms-form.ts';
import { DraftList } from './draft-list.tsx';
import { TermsEditor } from './terms-editor.tsx';
import * as t from '../__generated__/messages.ts';

/** The Create Battle tab: the form, empty or of the draft that the address names, and the drafts. */
export function CreateBattle({ search }: { readonly search: string }) {
  const [params, setParams] = useSearchParams();
  const query = useQuery(ListDraftsDocument, { fetchPolicy: 'cache-and-network' });
  const drafts = query.data?.drafts ?? null;
  const draftId = params.get('draft');
  const draft = drafts?.find(({ id }) => id === draftId) ?? null;

  const showDraft = (id: string | null): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        // A draft that was just deleted leaves its question behind as well.
        next.delete('delete');
        if (id === null) next.delete('draft');
        else next.set('draft', id);
        return next;
      },
      { replace: id === null },
    );

  const isWaiting = draftId !== null && drafts === null;
  const skeleton = isWaiting ? <RowsSkeleton label={t.loadingTheDraft()} rows={1} height={480} /> : null;
  return (
    <Stack gap={6}>
      {draftId !== null && drafts !== null && draft === null && <p role="status">{t.theDraftOfThisAddressIsGone()}</p>}
      {!isWaiting && (
        <TermsEditor
          key={draft?.id ?? 'new'}
          draftId={draft?.id ?? null}
          initial={draft ? formOf(draft) : EMPTY_TERMS}
          onDraftOpen={showDraft}
        />
      )}
      <Loaded
        query={{ ...query, data: drafts }}
        what={t.yourDrafts()}
        skeleton={skeleton}
        isEmpty={(kept) => kept.length === 0}
        empty={null}
      >
        {(kept) => <DraftList drafts={kept} search={search} openId={draft?.id ?? null} onOpen={showDraft} />}
      </Loaded>
    </Stack>
  );
}
