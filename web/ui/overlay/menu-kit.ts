import { type ComponentType, type ReactNode, createContext } from 'react';

export interface DropdownItemProps {
  onSelect?: () => void;
  disabled?: boolean;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Dresses its only child, such as a router link. */
  asChild?: boolean;
  children: ReactNode;
}

/** What an open menu draws its rows with; it comes with the panel's file. */
export const MenuKit = createContext<{
  readonly Item: ComponentType<DropdownItemProps>;
  readonly Separator: ComponentType;
} | null>(null);
