import { useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { formatCount, formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Text } from '../../ui/text.tsx';
import { type ChainVerdict, type SignatureVerdict, checkChain } from '../check-ledger.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'done'; readonly verdict: ChainVerdict };

const SIGNATURES: Readonly<Record<SignatureVerdict, string>> = {
  valid: 'Valid',
  wrong: 'Wrong: contact support',
  unknown: 'This browser cannot check it',
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
    <Panel title="The chain of all transfers">
      <Text tone="dim">
        Every movement of money on Gauntlet carries the hash of the one before it. Your browser can follow them all,
        from the first to the newest: if anybody had changed, removed or slipped in one, the hashes would not fit.
      </Text>
      {state.kind === 'running' && <Progress label="Following the chain" value={state.percent} showLabel />}
      {state.kind === 'failed' && (
        <Notice tone="loss" title="The check could not be finished" live>
          {state.sentence}
        </Notice>
      )}
      {state.kind === 'done' && <Verdict verdict={state.verdict} />}
      <div>
        <Button variant="primary" onClick={run} busy={state.kind === 'running'}>
          {state.kind === 'idle' ? 'Check the chain' : 'Check again'}
        </Button>
      </div>
    </Panel>
  );
}

function Verdict({ verdict }: { readonly verdict: ChainVerdict }) {
  if (verdict.kind === 'broken') {
    return (
      <Notice tone="loss" title="The chain is broken" live>
        Transfer number {formatCount(verdict.position)} does not follow from the one before it. Tell support and keep
        this page.
      </Notice>
    );
  }
  const { head, signature } = verdict;
  return (
    <>
      <Notice tone="win" title="The chain is whole" live>
        Your browser has followed {formatCount(head.position)} transfers without a gap.
      </Notice>
      <DescriptionList
        items={[
          { term: 'Newest hash', detail: <span css={{ overflowWrap: 'anywhere' }}>{head.hash}</span> },
          { term: 'Signed by the server', detail: formatDateTime(head.at) },
          { term: 'Signature', detail: SIGNATURES[signature] },
        ]}
      />
      <Text size={14} tone="dim">
        Keep the newest hash. Whoever holds an older one can tell at any time whether the past was changed.
      </Text>
    </>
  );
}
