import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ListDraftsDocument } from '../operations/__generated__/list-drafts.gql.ts';
import { EMPTY_TERMS, formOf } from '../terms-form.ts';
import { DraftList } from './draft-list.tsx';
import { TermsEditor } from './terms-editor.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The Create Battle tab: the form, empty or of the draft that the address names, and the drafts. */
export function CreateBattle({ search }: { readonly search: string }) {
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(ListDraftsDocument, { fetchPolicy: 'cache-and-network' });
  const drafts = data?.drafts ?? null;
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
  return (
    <Stack gap={6}>
      {draftId !== null && drafts !== null && draft === null && (
        <p role="status">The draft of this address has been published or deleted; this is a new battle.</p>
      )}
      {isWaiting && !error && <ListSkeleton label="Loading the draft" rows={1} height={480} />}
      {!isWaiting && (
        <TermsEditor
          key={draft?.id ?? 'new'}
          draftId={draft?.id ?? null}
          initial={draft ? formOf(draft) : EMPTY_TERMS}
          onDraftOpen={showDraft}
        />
      )}
      {drafts === null && error && (
        <ErrorState title="Failed to load your drafts" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      )}
      {drafts !== null && drafts.length > 0 && (
        <DraftList drafts={drafts} search={search} openId={draft?.id ?? null} onOpen={showDraft} />
      )}
    </Stack>
  );
}
