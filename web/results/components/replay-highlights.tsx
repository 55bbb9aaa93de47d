import { css } from '@emotion/react';
import { Play, X } from 'lucide-react';
import {
  HIGHLIGHTS_MAX,
  HIGHLIGHT_TEXT_MAX,
  MOMENT_TEXT_MAX,
  momentText,
} from '../../../domain/results/replay-moment.ts';
import { highlight } from '../../../domain/results/results.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { tabular } from '../../ui/theme.tsx';
import { useAction } from '../../data/use-action.ts';
import {
  AddHighlightDocument,
  RemoveHighlightDocument,
  type ReplayDetailFragment,
} from '../operations/__generated__/replay.gql.ts';
import * as t from '../__generated__/messages.ts';

const line = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 'var(--space-2)' });
const words = css({ alignSelf: 'center', overflowWrap: 'anywhere' });

/** Seven and a half minutes. */
const EXAMPLE = momentText(450);

interface ReplayHighlightsProps {
  readonly replay: ReplayDetailFragment;
  /** Moves the clip to a moment; null where none plays here. */
  readonly onSeek: ((seconds: number) => void) | null;
}

/** The moments that the players have marked, and for the players the way to mark more (RP-06). */
export function ReplayHighlights({ replay, onSeek }: ReplayHighlightsProps) {
  const viewer = useViewer();
  const removal = useAction(RemoveHighlightDocument);
  const { highlights, isMyReplay } = replay;
  return (
    <Stack gap={3}>
      {highlights.length === 0 && (
        <Text size={14} tone="dim">
          {isMyReplay ? t.markTheMomentsThatOthersShouldSee() : t.thePlayersHaveMarkedNoMomentsYet()}
        </Text>
      )}
      {highlights.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t.highlights()}>
          {highlights.map(({ id, atSeconds, timestamp, text, authorId }) => (
            <li key={id} css={line}>
              {onSeek ? (
                <Button
                  size="small"
                  icon={<Play aria-hidden="true" />}
                  aria-label={t.playFromTimestamp({ timestamp })}
                  onClick={() => onSeek(atSeconds)}
                >
                  <span css={tabular}>{timestamp}</span>
                </Button>
              ) : (
                <Text css={[tabular, words]} weight={600}>
                  {timestamp}
                </Text>
              )}
              <span css={words}>{text}</span>
              {(authorId === viewer?.id || viewer?.isStaff === true) && (
                <IconButton
                  label={t.removeTimestampText({ timestamp, text })}
                  size="small"
                  disabled={removal.isRunning}
                  onClick={() => void removal.run({ id })}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </Stack>
      )}
      <Failed failure={removal.failure} />
      {isMyReplay && highlights.length < HIGHLIGHTS_MAX && <HighlightForm replayId={replay.id} />}
      {isMyReplay && highlights.length >= HIGHLIGHTS_MAX && (
        <Text size={14} tone="dim">
          {t.asManyMomentsAsAReplayHolds({ max: HIGHLIGHTS_MAX })}
        </Text>
      )}
    </Stack>
  );
}

function HighlightForm({ replayId }: { readonly replayId: string }) {
  const addition = useAction(AddHighlightDocument);
  const form = useForm({
    schema: highlight,
    initial: { atSeconds: '', text: '' },
    words: { atSeconds: t.minutesAndSecondsSuchAsExample({ example: EXAMPLE }), text: t.sayWhatHappensThere() },
    sending: addition,
    send: async ({ atSeconds, text }) => {
      if (await addition.run({ replayId, atSeconds, text })) form.reset();
    },
  });

  return (
    <Form {...form.wires} gap={3} aria-label={t.addAHighlight()}>
      <div css={{ display: 'grid', gap: 'var(--space-3)', gridTemplateColumns: '96px minmax(0, 1fr)' }}>
        <TextField
          label={t.moment()}
          placeholder={EXAMPLE}
          inputMode="text"
          autoComplete="off"
          maxLength={MOMENT_TEXT_MAX}
          {...form.field('atSeconds')}
        />
        <TextField label={t.whatHappens()} autoComplete="off" maxLength={HIGHLIGHT_TEXT_MAX} {...form.field('text')} />
      </div>
      <Failed failure={form.notice} />
      <Row>
        <Button type="submit" busy={form.isSending}>
          {t.addHighlight()}
        </Button>
      </Row>
    </Form>
  );
}
