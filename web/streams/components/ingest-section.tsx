import type { FormState } from '../../forms/use-form.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { AUDIO_OPTIONS, type GoLiveValues } from '../go-live-form.ts';
import * as t from '../__generated__/messages.ts';

const SOUNDS = { MIC: 'mic', SYSTEM: 'system', BOTH: 'both' } as const;

interface SourceSectionProps {
  readonly form: FormState<GoLiveValues>;
  /** Whether pictures come in. */
  readonly isReady: boolean;
}

/** 'Stream Source': what is seen and heard, from streaming software or from this browser (GL-09, GL-10). */
export const SourceSection = ({ form, isReady }: SourceSectionProps) => (
  <Panel title={t.streamSource()}>
    <Stack gap={5}>
      {!isReady && <Notice tone="warn">{t.streamingUnavailableConnect()}</Notice>}
      <Part of="video.ingest" />
      <Switch label={t.camera()} hint={t.youAreSeenBesideTheGame()} {...form.field('hasCamera')} />
      <RadioGroup label={t.audioSource()} options={AUDIO_OPTIONS} {...form.field('audioSource')} />
      <Part of="video.camera" isCameraOn={form.values.hasCamera} sound={SOUNDS[form.values.audioSource]} />
    </Stack>
  </Panel>
);

interface PreviewSectionProps {
  readonly onReady: (isReady: boolean) => void;
  readonly onAdvice: (advice: readonly string[]) => void;
  readonly onPicture: (take: (() => Promise<File | null>) | null) => void;
}

/** 'Stream Preview': what comes in (GL-12, ER-19). */
export const PreviewSection = (props: PreviewSectionProps) => (
  <Panel title={t.streamPreview()}>
    <Part of="video.health" {...props} />
  </Panel>
);
