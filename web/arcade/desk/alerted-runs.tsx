import { Link } from 'react-router-dom';
import { arcadeReplayPath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, isGameId } from '../../../domain/arcade/games.ts';
import type { ArcadeRunState, ArcadeSign, Currency } from '../../data/__generated__/schema-types.ts';
import { formatCents, formatCoins } from '../../format/format.ts';
import { SIGN_WORDS } from '../../format/sign-words.ts';
import { List, ListRow } from '../../ui/list/list.tsx';
import * as t from '../__generated__/messages.ts';

interface AlertedRun {
  readonly id: string;
  readonly player: { readonly username: string };
  readonly game: string;
  readonly currency: Currency;
  readonly entrySum: { readonly value: number };
  readonly state: ArcadeRunState;
  readonly signs: readonly ArcadeSign[];
  readonly canWatch: boolean;
}

export interface AlertedRunsProps {
  readonly runs: readonly AlertedRun[];
}

/** The runs of the arcade that an alert is about, each with the way to watch it. */
export const AlertedRuns = ({ runs }: AlertedRunsProps) => (
  <List label={t.runs()}>
    {runs.map((run) => (
      <ListRow
        key={run.id}
        title={run.player.username}
        detail={factsOf(run)}
        trailing={run.canWatch ? t.watch2({ sense: 'run' }) : t.toBeWatchedOnceNobodyPlays()}
        {...(run.canWatch && { link: <Link to={arcadeReplayPath(run.id)} /> })}
      />
    ))}
  </List>
);

/** `Turncoat, $10.00: quicker than hands are`. */
function factsOf({ game, currency, entrySum: { value: entry }, state, signs }: AlertedRun): string {
  const paid = currency === 'USD' ? formatCents(entry) : formatCoins(entry);
  const facts = [
    isGameId(game) ? GAMES[game].title : game,
    ...(entry > 0 ? [paid] : []),
    ...(state === 'REFUSED' ? [t.doesNotCount()] : []),
  ].join(', ');
  return signs.length === 0 ? facts : `${facts}: ${signs.map((sign) => SIGN_WORDS[sign]).join('; ')}`;
}
