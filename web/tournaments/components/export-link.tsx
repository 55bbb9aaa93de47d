import { CalendarPlus, FileSpreadsheet } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type ExportFile, exportPath } from '../export-path.ts';

interface ExportLinkProps {
  readonly file: ExportFile;
  readonly tournamentId: string;
  /** For a tournament that is for those who know it; null for any other. */
  readonly code: string | null;
}

const LABELS = {
  'standings.csv': 'Standings as CSV',
  'matches.csv': 'Matches as CSV',
  'calendar.ics': 'Add to calendar',
} as const satisfies Record<ExportFile, string>;

/** Takes a file of the tournament home; the browser fetches it itself. */
export function ExportLink({ file, tournamentId, code }: ExportLinkProps) {
  const Icon = file === 'calendar.ics' ? CalendarPlus : FileSpreadsheet;
  return (
    <Button size="small" icon={<Icon size={16} aria-hidden />} data-screen-only asChild>
      <a href={exportPath(file, tournamentId, code)} download>
        {LABELS[file]}
      </a>
    </Button>
  );
}
