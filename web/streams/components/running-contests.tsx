import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import type { RunningContestKind } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { RunningContestsDocument, RunningContestsChangedDocument } from '../operations/__generated__/running.gql.ts';
import { standingWords, termsWords } from '../contest-words.ts';
import * as t from '../__generated__/messages.ts';

const KIND_WORDS: Readonly<Record<RunningContestKind, string>> = {
  BATTLE: t.battle(),
  TEAM_BATTLE: t.teamBattle(),
  TOURNAMENT: t.tournamentMatch(),
  ARCADE: t.arcade(),
};

const art = css({ flex: 'none', width: 72 });
const end = css({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

/** What the player is in the middle of, or is called to. */
export function RunningContests() {
  const query = useQuery(RunningContestsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLiveRefresh(RunningContestsChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Panel title={t.yourRunningContests()} aside={<Link to={battlegroundsPath('live-battles')}>{t.battleHub()}</Link>}>
      <Loaded
        query={{ ...query, data: query.data?.runningContests }}
        what={t.yourRunningContestsToLoad()}
        skeleton={[2, 72]}
        isEmpty={(contests) => contests.length === 0}
        empty={<Text tone="dim">{t.youAreInNoContestRightNow()}</Text>}
      >
        {(contests) => (
          <List label={t.yourRunningContests()}>
            {contests.map(({ kind, id, game, title, dueAt, path, ...said }) => (
              <ListRow
                key={`${kind} ${id}`}
                leading={
                  <span css={art}>
                    <GameArt gameId={game} seed={id} ratio={16 / 10} />
                  </span>
                }
                title={title}
                detail={`${KIND_WORDS[kind]} · ${termsWords(said)}`}
                trailing={
                  <span css={end}>
                    <Text as="span" size={14} weight={600}>
                      {standingWords(said)}
                    </Text>
                    {dueAt !== null && (
                      <Text as="span" size={14} tone="dim">
                        <Countdown endsAt={dueAt} now={serverNow} />
                      </Text>
                    )}
                  </span>
                }
                link={<Link to={path} />}
              />
            ))}
          </List>
        )}
      </Loaded>
    </Panel>
  );
}
