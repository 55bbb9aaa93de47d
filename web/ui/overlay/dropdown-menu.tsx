import { Slot } from 'radix-ui/slot';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
} from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { useLandmark } from '../layout/landmark.ts';
import { type DropdownItemProps, MenuKit } from './menu-kit.ts';
import { MenuPanel } from './overlays.ts';

/** The page comes first. */
const AFTER_MS = SECOND;

interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `DropdownItem` and `DropdownSeparator`. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/** A list of actions under a button. Its file is fetched after the page, or as soon as somebody is about to press. */
export function DropdownMenu({ trigger, children, align = 'end', onOpenChange }: DropdownMenuProps) {
  const { anchor, landmark, find } = useLandmark<HTMLButtonElement>();
  const id = useId();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (navigator.onLine) MenuPanel.fetch().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const approach = (): void => setNear(true);
  const change = (open: boolean): void => {
    find();
    setNear(true);
    setOpen(open);
    onOpenChange?.(open);
  };
  return (
    <>
      <Slot
        ref={anchor}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => change(!isOpen)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        }}
      >
        {trigger}
      </Slot>
      {isNear && (
        <Suspense>
          <MenuPanel id={id} anchor={anchor} landmark={landmark} align={align} open={isOpen} onOpenChange={change}>
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
}

/** One action: an icon and words. */
export function DropdownItem(props: DropdownItemProps) {
  const kit = use(MenuKit);
  return kit && <kit.Item {...props} />;
}

/** A hairline between groups of actions. */
export function DropdownSeparator() {
  const kit = use(MenuKit);
  return kit && <kit.Separator />;
}
