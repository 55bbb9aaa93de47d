import { isSenior } from '../../desk/is-senior.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { AppealQueue } from './appeal-queue.tsx';
import { DisputeQueue } from './dispute-queue.tsx';
import { ModeratorRecords } from './moderator-records.tsx';

/** What is contested and what is appealed; for seniors, how each moderator decides. */
export function Cases() {
  const viewer = useViewer();
  return (
    <DisputeQueue>
      <AppealQueue />
      {isSenior(viewer) && <ModeratorRecords />}
    </DisputeQueue>
  );
}
