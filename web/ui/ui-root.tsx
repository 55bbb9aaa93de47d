import type { ReactNode } from 'react';
import { GlobalStyles } from './theme.tsx';
import { ToastProvider } from './overlay/toast.tsx';

/** Everything that the components need around them; once, around the app. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <ToastProvider>{children}</ToastProvider>
    </>
  );
}
