import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatDateTime } from '../../format/format.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { type Contender, VersusStage } from '../../ui/face/versus-stage.tsx';
import { Won, frameOf } from '../../ui/face/worn.tsx';
import type { ReplayDetailFragment } from '../operations/__generated__/replay.gql.ts';
import { tierOfRank, scoreBetween } from '../replay-words.ts';
import { ReplayClips } from './replay-clips.tsx';
import { ReplayHighlights } from './replay-highlights.tsx';
import { ReplayShare } from './replay-share.tsx';
import { ReplayVideo } from './replay-video.tsx';
import * as t from '../__generated__/messages.ts';

const halves = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ReplayDetailsProps {
  readonly replay: ReplayDetailFragment;
  /** A clip has come: what is shown has to be read anew. */
  readonly onChanged: () => void;
}

/** Everything that is known of a replay: the recording, the players, the match, its moments, and what to do with it. */
export function ReplayDetails({ replay, onChanged }: ReplayDetailsProps) {
  const [clipId, setClipId] = useState<string | null>(null);
  const clip = replay.clips.find(({ id }) => id === clipId) ?? replay.clips[0] ?? null;
  const video = useRef<HTMLVideoElement>(null);
  const seek = (seconds: number): void => {
    const { current } = video;
    if (!current) return;
    current.currentTime = seconds;
    current.scrollIntoView({ block: 'nearest' });
    current.play().catch(() => undefined);
  };
  const { player1, player2, winner, score } = replay;
  const isOfBattle = replay.tournamentId === null;
  return (
    <Stack gap={6}>
      <ReplayVideo replay={replay} clip={clip} video={video} onChoose={setClipId} />
      <VersusStage
        label={t.oneAgainstOther({ one: player1.username, other: player2.username })}
        gameId={replay.game.toLowerCase()}
        seed={replay.id}
        host={contenderOf(player1, winner.id)}
        guest={contenderOf(player2, winner.id)}
        prizeLabel={t.score()}
        prize={score === '' ? '–' : scoreBetween(score, winner.id === player1.id)}
        prizeNote={isOfBattle ? t.amountWager({ amount: replay.wager }) : t.buyInAmount({ amount: replay.wager })}
      />
      <div css={halves}>
        <Part title={t.matchDetails()}>
          <DescriptionList
            items={[
              { term: t.game(), detail: replay.gameTitle },
              { term: t.winner(), detail: winner.username },
              ...(replay.isMyReplay
                ? [{ term: t.yourResult(), detail: replay.result === 'WIN' ? t.win() : t.loss() }]
                : []),
              { term: isOfBattle ? t.wager() : t.buyIn(), detail: replay.wager },
              { term: t.duration(), detail: replay.duration },
              { term: t.views(), detail: formatCount(replay.views) },
              { term: t.date(), detail: formatDateTime(replay.date) },
              ...(replay.isPublic ? [] : [{ term: t.seenBy(), detail: t.theTwoPlayers() }]),
            ]}
          />
        </Part>
        <Part title={t.highlights()}>
          <ReplayHighlights replay={replay} onSeek={clip === null ? null : seek} />
        </Part>
      </div>
      {replay.isMyReplay && (
        <Part title={t.yourClip()}>
          <ReplayClips replay={replay} onChanged={onChanged} />
        </Part>
      )}
      <Part title={t.share()}>
        <ReplayShare replay={replay} clip={clip} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function contenderOf(player: ReplayDetailFragment['player1'], winnerId: string): Contender {
  return {
    id: player.id,
    src: player.avatarUrl,
    name: <Link to={playerPath(player.username)}>{player.username}</Link>,
    tier: tierOfRank(player.rank),
    frame: frameOf(player.worn.frame),
    title: player.worn.title,
    note: player.id === winnerId && <Won skin={player.worn.skin} />,
  };
}
