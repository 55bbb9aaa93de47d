import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apart } from '../../../domain/shared/apart.ts';
import { CLIP_LENGTHS, CLIP_LONGEST, CLIP_TITLE_MAX } from '../../../domain/streams/clip.ts';
import { clipPath } from '../../../domain/streams/streams.paths.ts';
import { clipForm } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useCopyLink } from '../../parts/use-copy-link.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import {
  ClipMomentDocument,
  type ClipMomentQuery,
  type ClipRowFragment,
  ClipStreamDocument,
} from '../operations/__generated__/clip.gql.ts';
import { clipFigures } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const TITLE = t.clipThisStream();
const DESCRIPTION = t.itKeepsWhatWasShownBefore();

interface ClipDialogProps {
  readonly stream: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  /** A moment that was kept before; without it that at which the dialog opens. */
  readonly marked?: Moment;
}

/** Keeps what was just shown: the moment is that at which the dialog opens, however long its title takes. */
export function ClipDialog({ stream, marked, onClose }: ClipDialogProps) {
  const query = useQuery(
    ClipMomentDocument,
    marked ? skipToken : { variables: { streamId: stream.id }, fetchPolicy: 'no-cache' },
  );
  const [made, setMade] = useState<ClipRowFragment | null>(null);
  if (made) return <MadeDialog clip={made} onClose={onClose} />;
  const moment = marked ?? query.data?.clipMoment;
  if (moment) return <TitleDialog stream={stream} {...moment} onMade={setMade} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TITLE}
      description={DESCRIPTION}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t.close()}
        </Button>
      }
    >
      <Loaded query={{ ...query, data: null }} what={t.thisMoment()} skeleton={[1, 160]}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

type Moment = Omit<ClipMomentQuery['clipMoment'], '__typename'>;

interface TitleDialogProps extends ClipDialogProps, Moment {
  readonly onMade: (clip: ClipRowFragment) => void;
}

function TitleDialog({ stream, moment, seconds, onMade, onClose }: TitleDialogProps) {
  const make = useAction(ClipStreamDocument, { changes: ['ListClips', 'OwnClips', 'ListOwnClips'] });
  const form = useForm({
    schema: clipForm,
    initial: { title: stream.title, length: String(CLIP_LONGEST) },
    words: { title: t.giveTheClipATitle() },
    sending: make,
    send: async (chosen) => {
      const answer = await make.run({ input: { streamId: stream.id, moment, ...chosen } });
      if (answer) onMade(answer.clipStream);
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={TITLE}
      description={DESCRIPTION}
      submitLabel={t.saveClip()}
      busy={form.isSending}
    >
      <TextField label={t.title()} required maxLength={CLIP_TITLE_MAX} {...form.field('title')} />
      <RadioGroup
        label={t.length()}
        {...(seconds < CLIP_LONGEST && { hint: t.secondsRecordedSoFar({ seconds }) })}
        options={CLIP_LENGTHS.map((length) => ({
          value: String(length),
          label: t.theLastSeconds({ seconds: length }),
        }))}
        {...form.field('length')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

interface MadeDialogProps {
  readonly clip: ClipRowFragment;
  readonly onClose: () => void;
}

function MadeDialog({ clip, onClose }: MadeDialogProps) {
  const copy = useCopyLink();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.yourClipIsSaved()}
      description={`${apart(clip.title)} · ${clip.gameTitle} · ${clipFigures(clip)}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t.stayHere()}
          </Button>
          <Button onClick={() => void copy(clipPath(clip.id))}>{t.copyLink()}</Button>
          <Button variant="primary" asChild>
            <Link to={clipPath(clip.id)}>{t.watchClip()}</Link>
          </Button>
        </>
      }
    />
  );
}
