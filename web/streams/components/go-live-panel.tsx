import { css } from '@emotion/react';
import { Radio } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { missingOf } from '../../../domain/streams/streams.schemas.ts';
import type { Failure } from '../../data/failure.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { below } from '../../ui/tokens.ts';
import { EMPTY_FORM, goLiveForm, valuesOf } from '../go-live-form.ts';
import {
  EditStreamDocument,
  GoLiveDocument,
  type StreamDetailFragment,
} from '../operations/__generated__/stream.gql.ts';
import { BattleSection } from './battle-section.tsx';
import { ClipSection } from './clip-section.tsx';
import { ConfigurationSection } from './configuration-section.tsx';
import { PreviewSection, SourceSection } from './ingest-section.tsx';
import { PlatformSection } from './platform-section.tsx';
import { RaidSection } from './raid-section.tsx';
import { RecordingSection } from './recording-section.tsx';
import { TipsSection } from './tips-section.tsx';
import * as t from '../__generated__/messages.ts';

const EndOwnDialog = lazyDialog(async () => (await import('./end-own-dialog.tsx')).EndOwnDialog);
const RaidDialog = lazyDialog(async () => (await import('./raid-dialog.tsx')).RaidDialog);

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 400px)',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface GoLivePanelProps {
  /** What the player sends now; null before going live. */
  readonly stream: StreamDetailFragment | null;
  readonly onEnded: (streamId: string) => void;
}

/** The sections of /go-live: to begin a stream, and to change and end it while it is live (GL-01 to GL-16). */
export function GoLivePanel({ stream, onEnded }: GoLivePanelProps) {
  const changes = ['OwnStream', 'ListStreams'];
  const toast = useToast();
  const sayRefusal = useRefusalToast(t.nothingWasChanged());
  // Another page was first: what is running, or over, is read anew, and takes the place of the form with its notice.
  const refusal = (failure: Failure): void => {
    if (failure.code === 'STREAM_RUNNING' || failure.code === 'STREAM_OVER') sayRefusal(failure);
  };
  const begin = useAction(GoLiveDocument, { changes, refusal });
  const edit = useAction(EditStreamDocument, { changes, refusal });
  const [isEnding, setEnding] = useState(false);
  const [isRaiding, setRaiding] = useState(false);
  const [isReady, setReady] = useState(false);
  const [advice, setAdvice] = useState<readonly string[]>([]);
  const [takePicture, setTakePicture] = useState<(() => Promise<File | null>) | null>(null);
  const [uploaded, setUploaded] = useState<{ readonly id: string; readonly url: string } | null>(null);
  const form = useForm({
    schema: goLiveForm,
    initial: stream ? valuesOf(stream) : EMPTY_FORM,
    words: { game: t.selectAGame2(), kind: t.selectACategory2() },
    sending: stream ? edit : begin,
    send: async (input) => {
      if (!stream) {
        if (await begin.run({ input })) toast({ title: t.youAreLive(), tone: 'win' });
        return;
      }
      const changed = await edit.run({ id: stream.id, input });
      if (!changed) return;
      form.saved(valuesOf(changed.editStream));
      toast({ title: t.yourStreamIsChanged(), tone: 'win' });
    },
  });
  const id = stream?.id ?? null;
  // Another stream, begun here or on another page. The panel itself stays: a camera may be sending from it.
  const take = useEffectEvent(() => form.saved(stream ? valuesOf(stream) : EMPTY_FORM));
  useEffect(() => take(), [id]);
  const { thumbnailId } = form.values;
  const sent = stream?.thumbnailId === thumbnailId ? (stream?.thumbnailUrl ?? null) : null;
  const thumbnailUrl = thumbnailId === null ? null : thumbnailId === uploaded?.id ? uploaded.url : sent;
  const isMissing = missingOf(form.values) !== null;
  return (
    <>
      <Form {...form.wires} gap={5}>
        <div css={columns}>
          <Stack gap={5}>
            <ConfigurationSection
              form={form}
              thumbnailUrl={thumbnailUrl}
              onThumbnail={(chosen) => {
                setUploaded(chosen);
                form.set({ thumbnailId: chosen?.id ?? null });
              }}
              takePicture={takePicture}
            />
            <BattleSection form={form} />
            <SourceSection form={form} isReady={isReady} />
            <PlatformSection form={form} isLive={stream !== null} />
            <RecordingSection />
            <ClipSection />
            <RaidSection />
          </Stack>
          <Stack gap={5}>
            <PreviewSection
              onReady={setReady}
              onAdvice={setAdvice}
              onPicture={(taking) => setTakePicture(() => taking)}
            />
            <Panel
              title={t.launchControls()}
              aside={
                stream && (
                  <Badge tone="ember" live>
                    {t.live()}
                  </Badge>
                )
              }
            >
              <Failed failure={form.notice} />
              {stream ? (
                <Row gap={3}>
                  <Button type="submit" variant="primary" busy={form.isSending} disabled={isMissing || !form.isDirty}>
                    {t.saveChanges()}
                  </Button>
                  <Button asChild>
                    <Link to={streamPath(stream.id)}>{t.watchYourStream()}</Link>
                  </Button>
                  <Button onClick={() => setRaiding(true)}>{t.raid()}</Button>
                  <Button variant="danger" onClick={() => setEnding(true)}>
                    {t.endStream()}
                  </Button>
                </Row>
              ) : (
                <Button
                  type="submit"
                  variant="primary"
                  size="large"
                  icon={<Radio size={20} aria-hidden />}
                  busy={form.isSending}
                  disabled={isMissing}
                >
                  {t.goLive()}
                </Button>
              )}
              {isMissing && (
                <Text size={14} tone="dim">
                  {t.streamMustHaveATitleAndSelected()}
                </Text>
              )}
            </Panel>
            <TipsSection advice={advice} />
          </Stack>
        </div>
      </Form>
      {stream && isRaiding && <RaidDialog streamId={stream.id} onClose={() => setRaiding(false)} />}
      {stream && isEnding && (
        <EndOwnDialog streamId={stream.id} onClose={() => setEnding(false)} onEnded={() => onEnded(stream.id)} />
      )}
    </>
  );
}
