import { css } from '@emotion/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { CountBadge } from '../ui/face/badge.tsx';
import { Button } from '../ui/form/button.tsx';
import { below } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

/** Filters of a list that are folded on phones until asked for; elsewhere they are always open. */
export interface Fold {
  readonly id: string;
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Folds them, and gives the focus back to the button. */
  readonly close: () => void;
}

export function useFold(): Fold {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    // Where there is no button to be seen nothing is folded, and the focus stays.
    button.current?.focus();
    setOpen(false);
  };
  return { id, isOpen, button, toggle: () => setOpen(!isOpen), close };
}

const elsewhere = below.medium.replace('@media ', '@media not all and ');
const onPhones = css({ [elsewhere]: { '&&': { display: 'none' } } });
const folding = css({ [below.medium]: { '&[data-folded]': { display: 'none' } } });

interface FilterButtonProps {
  readonly fold: Fold;
  /** How many filters leave something out or put it in another order. */
  readonly active: number;
}

/** Opens and folds the filters of a list on a phone; not there elsewhere. */
export const FilterButton = ({ fold: { id, isOpen, button, toggle }, active }: FilterButtonProps) => (
  <Button
    ref={button}
    css={onPhones}
    icon={<SlidersHorizontal aria-hidden="true" />}
    aria-expanded={isOpen}
    aria-controls={id}
    onClick={toggle}
  >
    {t.filters()} <CountBadge count={active} said={t.activeFilters({ count: active })} />
  </Button>
);

interface FilterPanelProps {
  readonly fold: Fold;
  /** What is narrowed down. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The filters of a list, with its search where that stands among them. */
export const FilterPanel = ({ fold: { id, isOpen }, label, children }: FilterPanelProps) => (
  <div role="search" id={id} aria-label={label} css={folding} data-folded={!isOpen || undefined}>
    {children}
  </div>
);
