import { css } from '@emotion/react';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { isTablePart, item } from '../../../domain/tournaments/graph.ts';
import { useAddress } from '../../address/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading } from '../../ui/text.tsx';
import { below } from '../../ui/tokens.ts';
import { type BracketView, hasBracket, hasTables } from '../bracket-view.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import { BracketSheet } from './bracket-sheet.tsx';
import { BracketTable } from './bracket-table.tsx';
import { ExportLink } from './export-link.tsx';
import { FullScreenButton } from './full-screen-button.tsx';

const wide = css({ [below.medium]: { display: 'none' } });
const narrow = css({ display: 'none', [below.medium]: { display: 'block' } });
/** As a projector shows it: nothing but the matches. */
const projected = css({ ':fullscreen': { padding: 'var(--space-6)', background: 'var(--bg-0)', overflow: 'auto' } });

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
          {hasBracket(view) && <Heading level={2}>Groups</Heading>}
          <BracketRounds view={view} rounds={rounds(true)} />
        </Stack>
      )}
      {hasBracket(view) && (
        <Stack gap={3}>
          {hasTables(view) && <Heading level={2}>Bracket</Heading>}
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

/** The matches of a tournament: drawn, round by round, or as a table. */
export function BracketTab({ view }: { readonly view: BracketView }) {
  const [params, change] = useAddress();
  const isTable = params.get('view') === 'table';
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={5} ref={stage} css={projected}>
      <Row justify="space-between" data-screen-only>
        <Row gap={2} role="group" aria-label="How the matches are shown">
          <Button size="small" aria-pressed={!isTable} onClick={() => change({ view: '' })}>
            {hasBracket(view) ? 'Bracket' : 'Rounds'}
          </Button>
          <Button size="small" aria-pressed={isTable} onClick={() => change({ view: 'table' })}>
            Table
          </Button>
        </Row>
        <Row gap={2}>
          {!view.isVisitor && <ExportLink file="matches.csv" tournamentId={view.tournamentId} code={view.code} />}
          <Row gap={2} css={wide}>
            <Button size="small" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
            <FullScreenButton of={stage} />
          </Row>
        </Row>
      </Row>
      <BracketMatches view={view} isTable={isTable} />
    </Stack>
  );
}
