import { createContext, type ReactNode, Suspense, use, useMemo, useState, useSyncExternalStore } from 'react';
import { ToastPlace } from './overlays.ts';
import { type ToastContent, ToastStore } from './toast-store.ts';
import { useOpened } from './use-opened.ts';

const StoreContext = createContext<ToastStore | null>(null);

/** Holds and shows the one toast; part of `UiRoot`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  const entry = useSyncExternalStore(store.subscribe, store.current);
  const wasShown = useOpened(entry !== null);
  return (
    <StoreContext value={store}>
      {children}
      {wasShown && (
        <Suspense>
          <ToastPlace entry={entry} onDismiss={(id) => store.dismiss(id)} />
        </Suspense>
      )}
    </StoreContext>
  );
}

/** `toast({ title, description, tone, action })` shows one for five seconds and answers with a way to dismiss it. */
export function useToast(): (content: ToastContent) => () => void {
  const store = use(StoreContext);
  if (store === null) throw new Error('useToast needs a UiRoot above it.');
  return useMemo(() => (content) => store.show(content), [store]);
}
