import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type BracketView, entrantHeader } from '../bracket-view.ts';
import { matchWords } from '../correction.ts';
import type { useOutlook } from '../hooks/use-outlook.ts';
import type { PreviewDecisionQuery } from '../operations/__generated__/correct-tournament.gql.ts';
import { toldWords } from '../outlook-words.ts';
import * as t from '../__generated__/messages.ts';

type Preview = NonNullable<PreviewDecisionQuery['tournamentOutlook']>;

interface OutlookProps {
  readonly outlook: ReturnType<typeof useOutlook>;
  readonly view: BracketView | null;
}

/** What a decision would come to, before it is taken; nothing until one is thought of. */
export function Outlook({ outlook: { isAsked, preview, error, loading, refetch }, view }: OutlookProps) {
  if (!isAsked) return null;
  return (
    <Loaded
      query={{ data: view && preview, error, loading, refetch }}
      what={t.whatItComesToInSentence()}
      skeleton={[2]}
    >
      {(known) => view && <Comes preview={known} view={view} />}
    </Loaded>
  );
}

function Comes({ preview, view }: { readonly preview: Preview; readonly view: BracketView }) {
  const { fallen, stopped, called, told, prizes } = preview;
  const isAlone = fallen.length + stopped.length + called.length + prizes.length === 0;
  return (
    <Stack gap={3} role="status">
      <Matches title={t.laterResultsThatFall()} matches={fallen} view={view} />
      <Matches title={t.matchesThatStopWithWhateverWasReported()} matches={stopped} view={view} />
      <Matches title={t.matchesThatAreCalled()} matches={called} view={view} />
      {isAlone && <Text>{t.noOtherMatchChangesByIt()}</Text>}
      {prizes.length > 0 ? (
        <Table
          caption={t.theTournamentEndsWithIt()}
          items={prizes}
          itemKey={({ name }) => name}
          columns={[
            { key: 'name', header: entrantHeader(view), cell: ({ name }) => name },
            { key: 'place', header: t.place(), cell: ({ place }) => place ?? '–' },
            { key: 'prize', header: t.prize(), align: 'end', cell: ({ cents }) => <Money cents={cents} /> },
          ]}
        />
      ) : (
        <Text size={14} tone="dim">
          {t.noMoneyMovesPrizesArePaid()}
        </Text>
      )}
      <Text size={14}>{toldWords(told)}</Text>
    </Stack>
  );
}

interface MatchesProps {
  readonly title: string;
  readonly matches: Preview['fallen'];
  readonly view: BracketView;
}

function Matches({ title, matches, view }: MatchesProps) {
  if (matches.length === 0) return null;
  return (
    <div>
      <Text weight={600}>{title}</Text>
      <ul>
        {matches.map(({ match, slots }) => (
          <li key={match}>{matchWords(view, match, slots)}</li>
        ))}
      </ul>
    </div>
  );
}
