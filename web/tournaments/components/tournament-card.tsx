import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { GAME_OPTIONS } from '../../forms/battle-options.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { formatDateTime } from '../../format/format.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { canHover } from '../../ui/tokens.ts';
import type { TournamentCardFragment } from '../operations/__generated__/tournament.gql.ts';
import { FORMAT_WORDS, KIND_WORDS, badgeOf, costWords, guaranteedWords, isFull } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

const frame = css({ position: 'relative', display: 'flex', flexDirection: 'column', overflow: 'hidden' });
const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
});
const way = css({
  color: 'inherit',
  textDecoration: 'none',
  [canHover]: { ':hover': { textDecoration: 'underline' } },
});
const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--space-2)',
  margin: 0,
  '& dt': { color: 'var(--text-dim)', fontSize: 'var(--size-12)' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const foot = css({ marginBlockStart: 'auto' });

export const gameTitleOf = (game: TournamentCardFragment['game']): string =>
  GAME_OPTIONS.find(({ value }) => value === game)?.label ?? '';

interface TournamentCardProps {
  readonly tournament: TournamentCardFragment;
  readonly onJoin: () => void;
}

/** A tournament or custom bracket in the list (BG-20, BG-21, BG-24, EN-02). */
export function TournamentCard({ tournament, onJoin }: TournamentCardProps) {
  const { id, kind, title, game, format, buyInCents, poolCents, fullPoolCents, entrants, capacity } = tournament;
  const stage = badgeOf(tournament);
  const guaranteed = guaranteedWords(tournament);
  return (
    <Card as="li" css={frame} style={{ padding: 0 }}>
      <Cover
        gameId={game.toLowerCase()}
        seed={id}
        ratio={16 / 6}
        start={
          <Badge tone={stage.tone} live={stage.live ?? false}>
            {stage.label}
          </Badge>
        }
        end={
          tournament.viewerStatus !== null &&
          tournament.viewerStatus !== 'GONE' && <Badge tone="win">{t.youAreIn()}</Badge>
        }
      />
      <div css={body}>
        <Stack gap={1}>
          {(tournament.isVerifiedOnly || tournament.isExclusive) && (
            <Row gap={2}>
              {tournament.isVerifiedOnly && <Badge tone="info">{t.verified()}</Badge>}
              {tournament.isExclusive && <Badge tone="coin">{t.exclusive()}</Badge>}
            </Row>
          )}
          <Heading level={3}>
            <Link css={way} to={tournamentPath(id)}>
              {title}
            </Link>
          </Heading>
          <Text size={14} tone="dim">
            {gameTitleOf(game)} · {FORMAT_WORDS[format]}
            {tournament.teamSize !== null && ` · ${t.teamsOf({ size: tournament.teamSize })}`}
          </Text>
          <Text size={14} tone="dim">
            {whenOf(tournament)}
          </Text>
        </Stack>
        <dl css={figures}>
          <div>
            <dt>{t.buyIn()}</dt>
            <dd>{buyInCents === 0 ? t.free() : <Money cents={buyInCents} />}</dd>
          </div>
          <div>
            <dt>{t.prizePool()}</dt>
            <dd>
              <Money cents={poolCents} />
            </dd>
          </div>
          <div>
            <dt>{tournament.teamSize !== null ? t.teams() : kind === 'BRACKET' ? t.participants() : t.players()}</dt>
            <dd>
              {entrants}/{capacity}
            </dd>
          </div>
        </dl>
        <div css={foot}>
          <Row justify="space-between" gap={2}>
            <Text size={12} tone="dim">
              {costWords(tournament)}
              {guaranteed !== null && (
                <>
                  <br />
                  {guaranteed}
                </>
              )}
              {poolCents < fullPoolCents && (
                <>
                  <br />
                  {t.whenFull({ money: <Money cents={fullPoolCents} /> })}
                </>
              )}
            </Text>
            <CardAction tournament={tournament} onJoin={onJoin} />
          </Row>
        </div>
      </div>
    </Card>
  );
}

function whenOf({ status, opensAt, startsAt }: TournamentCardFragment): string {
  switch (status) {
    case 'DRAFT':
    case 'REGISTRATION':
    case 'CHECK_IN':
      return t.startsAt({ startsAt: formatDateTime(startsAt) });
    case 'ANNOUNCED':
      return t.registrationOpensAt({ opensAt: formatDateTime(opensAt) });
    case 'RUNNING':
    case 'SETTLING':
    case 'COMPLETED':
    case 'CANCELLED':
      return t.startedAt({ startsAt: formatDateTime(startsAt) });
  }
}

function CardAction({ tournament, onJoin }: TournamentCardProps) {
  const { id, kind, status, title, viewerStatus, guaranteeCents, organiser } = tournament;
  const viewer = useViewer();
  const isForOthers = guaranteeCents > 0 && organiser.id === viewer?.id;
  const isIn = viewerStatus !== null && viewerStatus !== 'GONE';
  const words = KIND_WORDS[kind];
  if (!isIn && isFull(tournament) && (kind !== 'TOURNAMENT' || status !== 'REGISTRATION'))
    return (
      <Button disabled aria-label={`${words.full}: ${title}`}>
        {words.full}
      </Button>
    );
  if (!isIn && !isForOthers && status === 'REGISTRATION') {
    const label = isFull(tournament) ? t.joinWaitingList() : words.join;
    // Whoever enters with a team names its line-up on the page.
    return tournament.teamSize !== null ? (
      <Button variant="primary" asChild>
        <Link to={tournamentPath(id)} aria-label={`${label}: ${title}`}>
          {label}
        </Link>
      </Button>
    ) : (
      <Button variant="primary" aria-label={`${label}: ${title}`} onClick={onJoin}>
        {label}
      </Button>
    );
  }
  return (
    <Button asChild>
      <Link to={tournamentPath(id)} aria-label={t.viewTitle({ title })}>
        {t.view()}
      </Link>
    </Button>
  );
}
