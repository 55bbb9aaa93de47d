import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { COMPLAINT_MAX, disputeComplaint } from '../../../domain/disputes/disputes.schemas.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { useAddress } from '../../address/use-address.ts';
import type { DisputeType } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { DISPUTE_TYPE_LABELS, NO_LINK } from '../../format/dispute-words.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { type AttachedFile, AttachFiles } from '../../parts/attach-files.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DisputableContestsDocument,
  type DisputableContestsQuery,
  SubmitDisputeDocument,
} from '../operations/__generated__/dispute.gql.ts';
import * as t from '../__generated__/messages.ts';

const TYPES = Object.entries(DISPUTE_TYPE_LABELS).map(([value, label]) => ({ value, label }));

const schema = z.extend(disputeComplaint, { type: choice<DisputeType>() });

const EMPTY = {
  subjectId: '',
  usernames: '',
  type: 'MATCH_RESULT' as DisputeType,
  description: '',
  evidenceUrl: '',
  tags: '',
};

/** The form of a dispute over a battle that still runs or was completed lately, chosen or by its id (HE-05, HE-06, EN-46). */
export function DisputeForm() {
  const { data, error } = useQuery(DisputableContestsDocument, { fetchPolicy: 'cache-and-network' });
  const fields = <Fields contests={data?.disputableContests ?? []} />;
  if (data || error) return fields;
  return (
    <Skeleton label={t.loadingTheForm()}>
      <SkeletonOf>{fields}</SkeletonOf>
    </Skeleton>
  );
}

function Fields({ contests }: { readonly contests: DisputableContestsQuery['disputableContests'] }) {
  const viewer = useViewer();
  const toast = useToast();
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [address] = useAddress();
  // Whoever comes from a match has chosen it.
  const [initial] = useState(() => ({ ...EMPTY, subjectId: address.get('contest') ?? '' }));
  const submit = useAction(SubmitDisputeDocument, {
    changes: ['MyDisputes', 'DisputableContests'],
    fetchPolicy: 'no-cache',
  });
  const form = useForm({
    schema,
    initial,
    words: {
      subjectId: t.chooseABattleOrEnterItsId(),
      usernames: t.enterNamesOfPlayersOfThisBattle(),
      description: t.sayWhatIsWrong(),
      evidenceUrl: NO_LINK,
      tags: t.enterUpToTenShortWordsBetween(),
    },
    sending: submit,
    send: async ({ usernames, tags, evidenceUrl, ...input }) => {
      const fileIds = files.map(({ id }) => id);
      const typed = { usernames: usernames.join(', '), tags: tags.join(', '), evidenceUrl: evidenceUrl ?? '' };
      if (!(await submit.run({ input: { ...input, ...typed, fileIds } }))) return;
      toast({ title: t.disputeSubmitted(), description: t.aModeratorDecidesOverTheMoney(), tone: 'win' });
      setFiles([]);
      form.reset();
    },
  });
  const choose = (id: string): void => {
    const chosen = contests.find(({ contest }) => contest.id === id)?.contest;
    const others = (chosen?.sides ?? []).flatMap(({ players }) => players).filter((one) => one.id !== viewer?.id);
    form.set({ subjectId: id, usernames: others.map(({ username }) => username).join(', ') });
  };
  const isListed = contests.some(({ contest }) => contest.id === form.values.subjectId);

  return (
    <Panel title={t.submitDispute()}>
      <Text tone="dim">{t.forAMatchThatStillRuns({ hours: DISPUTE_WINDOW_MS / HOUR })}</Text>
      <Form {...form.wires} gap={5}>
        {contests.length > 0 && (
          <Select
            label={t.yourBattles()}
            options={[
              { value: '', label: t.chooseOneOrEnterItsIdBelow() },
              ...contests.map(({ contest }) => ({
                value: contest.id,
                label: `${contest.title} · ${contest.gameTitle}`,
              })),
            ]}
            value={isListed ? form.values.subjectId : ''}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <TextField
          label={t.battleID()}
          required
          hint={t.itStandsAtTheEnd()}
          autoComplete="off"
          {...form.field('subjectId')}
        />
        <TextField
          label={t.usernames()}
          hint={t.playersWhomItIsAbout()}
          autoComplete="off"
          {...form.field('usernames')}
        />
        <Select label={t.disputeType()} options={TYPES} {...form.field('type')} />
        <TextArea
          label={t.description()}
          hint={t.whatHappenedAndWhere()}
          rows={5}
          required
          maxLength={COMPLAINT_MAX}
          {...form.field('description')}
        />
        <TextField
          type="url"
          label={t.link()}
          hint={t.aStreamThatShowsIt()}
          placeholder="https://"
          {...form.field('evidenceUrl')}
        />
        <AttachFiles purpose="evidence" label={t.evidenceFiles()} files={files} onChange={setFiles} />
        <TextField label={t.categoryTags()} hint={t.ifYouLikeAFewWords()} autoComplete="off" {...form.field('tags')} />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t.submitDispute()}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
