import { css } from '@emotion/react';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { isTablePart, item } from '../../../domain/tournaments/graph.ts';
import { useAddress } from '../../address/use-address.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { type BracketView, hasBracket, hasTables } from '../bracket-view.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import { BracketSheet } from './bracket-sheet.tsx';
import { BracketTable } from './bracket-table.tsx';
import { ExportLink } from './export-link.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import * as t from '../__generated__/messages.ts';

const wide = css({ [below.medium]: { display: 'none' } });
const narrow = css({ display: 'none', [below.medium]: { display: 'block' } });
/** As a projector shows it: the matches, under the name of what they belong to. */
const projected = css({ ':fullscreen': { padding: 'var(--space-6)', background: 'var(--bg-0)', overflow: 'auto' } });
const onProjector = css({ display: 'none', '*:fullscreen > &': { display: 'block' } });
const offProjector = css({ '*:fullscreen &': { display: 'none' } });

interface MatchesProps {
  readonly view: BracketView;
  readonly isTable: boolean;
}

/** The matches themselves, in whatever frame. */
export function BracketMatches({ view, isTable }: MatchesProps) {
  const rounds = (ofTables: boolean) =>
    view.rounds.filter(({ matches }) => isTablePart(item(view.graph.matches, matches[0] ?? 0).part) === ofTables);
  if (isTable) return <BracketTable view={view} />;
  return (
    <>
      {hasTables(view) && (
        <Stack gap={3}>
          {hasBracket(view) && <Heading level={2}>{t.groups()}</Heading>}
          <BracketRounds view={view} rounds={rounds(true)} />
        </Stack>
      )}
      {hasBracket(view) && (
        <Stack gap={3}>
          {hasTables(view) && <Heading level={2}>{t.bracket()}</Heading>}
          <div css={wide}>
            <BracketSheet view={view} />
          </div>
          <div css={narrow}>
            <BracketRounds view={view} rounds={rounds(false)} />
          </div>
        </Stack>
      )}
    </>
  );
}

interface BracketTabProps {
  /** Of the tournament. */
  readonly title: string;
  readonly view: BracketView;
}

/** The matches of a tournament: drawn, round by round, or as a table. */
export function BracketTab({ title, view }: BracketTabProps) {
  const [params, change] = useAddress();
  const isTable = params.get('view') === 'table';
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={5} ref={stage} css={projected}>
      <div css={onProjector}>
        <Heading level={2}>{title}</Heading>
      </div>
      <Row justify="space-between" data-screen-only>
        <Row gap={2} role="group" aria-label={t.howTheMatchesAreShown()}>
          <Button size="small" aria-pressed={!isTable} onClick={() => change({ view: '' })}>
            {hasBracket(view) ? t.bracket() : t.rounds()}
          </Button>
          <Button size="small" aria-pressed={isTable} onClick={() => change({ view: 'table' })}>
            {t.table()}
          </Button>
        </Row>
        <Row gap={2}>
          {!view.isVisitor && (
            <Row gap={2} css={offProjector}>
              <ExportLink file="matches.csv" tournamentId={view.tournamentId} code={view.code} />
              <ExportLink file="bracket" tournamentId={view.tournamentId} code={view.code} />
            </Row>
          )}
          <div css={[wide, offProjector]}>
            <Button size="small" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t.print()}
            </Button>
          </div>
          <FullScreenButton of={stage} />
        </Row>
      </Row>
      <BracketMatches view={view} isTable={isTable} />
    </Stack>
  );
}
