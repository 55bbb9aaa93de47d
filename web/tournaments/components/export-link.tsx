import { CalendarPlus, FileSpreadsheet } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { type ExportFile, exportPath } from '../export-path.ts';
import * as t from '../__generated__/messages.ts';

interface ExportLinkProps {
  readonly file: ExportFile;
  readonly tournamentId: string;
  /** For a tournament that is for those who know it; null for any other. */
  readonly code: string | null;
}

const LABELS = {
  'standings.csv': t.standingsAsCSV(),
  'matches.csv': t.matchesAsCSV(),
  bracket: t.matchesAsJSON(),
  'calendar.ics': t.addToCalendar(),
} as const satisfies Record<ExportFile, string>;

/** Takes a file of the tournament home; the browser fetches it itself. */
export function ExportLink({ file, tournamentId, code }: ExportLinkProps) {
  const Icon = file === 'calendar.ics' ? CalendarPlus : FileSpreadsheet;
  // What programs read comes without a name of its own.
  const name = file === 'bracket' ? `gauntlet-bracket-${tournamentId}.json` : true;
  return (
    <Button size="small" icon={<Icon size={16} aria-hidden />} data-screen-only asChild>
      <a href={exportPath(file, tournamentId, code)} download={name}>
        {LABELS[file]}
      </a>
    </Button>
  );
}
