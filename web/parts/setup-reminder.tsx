import { isSettingUp } from '../session/is-setting-up.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Part } from './part.tsx';

/** The way back into a set-up that was left; its file is not fetched for anybody else. */
export function SetupReminder() {
  const viewer = useViewer();
  return viewer && isSettingUp(viewer) && <Part of="onboarding.finish" viewer={viewer} />;
}
