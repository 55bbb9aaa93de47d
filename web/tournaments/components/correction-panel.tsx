import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { CORRECTION_WINDOW } from '../../../domain/tournaments/correct-tournament.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { failureOf } from '../../data/failure.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
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
import { ListEntrantsDocument } from '../operations/__generated__/tournament.gql.ts';
import {
  PreviewCorrectionDocument,
  type PreviewCorrectionQuery,
} from '../operations/__generated__/correct-tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    <Panel title={t.putItRight()}>
      <Text tone="dim">{t.untilThenAnAdministratorCanChangeResults({ until: formatDateTime(until) })}</Text>
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
          label={t.whoWonMatch({ match: matchWords(view, match, slots) })}
          hint={t.itWasPlayedByOthers()}
          placeholder={t.chooseOne()}
          options={resultOptions(view, match, slots)}
          value=""
          onChange={({ target }) => setResults([...results, { match, seeds: slots, value: target.value }])}
        />
      ))}
      {preview && <Shifts preview={preview} header={entrantHeader(view)} />}
      <Failed failure={error && isAsked ? failureOf(error) : null} />
      <Row gap={3}>
        <Button variant="danger" disabled={!isWhole} onClick={() => dialog.open('correct')}>
          {t.putItRight()}
        </Button>
        {isAsked && error && (
          <Button busy={loading} onClick={() => void refetch()}>
            {t.retry()}
          </Button>
        )}
        {isAsked && <Button onClick={clear}>{t.startOver()}</Button>}
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
        label={t.match()}
        placeholder={t.anotherResultOf()}
        value={row ? match : ''}
        options={rows.map(({ match: id, slots }) => ({ value: String(id), label: matchWords(view, id, slots) }))}
        onChange={({ target }) => setMatch(target.value)}
      />
      {row && (
        <Select
          label={t.result()}
          placeholder={t.chooseOne()}
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
      placeholder={t.aVerdictOn()}
      value=""
      options={left.map(({ id, username, place }) => ({
        value: id,
        label: place === null ? t.usernameHasNotCheatedAfterAll({ username }) : t.usernameHasCheated({ username }),
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
    <Button size="small" aria-label={t.leaveOutWhat({ what })} onClick={act}>
      {t.leaveOut()}
    </Button>
  );
  return (
    <List label={t.whatIsPutRight()}>
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
            detail={verdict.isCheat ? t.hasCheatedLosesPlaceAndPrize() : t.hasNotCheatedAfterAll()}
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
      {fallen > 0 && <Text>{t.laterResultsFall({ fallen })}</Text>}
      {shifts.length === 0 ? (
        <Text>{t.nobodysPlaceOrPrizeChanges()}</Text>
      ) : (
        <Table
          caption={t.whatItMoves()}
          items={shifts}
          itemKey={({ player }) => player.id}
          columns={[
            { key: 'name', header, cell: ({ player }) => player.username },
            { key: 'place', header: t.place(), cell: ({ formerPlace, place }) => placeWords(formerPlace, place) },
            {
              key: 'money',
              header: t.money(),
              align: 'end',
              cell: ({ cents }) => <Money cents={cents} signed words={[t.paidWord(), t.takenBackWord()]} />,
            },
            ...(shifts.some(({ owedCents }) => owedCents > 0)
              ? [
                  {
                    key: 'owed',
                    header: t.owed(),
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
          {t.whatIsOwed()}
        </Text>
      )}
      {guaranteeCents > 0 && <Text>{t.guaranteedMoneyGoesBack({ money: <Money cents={guaranteeCents} /> })}</Text>}
      {guaranteeCents < 0 && <Text>{t.guaranteedMoneyIsTakenAgain({ money: <Money cents={-guaranteeCents} /> })}</Text>}
      <Text size={14}>{toldWords([...told, t.theOrganiserInSentence()])}</Text>
    </Stack>
  );
}
