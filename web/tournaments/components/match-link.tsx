import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { BracketView } from '../bracket-view.ts';
import * as t from '../__generated__/messages.ts';

interface MatchLinkProps extends Omit<LinkProps, 'to' | 'target' | 'rel'> {
  readonly view: BracketView;
  readonly match: number;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** The way to a match of a bracket. */
export function MatchLink({ view: { tournamentId, code, opensTabs }, match, children, ...more }: MatchLinkProps) {
  return (
    <Link to={tournamentMatchPath(tournamentId, match, code)} {...(opensTabs && NEW_TAB)} {...more}>
      {children}
      {opensTabs && <VisuallyHidden> {t.opensInANewTab()}</VisuallyHidden>}
    </Link>
  );
}
