import { JURORS } from '../../../domain/jury/jury.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCounted } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { HURDLE_WORDS, agreedWord } from '../jury-words.ts';
import type { JuryDutyFieldsFragment } from '../operations/__generated__/jury-duty-fields.gql.ts';
import { ReadJuryDutyDocument } from '../operations/__generated__/read-jury-duty.gql.ts';
import { ServeAsJurorDocument } from '../operations/__generated__/serve-as-juror.gql.ts';

/** Whether the player serves, and what keeps from it. */
export function JuryService({ duty }: { readonly duty: JuryDutyFieldsFragment }) {
  const serve = useAction(ServeAsJurorDocument, { changes: [ReadJuryDutyDocument] });
  const { isServing, hurdles, games } = duty;
  return (
    <Panel title="Your service" aside={isServing && <Badge tone="win">You serve</Badge>}>
      <Text>
        A small case is read by {JURORS} players who know nobody in it, without names, and each says what to make of it.
        You are drawn; nobody chooses a case. A jury advises, our staff decide. There is no pay for it.
      </Text>
      {hurdles.length > 0 ? (
        <Stack gap={2}>
          <Text>{isServing ? 'You are not drawn for now:' : 'You cannot serve yet:'}</Text>
          <Stack as="ul" gap={1} aria-label="What is missing">
            {hurdles.map((hurdle) => (
              <Text as="li" key={hurdle} tone="dim">
                {HURDLE_WORDS[hurdle]}
              </Text>
            ))}
          </Stack>
        </Stack>
      ) : (
        <Text tone="dim">You can be drawn in cases of {games.join(', ')}.</Text>
      )}
      <Failed failure={serve.failure} />
      {(isServing || hurdles.length === 0) && (
        <Row>
          <Button
            variant={isServing ? 'secondary' : 'primary'}
            busy={serve.isRunning}
            onClick={() => void serve.run({ isServing: !isServing })}
          >
            {isServing ? 'Stop Serving' : 'Serve as a Juror'}
          </Button>
        </Row>
      )}
    </Panel>
  );
}

/** How the player's votes stood to what was decided. */
export function JuryRecord({ duty: { record, votes } }: { readonly duty: JuryDutyFieldsFragment }) {
  return (
    <Panel title="Your record">
      <StatStrip
        label="Your votes"
        stats={[
          { label: 'Votes', value: record.votes },
          { label: 'In final decisions', value: record.judged },
          { label: 'Agreed with', value: record.agreed },
          { label: 'Your next vote weighs', value: `${record.weight} of 100` },
        ]}
      />
      <Text size={14} tone="dim">
        A first vote weighs 50. It weighs more the more often the decision, after any appeal, agreed with your votes.
      </Text>
      {votes.length === 0 ? (
        <EmptyState title="No votes yet">Each of your votes stands here with what became of it.</EmptyState>
      ) : (
        <List label={formatCounted(votes.length, 'vote')}>
          {votes.map(({ id, gameTitle, votedAt, isAgreed }) => (
            <ListRow
              key={id}
              title={gameTitle}
              detail={<RelativeTime at={votedAt} now={serverNow} />}
              trailing={<Badge tone={isAgreed === true ? 'win' : 'neutral'}>{agreedWord(isAgreed)}</Badge>}
            />
          ))}
        </List>
      )}
    </Panel>
  );
}
