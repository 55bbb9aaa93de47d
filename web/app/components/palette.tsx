import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CommandGroup, CommandPalette } from '../../ui/command-palette.tsx';
import { PALETTE_ENTRIES } from '../navigation.ts';
import { NavIcon } from './nav-icon.tsx';

/** Goes to any page by a few letters. Loaded when it is first opened. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const groups = useMemo<readonly CommandGroup[]>(
    () => [
      {
        heading: 'Pages',
        entries: PALETTE_ENTRIES.map(({ to, label, words = [], icon }) => ({
          id: to,
          label,
          keywords: words,
          icon: icon ? <NavIcon name={icon} /> : <FileText aria-hidden />,
          onSelect: () => void navigate(to),
        })),
      },
    ],
    [navigate],
  );
  return <CommandPalette open onOpenChange={(open) => !open && onClose()} groups={groups} placeholder="Search pages" />;
}
