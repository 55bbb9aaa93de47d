import { type ComponentType, type ReactNode, createElement, lazy, useState } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
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

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the file ahead. @throws TypeError when it does not come */
  fetch(): Promise<void>;
}

/**
 * A part of a page whose file is fetched when it is first shown, and which is drawn at once from then on; without a
 * network its fallback waits for one. A file that does not come leaves the page as it is and says so: browsers remember
 * a failed import, so that only loading the page anew helps.
 * @param whenMissing what stands in its place then; nothing for what works in the background
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing: () => ReactNode = MissingPart,
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const Fetched = lazy(async () => {
    await untilOnline();
    const missing = (error: unknown): ComponentType<Props> => {
      if (!isMissingFile(error)) throw error; // a fault of ours, which the route tells
      return whenMissing;
    };
    return { default: await load().then((part) => (known = part), missing) };
  });
  function Part(props: Props): ReactNode {
    // Kept while it is drawn: another component in its place would lose what was filled in.
    const [Drawn] = useState<ComponentType<Props>>(() => known ?? (Fetched as ComponentType<Props>));
    return createElement(Drawn, props);
  }
  return Object.assign(Part, { fetch: async () => void (known ??= await load()) });
}
