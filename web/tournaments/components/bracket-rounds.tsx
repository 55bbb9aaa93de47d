import { useState } from 'react';
import { item } from '../../../domain/tournaments/graph.ts';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import {
  type BracketView,
  type Round,
  isPlayed,
  isUnderWay,
  nextOf,
  ownMatchOf,
  resultWords,
} from '../bracket-view.ts';
import { matchTitle } from '../match-titles.ts';
import { MatchBox } from './match-box.tsx';
import { MatchLink } from './match-link.tsx';
import * as t from '../__generated__/messages.ts';

/** The round that somebody wants to see first: of the own match, or of the first that is under way. */
function firstOf(view: BracketView, rounds: readonly Round[]): string {
  const own = ownMatchOf(view)?.match;
  const running = view.rows.find(isUnderWay)?.match;
  const wanted = [own, running].find((match) => rounds.some(({ matches }) => matches.includes(match ?? -1)));
  return rounds.find(({ matches }) => matches.includes(wanted ?? -1))?.key ?? rounds.at(-1)?.key ?? '';
}

interface BracketRoundsProps {
  readonly view: BracketView;
  readonly rounds: readonly Round[];
}

/** A round at a time, which is all that a phone has room for, and all that a table needs. */
export function BracketRounds({ view, rounds }: BracketRoundsProps) {
  const played = rounds.filter(({ matches }) => matches.some((match) => isPlayed(item(view.rows, match))));
  const [chosen, choose] = useState(() => firstOf(view, played));
  const round = played.find(({ key }) => key === chosen) ?? played[0];
  if (!round) return null;
  return (
    <Stack gap={4}>
      <Select
        label={t.round()}
        options={played.map(({ key, title }) => ({ value: key, label: title }))}
        value={round.key}
        onChange={({ target }) => choose(target.value)}
      />
      <Grid as="ul" min={280} gap={3} fill aria-label={round.title}>
        {round.matches
          .filter((match) => isPlayed(item(view.rows, match)))
          .map((match) => (
            <Card key={match} as="li" padding={3}>
              <Stack gap={2}>
                <Row justify="space-between" gap={2}>
                  <Text as="span" size={12} tone="dim">
                    {matchTitle(match)}
                  </Text>
                  <Text as="span" size={12} tone="dim">
                    {t.bestOf({ games: item(view.graph.matches, match).bestOf })}
                  </Text>
                </Row>
                <MatchBox view={view} match={match} />
                <Text size={14}>{resultWords(view, match)}</Text>
                <Onwards view={view} match={match} />
              </Stack>
            </Card>
          ))}
      </Grid>
    </Stack>
  );
}

function Onwards({ view, match }: { readonly view: BracketView; readonly match: number }) {
  const next = nextOf(view.graph, match);
  if (next === null) return null;
  return (
    <Text size={12} tone="dim">
      {t.theWinnerGoesToMatch({
        number: next + 1,
        link: (inside) => (
          <MatchLink view={view} match={next}>
            {inside}
          </MatchLink>
        ),
      })}
    </Text>
  );
}
