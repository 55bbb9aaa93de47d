import type { FormState } from '../../forms/use-form.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import type { GoLiveValues } from '../go-live-form.ts';
import * as t from '../__generated__/messages.ts';

interface PlatformSectionProps {
  readonly form: FormState<GoLiveValues>;
  readonly isLive: boolean;
}

/** 'Platform Sync': where the stream goes as well (GL-11). */
export const PlatformSection = ({ form, isLive }: PlatformSectionProps) => (
  <Panel title={t.platformSync()}>
    <Part
      of="video.simulcast"
      chosen={form.values.simulcast}
      isLive={isLive}
      problem={form.problem('simulcast')}
      onChange={(simulcast) => form.set({ simulcast: [...simulcast] })}
    />
  </Panel>
);
