import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/form/button.tsx';

interface FoldedProps {
  /** What the panel is called: stands for it while it is folded. */
  readonly title: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** A panel that stands as its title alone until it is asked for; what is in it is not fetched before. */
export function Folded({ title, isFolded, children }: FoldedProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isFolded || isAsked) return children;
  return (
    <Button wide aria-expanded={false} icon={<ChevronDown aria-hidden="true" />} onClick={() => setAsked(true)}>
      {title}
    </Button>
  );
}
