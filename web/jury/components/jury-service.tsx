import { JURORS } from '../../../domain/jury/jury.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { StatStrip } from '../../ui/figure/stat-strip.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { HURDLE_WORDS, agreedWord } from '../jury-words.ts';
import {
  type JuryDutyFieldsFragment,
  ReadJuryDutyDocument,
  ServeAsJurorDocument,
} from '../operations/__generated__/jury.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Whether the player serves, and what keeps from it. */
export function JuryService({ duty }: { readonly duty: JuryDutyFieldsFragment }) {
  const serve = useAction(ServeAsJurorDocument, { changes: [ReadJuryDutyDocument] });
  const { isServing, hurdles, games } = duty;
  return (
    <Panel title={t.yourService()} aside={isServing && <Badge tone="win">{t.youServe()}</Badge>}>
      <Text>{t.aSmallCaseIsReadByJurors({ jurors: JURORS })}</Text>
      {hurdles.length > 0 ? (
        <Stack gap={2}>
          <Text>{isServing ? t.youAreNotDrawnForNow() : t.youCannotServeYet()}</Text>
          <Stack as="ul" gap={1} aria-label={t.whatIsMissing()}>
            {hurdles.map((hurdle) => (
              <Text as="li" key={hurdle} tone="dim">
                {HURDLE_WORDS[hurdle]}
              </Text>
            ))}
          </Stack>
        </Stack>
      ) : (
        <Text tone="dim">{t.youCanBeDrawnInCasesOf({ games: games.join(', ') })}</Text>
      )}
      <Failed failure={serve.failure} />
      {(isServing || hurdles.length === 0) && (
        <Row>
          <Button
            variant={isServing ? 'secondary' : 'primary'}
            busy={serve.isRunning}
            onClick={() => void serve.run({ isServing: !isServing })}
          >
            {isServing ? t.stopServing() : t.serveAsAJuror()}
          </Button>
        </Row>
      )}
    </Panel>
  );
}

/** How the player's votes stood to what was decided. */
export function JuryRecord({ duty: { record, votes } }: { readonly duty: JuryDutyFieldsFragment }) {
  return (
    <Panel title={t.yourRecord()}>
      <StatStrip
        label={t.yourVotes()}
        stats={[
          { label: t.votes(), value: record.votes },
          { label: t.inFinalDecisions(), value: record.judged },
          { label: t.agreedWith(), value: record.agreed },
          { label: t.yourNextVoteWeighs(), value: t.weightOf100({ weight: record.weight }) },
        ]}
      />
      <Text size={14} tone="dim">
        {t.aFirstVoteWeighs50ItWeighs()}
      </Text>
      {votes.length === 0 ? (
        <EmptyState title={t.noVotesYet()}>{t.eachOfYourVotesStands()}</EmptyState>
      ) : (
        <List label={t.countedVotes({ count: votes.length })}>
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
