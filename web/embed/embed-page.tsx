import { css } from '@emotion/react';
import type { EmbedLook } from '../../domain/tournaments/embed.ts';
import { tournamentPath } from '../../domain/tournaments/tournaments.paths.ts';
import { formatDateTime } from '../format/format.ts';
import { Loaded } from '../parts/loaded.tsx';
import { BracketMatches } from '../tournaments/components/bracket-tab.tsx';
import { StandingsTab } from '../tournaments/components/standings-tab.tsx';
import { useBracket } from '../tournaments/hooks/use-bracket.ts';
import { useTournament } from '../tournaments/hooks/use-tournament.ts';
import type { TournamentDetailFragment } from '../tournaments/operations/__generated__/tournament.gql.ts';
import { badgeOf } from '../tournaments/tournament-words.ts';
import { Badge } from '../ui/face/badge.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { EmptyState } from '../ui/layout/states.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';

const frame = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-4)',
  // What the head and the buttons leave of the frame.
  '--sheet-height': 'calc(100vh - 120px)',
});

interface EmbedPageProps {
  readonly id: string;
  readonly view: EmbedLook['view'];
}

/** A public tournament in a frame on a page of somebody else: to be looked at, with ways to its own page and its matches. */
export function EmbedPage({ id, view }: EmbedPageProps) {
  const { query, tournament, isMissing } = useTournament(id, null);
  return (
    <main css={frame}>
      {isMissing ? (
        <EmptyState title="There is no such tournament">It may be gone, or it is not public.</EmptyState>
      ) : (
        <Loaded query={{ ...query, data: tournament }} what="the tournament" skeleton={[4, 72]}>
          {(found) => <Embedded tournament={found} view={view} />}
        </Loaded>
      )}
    </main>
  );
}

interface EmbeddedProps {
  readonly tournament: TournamentDetailFragment;
  readonly view: EmbedLook['view'];
}

function Embedded({ tournament, view: wanted }: EmbeddedProps) {
  const { id, title, status, startsAt, startedAt } = tournament;
  const bracket = useBracket(tournament, null);
  const stage = badgeOf(tournament);
  return (
    <>
      <title>{title}</title>
      <Row justify="space-between" gap={3}>
        <Row gap={3}>
          <Heading level={1} size={20}>
            {title}
          </Heading>
          <Badge tone={stage.tone} live={stage.live ?? false}>
            {stage.label}
          </Badge>
        </Row>
        <Text as="span" size={14}>
          <a href={tournamentPath(id)} target="_blank" rel="noopener">
            Open on Gauntlet
          </a>
        </Text>
      </Row>
      {startedAt === null ? (
        <EmptyState title={status === 'CANCELLED' ? 'It does not take place' : 'It has not started yet'}>
          {status !== 'CANCELLED' && `It starts on ${formatDateTime(startsAt)}.`}
        </EmptyState>
      ) : (
        <Loaded query={{ ...bracket, data: bracket.view }} what={`the ${wanted}`} skeleton={[4, 72]}>
          {(view) =>
            wanted === 'standings' ? (
              <StandingsTab view={view} />
            ) : (
              <BracketMatches view={{ ...view, opensTabs: true }} isTable={false} />
            )
          }
        </Loaded>
      )}
    </>
  );
}
