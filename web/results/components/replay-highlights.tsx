import { css } from '@emotion/react';
import { Play, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { HIGHLIGHTS_MAX, HIGHLIGHT_TEXT_MAX, momentText, parseMoment } from '../../../domain/results/replay-moment.ts';
import { Failed } from '../../parts/failed.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { tabular } from '../../ui/theme.tsx';
import { useReplayChange } from '../hooks/use-replay-change.ts';
import { AddHighlightDocument } from '../operations/__generated__/add-highlight.gql.ts';
import { RemoveHighlightDocument } from '../operations/__generated__/remove-highlight.gql.ts';
import type { ReplayDetailFragment } from '../operations/__generated__/replay-detail.gql.ts';

const line = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 'var(--space-2)' });
const words = css({ alignSelf: 'center', overflowWrap: 'anywhere' });

interface ReplayHighlightsProps {
  readonly replay: ReplayDetailFragment;
  /** Moves the clip to a moment; null where none plays here. */
  readonly onSeek: ((seconds: number) => void) | null;
}

/** The moments that the players have marked, and for the players the way to mark more (RP-06). */
export function ReplayHighlights({ replay, onSeek }: ReplayHighlightsProps) {
  const viewer = useViewer();
  const removal = useReplayChange(RemoveHighlightDocument);
  const { highlights, isMyReplay } = replay;
  return (
    <Stack gap={3}>
      {highlights.length === 0 && (
        <Text size={14} tone="dim">
          {isMyReplay ? 'Mark the moments that others should see.' : 'The players have marked no moments yet.'}
        </Text>
      )}
      {highlights.length > 0 && (
        <Stack as="ul" gap={1} aria-label="Highlights">
          {highlights.map(({ id, atSeconds, timestamp, text, authorId }) => (
            <li key={id} css={line}>
              {onSeek ? (
                <Button
                  size="small"
                  icon={<Play aria-hidden="true" />}
                  aria-label={`Play from ${timestamp}`}
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
                  label={`Remove ${timestamp} ${text}`}
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
          {HIGHLIGHTS_MAX} moments are marked: as many as a replay holds.
        </Text>
      )}
    </Stack>
  );
}

function HighlightForm({ replayId }: { readonly replayId: string }) {
  const addition = useReplayChange(AddHighlightDocument);
  const [moment, setMoment] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ moment?: string; text?: string }>({});

  const complaintAbout = (typed: string): string | undefined =>
    parseMoment(typed) === null ? 'Minutes and seconds, such as 07:30.' : undefined;

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const atSeconds = parseMoment(moment);
    const found = {
      ...(atSeconds === null && { moment: complaintAbout(moment) ?? '' }),
      ...(text.trim() === '' && { text: 'Say what happens there.' }),
    };
    setErrors(found);
    if (atSeconds === null || text.trim() === '') return;
    if (!(await addition.run({ replayId, atSeconds, text }))) return;
    setMoment('');
    setText('');
  };

  return (
    <form noValidate onSubmit={(event) => void add(event)} aria-label="Add a highlight">
      <Stack gap={3}>
        <div css={{ display: 'grid', gap: 'var(--space-3)', gridTemplateColumns: '96px minmax(0, 1fr)' }}>
          <TextField
            label="Moment"
            placeholder={momentText(450)}
            inputMode="text"
            autoComplete="off"
            maxLength={6}
            value={moment}
            {...(errors.moment !== undefined && { error: errors.moment })}
            onChange={(event) => {
              setMoment(event.target.value);
              if (errors.moment !== undefined)
                setErrors({ ...errors, moment: complaintAbout(event.target.value) ?? '' });
            }}
            onBlur={() => {
              const complaint = moment === '' ? undefined : complaintAbout(moment);
              setErrors(({ text: other }) => ({
                ...(other !== undefined && { text: other }),
                ...(complaint !== undefined && { moment: complaint }),
              }));
            }}
          />
          <TextField
            label="What happens"
            autoComplete="off"
            maxLength={HIGHLIGHT_TEXT_MAX}
            value={text}
            {...(errors.text !== undefined && { error: errors.text })}
            onChange={(event) => {
              setText(event.target.value);
              setErrors(({ moment: other }) => (other === undefined ? {} : { moment: other }));
            }}
          />
        </div>
        <Failed failure={addition.failure} />
        <Row>
          <Button type="submit" busy={addition.isRunning}>
            Add Highlight
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
