import { type ComponentType, type ReactNode, Suspense, createElement, lazy, useState } from 'react';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';
import { MISSING_FILE_SENTENCE, isMissingFile } from './missing-file.ts';
import * as t from '../__generated__/messages.ts';

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
      title={t.aPartOfThePageIsMissing()}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {t.loadThePageAgain()}
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
  readonly fetch: () => Promise<void>;
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

/** Of dialogs whose screens are there, in order. */
const ahead: (() => Promise<void>)[] = [];

/** Has a file fetched once the page stands. */
export const fetchSoon = (fetch: () => Promise<void>): void => void ahead.push(fetch);

/** Fetches what was asked for soon, one after the other; what does not come now does when it is shown. */
export async function fetchAhead(): Promise<void> {
  for (const fetch of ahead.splice(0)) await fetch().catch(() => undefined);
}

/** A dialog of a screen: its file comes after the page or, where it is opened earlier, at once. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazyPart(load);
  fetchSoon(Dialog.fetch);
  return (props) => <Suspense>{createElement(Dialog, props)}</Suspense>;
}
