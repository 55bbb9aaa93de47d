import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { CORRECTION_WINDOW } from '../../../domain/tournaments/correct-tournament.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { failureOf } from '../../data/failure.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { type BracketView, entrantHeader } from '../bracket-view.ts';
import {
  type ChosenResult,
  type Verdict,
  correctable,
  correctionOf,
  matchWords,
  placeWords,
  resultOptions,
} from '../correction.ts';
import { toldWords } from '../outlook-words.ts';
import { ListEntrantsDocument } from '../operations/__generated__/list-entrants.gql.ts';
import {
  PreviewCorrectionDocument,
  type PreviewCorrectionQuery,
} from '../operations/__generated__/preview-correction.gql.ts';

type Preview = NonNullable<PreviewCorrectionQuery['tournamentCorrection']>;

const CorrectionDialog = lazyPart(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);

interface CorrectionPanelProps {
  readonly view: BracketView;
  readonly endedAt: number;
}

/** Where an administrator puts a paid tournament right: what ought to have been, and what that would move. */
export function CorrectionPanel({ view, endedAt }: CorrectionPanelProps) {
  const [results, setResults] = useState<readonly ChosenResult[]>([]);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const dialog = useAddressDialog('dialog');
  const input = correctionOf(view, results, verdicts);
  const isAsked = results.length + verdicts.length > 0;
  const { data, error, loading, refetch } = useQuery(PreviewCorrectionDocument, {
    variables: { input },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const until = endedAt + CORRECTION_WINDOW;
  if (serverNow() > until) return null;
  const preview = isAsked && !error ? (data?.tournamentCorrection ?? null) : null;
  const isWhole = preview !== null && !loading && preview.open.length === 0;
  const clear = (): void => {
    setResults([]);
    setVerdicts([]);
    dialog.close();
  };
  return (
    <Panel title="Put it right">
      <Text tone="dim">
        The prizes are paid. Until {formatDateTime(until)} an administrator who did not play can change results, or find
        that somebody cheated. Places and prizes follow at once; what a wallet does not hold any more is owed.
      </Text>
      <Row gap={3}>
        <PickMatch view={view} results={results} onPick={(one) => setResults([...results, one])} />
        <PickPlayer view={view} verdicts={verdicts} onPick={(one) => setVerdicts([...verdicts, one])} />
      </Row>
      {isAsked && (
        <Chosen view={view} results={results} verdicts={verdicts} onResults={setResults} onVerdicts={setVerdicts} />
      )}
      {preview?.open.map(({ match, slots }) => (
        <Select
          key={match}
          label={`Who won ${matchWords(view, match, slots)}?`}
          hint="It was played by others, or not at all: it needs a result in the same decision."
          placeholder="Choose"
          options={resultOptions(view, match, slots)}
          value=""
          onChange={({ target }) => setResults([...results, { match, seeds: slots, value: target.value }])}
        />
      ))}
      {preview && <Shifts preview={preview} header={entrantHeader(view)} />}
      <Failed failure={error && isAsked ? failureOf(error) : null} />
      <Row gap={3}>
        <Button variant="danger" disabled={!isWhole} onClick={() => dialog.open('correct')}>
          Put it right
        </Button>
        {isAsked && error && (
          <Button busy={loading} onClick={() => void refetch()}>
            Retry
          </Button>
        )}
        {isAsked && <Button onClick={clear}>Start over</Button>}
      </Row>
      <Suspense>
        {dialog.value === 'correct' && isWhole && (
          <CorrectionDialog input={{ ...input, version: preview.version }} onClose={dialog.close} onDone={clear} />
        )}
      </Suspense>
    </Panel>
  );
}

interface PickMatchProps {
  readonly view: BracketView;
  readonly results: readonly ChosenResult[];
  readonly onPick: (result: ChosenResult) => void;
}

/** A match first, then how it ended. */
function PickMatch({ view, results, onPick }: PickMatchProps) {
  const [match, setMatch] = useState('');
  const rows = correctable(view, results);
  const row = rows.find((one) => String(one.match) === match);
  return (
    <>
      <Select
        label="Match"
        placeholder="Another result of …"
        value={row ? match : ''}
        options={rows.map(({ match: id, slots }) => ({ value: String(id), label: matchWords(view, id, slots) }))}
        onChange={({ target }) => setMatch(target.value)}
      />
      {row && (
        <Select
          label="Result"
          placeholder="Choose"
          value=""
          options={resultOptions(view, row.match, row.slots)}
          onChange={({ target }) => {
            onPick({ match: row.match, seeds: row.slots, value: target.value });
            setMatch('');
          }}
        />
      )}
    </>
  );
}

interface PickPlayerProps {
  readonly view: BracketView;
  readonly verdicts: readonly Verdict[];
  readonly onPick: (verdict: Verdict) => void;
}

/** Whoever has no place at the end was found to have cheated. */
function PickPlayer({ view, verdicts, onPick }: PickPlayerProps) {
  const { tournamentId, code } = view;
  const { data } = useQuery(ListEntrantsDocument, { variables: { id: tournamentId, code } });
  const left = (data?.tournamentEntrants ?? []).filter(
    (one) => one.seed !== null && verdicts.every(({ userId }) => userId !== one.id),
  );
  return (
    <Select
      label={entrantHeader(view)}
      placeholder="A verdict on …"
      value=""
      options={left.map(({ id, username, place }) => ({
        value: id,
        label: place === null ? `${username} has not cheated after all` : `${username} has cheated`,
      }))}
      onChange={({ target }) =>
        onPick({ userId: target.value, isCheat: left.find(({ id }) => id === target.value)?.place !== null })
      }
    />
  );
}

interface ChosenProps {
  readonly view: BracketView;
  readonly results: readonly ChosenResult[];
  readonly verdicts: readonly Verdict[];
  readonly onResults: (results: readonly ChosenResult[]) => void;
  readonly onVerdicts: (verdicts: readonly Verdict[]) => void;
}

/** What the decision names so far, each of which can be left out again. */
function Chosen({ view, results, verdicts, onResults, onVerdicts }: ChosenProps) {
  const nameOf = (userId: string): string => view.entrants.find(({ id }) => id === userId)?.username ?? '';
  const leaveOut = (what: string, act: () => void) => (
    <Button size="small" aria-label={`Leave out: ${what}`} onClick={act}>
      Leave out
    </Button>
  );
  return (
    <List label="What is put right">
      {results.map((result) => {
        const words = matchWords(view, result.match, result.seeds);
        const chosen = resultOptions(view, result.match, result.seeds).find(({ value }) => value === result.value);
        return (
          <ListRow
            key={result.match}
            title={words}
            detail={chosen?.label ?? ''}
            trailing={leaveOut(words, () => onResults(results.filter((one) => one !== result)))}
          />
        );
      })}
      {verdicts.map((verdict) => {
        const words = nameOf(verdict.userId);
        return (
          <ListRow
            key={verdict.userId}
            title={words}
            detail={verdict.isCheat ? 'Has cheated: loses place and prize' : 'Has not cheated after all'}
            trailing={leaveOut(words, () => onVerdicts(verdicts.filter((one) => one !== verdict)))}
          />
        );
      })}
    </List>
  );
}

/** Who gains and loses what by it. */
function Shifts({
  preview: { shifts, fallen, told, guaranteeCents },
  header,
}: {
  readonly preview: Preview;
  readonly header: string;
}) {
  return (
    <Stack gap={2} role="status">
      {fallen > 0 && <Text>{fallen === 1 ? 'One later result falls.' : `${fallen} later results fall.`}</Text>}
      {shifts.length === 0 ? (
        <Text>Nobody’s place or prize changes by it.</Text>
      ) : (
        <Table
          caption="What it moves"
          items={shifts}
          itemKey={({ player }) => player.id}
          columns={[
            { key: 'name', header, cell: ({ player }) => player.username },
            { key: 'place', header: 'Place', cell: ({ formerPlace, place }) => placeWords(formerPlace, place) },
            {
              key: 'money',
              header: 'Money',
              align: 'end',
              cell: ({ cents }) => <Money cents={cents} signed words={['paid', 'taken back']} />,
            },
            ...(shifts.some(({ owedCents }) => owedCents > 0)
              ? [
                  {
                    key: 'owed',
                    header: 'Owed',
                    align: 'end' as const,
                    cell: ({ owedCents }: Preview['shifts'][number]) => owedCents > 0 && <Money cents={owedCents} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {shifts.some(({ owedCents }) => owedCents > 0) && (
        <Text size={14} tone="dim">
          What is owed is not in the wallet any more: the next deposit pays it first.
        </Text>
      )}
      {guaranteeCents !== 0 && (
        <Text>
          Of the guaranteed prize money <Money cents={Math.abs(guaranteeCents)} />{' '}
          {guaranteeCents > 0 ? 'goes back to the organiser.' : 'is taken from the organiser again.'}
        </Text>
      )}
      <Text size={14}>{toldWords([...told, 'the organiser'])}</Text>
    </Stack>
  );
}
