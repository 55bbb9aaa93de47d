import type { ReactNode } from 'react';
import { GlobalStyles } from './theme.tsx';
import { ToastProvider } from './toast.tsx';
import { TooltipProvider } from './tooltip.tsx';

/** Everything that the components need around them; once, around the app. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <TooltipProvider>
        <ToastProvider>{children}</ToastProvider>
      </TooltipProvider>
    </>
  );
}
