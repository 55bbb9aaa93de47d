import { skipToken, useQuery } from '@apollo/client/react';
import { Bookmark, FileText, LogOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAFF_TABLE_PLACES, tableOf, viewPath } from '../../../domain/shared/staff-views.ts';
import { ListStaffViewsDocument } from '../../data/operations/__generated__/staff-view.gql.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { type CommandGroup, CommandPalette } from '../../ui/overlay/command-palette.tsx';
import { PALETTE_ENTRIES } from '../palette.ts';
import { useFound } from '../hooks/use-found.tsx';
import { useVerbs } from '../hooks/use-verbs.ts';
import { NavIcon } from './nav-icon.tsx';
import * as t from '../__generated__/messages.ts';

interface PaletteProps {
  /** What was typed while its file was on the way. */
  readonly typed?: string;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/**
 * Goes to any page, player, battle, team or tournament by a few letters, and does at once what can be done. Loaded when
 * it is first opened.
 */
export function Palette({ typed = '', onClose, onSignOut }: PaletteProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const { groups, isSearching, hasFailed } = useFound(text);
  const views = useSavedViews();
  const verbs = useVerbs();
  const actions: CommandGroup = {
    heading: t.actions(),
    entries: [
      ...verbs.map(({ to, label, words, icon }) => ({
        id: `verb-${to}`,
        label,
        keywords: [words],
        icon: <NavIcon name={icon} />,
        onSelect: () => void navigate(to),
      })),
      {
        id: 'sign-out',
        label: t.signOut(),
        keywords: [t.signOutWords()],
        icon: <LogOut aria-hidden />,
        onSelect: onSignOut,
      },
    ],
  };
  const pages = useMemo<readonly CommandGroup[]>(
    () => [
      {
        heading: t.pages(),
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
      groups={[actions, ...pages, ...views, ...groups]}
      placeholder={t.searchPagesPlayersBattlesAndTeams()}
      typed={typed}
      onSearch={setText}
      busy={isSearching}
      problem={hasFailed ? t.onlyPagesCouldBeSearchedTryAgain() : undefined}
    />
  );
}

/** The views that staff keep of their tables. */
function useSavedViews(): readonly CommandGroup[] {
  const navigate = useNavigate();
  const isStaff = useViewer()?.isStaff === true;
  const views = useQuery(ListStaffViewsDocument, isStaff ? {} : skipToken).data?.staffViews ?? [];
  const entries = views.flatMap(({ id, name, query, table: member }) => {
    const table = tableOf(member);
    if (table === undefined) return [];
    const onSelect = (): void => void navigate(viewPath(table, query));
    return [
      {
        id: `view-${id}`,
        label: name,
        note: STAFF_TABLE_PLACES[table].title,
        icon: <Bookmark aria-hidden />,
        onSelect,
      },
    ];
  });
  return entries.length === 0 ? [] : [{ heading: t.savedViews(), entries }];
}
