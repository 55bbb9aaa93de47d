import { type ComponentType, type ReactNode, lazy } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { MISSING_FILE_SENTENCE, isMissingFile } from './missing-file.ts';

async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
}

const MissingPart = () => (
  <div ref={(place) => place?.scrollIntoView({ block: 'nearest' })}>
    <Notice
      live
      tone="warn"
      title="A part of the page is missing"
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      }
    >
      {MISSING_FILE_SENTENCE}
    </Notice>
  </div>
);

/**
 * A part of a page whose file is fetched when it is first shown; without a network its fallback waits for one. A file
 * that does not come leaves the page as it is and says so: browsers remember a failed import, so that only loading the
 * page anew helps.
 * @param whenMissing what stands in its place then; nothing for what works in the background
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing: () => ReactNode = MissingPart,
) =>
  lazy(async () => {
    await untilOnline();
    const missing = (error: unknown): ComponentType<Props> => {
      if (!isMissingFile(error)) throw error; // a fault of ours, which the route tells
      return whenMissing;
    };
    return { default: await load().catch(missing) };
  });
