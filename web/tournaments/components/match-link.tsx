import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import type { BracketView } from '../bracket-view.ts';

interface MatchLinkProps {
  readonly view: BracketView;
  readonly match: number;
  readonly children: ReactNode;
}

/** The way to a match of a bracket; its words alone where there is none. */
export const MatchLink = ({ view: { tournamentId, code, hasMatchPages }, match, children }: MatchLinkProps) =>
  hasMatchPages ? <Link to={tournamentMatchPath(tournamentId, match, code)}>{children}</Link> : <span>{children}</span>;
