import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CommandGroup, CommandPalette } from '../../ui/command-palette.tsx';
import { PALETTE_ENTRIES } from '../navigation.ts';
import { useFound } from '../hooks/use-found.tsx';
import { NavIcon } from './nav-icon.tsx';

/** Goes to any page, player, battle, team or tournament by a few letters. Loaded when it is first opened. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, isSearching, hasFailed } = useFound(text);
  const pages = useMemo<readonly CommandGroup[]>(
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
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      groups={[...pages, ...groups]}
      placeholder="Search pages, players, battles and teams"
      onSearch={setText}
      busy={isSearching}
      problem={hasFailed ? 'Only pages could be searched. Try again in a moment.' : undefined}
    />
  );
}
