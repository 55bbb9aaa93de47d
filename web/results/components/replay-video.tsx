import { css } from '@emotion/react';
import { ExternalLink } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { ReplayDetailFragment } from '../operations/__generated__/replay.gql.ts';
import { hostOf } from '../replay-words.ts';
import * as t from '../__generated__/messages.ts';

export type Clip = ReplayDetailFragment['clips'][number];

const screen = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '60dvh',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
});
const still = css({ position: 'relative', overflow: 'hidden', borderRadius: 'var(--radius-m)' });
const over = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 'var(--space-2)',
  padding: 'var(--space-4)',
  background: 'rgb(11 13 19 / 0.7)',
  textAlign: 'center',
});

interface ReplayVideoProps {
  readonly replay: ReplayDetailFragment;
  readonly clip: Clip | null;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onChoose: (clipId: string) => void;
}

/** The clip that plays here, or the way to the recording elsewhere. */
export function ReplayVideo({ replay, clip, video, onChoose }: ReplayVideoProps) {
  const { clips, player1, player2, recordingUrl } = replay;
  const nameOf = (playerId: string): string => (playerId === player1.id ? player1.username : player2.username);
  if (clip === null) return <Still replay={replay} />;
  return (
    <Stack gap={3}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for what players upload */}
      <video
        key={clip.id}
        ref={video}
        css={screen}
        src={clip.url}
        controls
        playsInline
        preload="metadata"
        aria-label={t.clipOf({ username: nameOf(clip.playerId) })}
      />
      {clips.length > 1 && (
        <RadioGroup
          label={t.clip()}
          name="clip"
          value={clip.id}
          options={clips.map(({ id, playerId }) => ({
            value: id,
            label: t.byPlayer({ username: nameOf(playerId) }),
          }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {recordingUrl !== null && (
        <Text size={14} tone="dim">
          {t.theWholeMatch({
            host: hostOf(recordingUrl),
            link: (inside) => (
              <a href={recordingUrl} target="_blank" rel="noopener noreferrer">
                {inside}
              </a>
            ),
          })}
        </Text>
      )}
    </Stack>
  );
}

function Still({ replay: { id, game, recordingUrl } }: { readonly replay: ReplayDetailFragment }) {
  return (
    <div css={still}>
      <GameArt gameId={game.toLowerCase()} seed={id} ratio={21 / 9} flush />
      <div css={over}>
        {recordingUrl === null ? (
          <Text>{t.nobodyHasLeftARecording()}</Text>
        ) : (
          <>
            <Button icon={<ExternalLink aria-hidden="true" />} asChild>
              <a href={recordingUrl} target="_blank" rel="noopener noreferrer">
                {t.watchRecording()}
              </a>
            </Button>
            <Text size={14}>{t.opensInANewTab({ host: hostOf(recordingUrl) })}</Text>
          </>
        )}
      </div>
    </div>
  );
}
