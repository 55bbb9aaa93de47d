import { useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { formatCount, formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type ChainVerdict, type SignatureVerdict, checkChain } from '../check-ledger.ts';
import * as t from '../__generated__/messages.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'done'; readonly verdict: ChainVerdict };

const SIGNATURES: Readonly<Record<SignatureVerdict, string>> = {
  valid: t.valid(),
  wrong: t.wrongContactSupport(),
  unknown: t.thisBrowserCannotCheck(),
};

/** Follows the whole chain in this browser; nothing of anybody’s bookings is shown for it. */
export function ChainCheck() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const run = () => {
    setState({ kind: 'running', percent: 0 });
    checkChain((percent) => setState({ kind: 'running', percent })).then(
      (verdict) => setState({ kind: 'done', verdict }),
      (error: unknown) => setState({ kind: 'failed', sentence: failureOf(error).sentence }),
    );
  };
  return (
    <Panel title={t.theChainOfAllTransfers()}>
      <Text tone="dim">{t.everyMovementOfMoneyOnGauntletCarries()}</Text>
      {state.kind === 'running' && <Progress label={t.followingTheChain()} value={state.percent} showLabel />}
      {state.kind === 'failed' && (
        <Notice tone="loss" title={t.theCheckCouldNotBeFinished()} live>
          {state.sentence}
        </Notice>
      )}
      {state.kind === 'done' && <Verdict verdict={state.verdict} />}
      <div>
        <Button variant="primary" onClick={run} busy={state.kind === 'running'}>
          {state.kind === 'idle' ? t.checkTheChain() : t.checkAgain()}
        </Button>
      </div>
    </Panel>
  );
}

function Verdict({ verdict }: { readonly verdict: ChainVerdict }) {
  if (verdict.kind === 'broken') {
    return (
      <Notice tone="loss" title={t.theChainIsBroken()} live>
        {t.transferDoesNotFollow({ position: formatCount(verdict.position) })}
      </Notice>
    );
  }
  const { head, signature } = verdict;
  return (
    <>
      <Notice tone="win" title={t.theChainIsWhole()} live>
        {t.yourBrowserHasFollowedPosition({ position: formatCount(head.position) })}
      </Notice>
      <DescriptionList
        items={[
          { term: t.newestHash(), detail: <span css={{ overflowWrap: 'anywhere' }}>{head.hash}</span> },
          { term: t.signedByTheServer(), detail: formatDateTime(head.at) },
          { term: t.signature(), detail: SIGNATURES[signature] },
        ]}
      />
      <Text size={14} tone="dim">
        {t.keepTheNewestHashWhoeverHolds()}
      </Text>
    </>
  );
}
