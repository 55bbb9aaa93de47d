import { Expand, Shrink } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import * as t from '../__generated__/messages.ts';

/** Gives a part of the page the whole screen, as for a projector, and takes it back; nothing where a browser cannot. */
export function FullScreenButton({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const press = (): void => {
    const change = isFull ? document.exitFullscreen() : of.current?.requestFullscreen();
    change?.catch(() => undefined); // refused by the browser: the page stays as it is
  };
  const Icon = isFull ? Shrink : Expand;
  return (
    <Button size="small" icon={<Icon size={16} aria-hidden />} aria-pressed={isFull} onClick={press}>
      {t.fullScreen()}
    </Button>
  );
}
