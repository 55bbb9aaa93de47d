import { css } from '@emotion/react';
import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import type { Seat } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import {
  BattleProofDocument,
  BattleProofChangedDocument,
  type ProofFieldsFragment,
} from '../operations/__generated__/proof.gql.ts';
import {
  BADGE_WORDS,
  DOUBT_WORDS,
  type Names,
  SERVER_DOUBT_WORDS,
  feedWords,
  nameAt,
  serverWords,
  unprovenWords,
  verdictWords,
} from '../proof-words.ts';
import { ChessPanel } from './chess-panel.tsx';
import { FeedSetup } from './feed-setup.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { FreshRefusal } from './refused-post.tsx';
import * as t from '../__generated__/messages.ts';

const whole = css({ whiteSpace: 'nowrap' });

type ProofPanelProps = OptionalParts['proof.panel'];

const TITLE = t.proofByTheGame();
/** Onlookers are told nothing by themselves: what they read is a minute old in any case. */
const POLL_MS = 15 * SECOND;

/** What the games themselves say of a battle. Nothing where nobody asks them. */
export function ProofPanel(props: ProofPanelProps) {
  const { game, mode, status } = props;
  if (game === 'CHESS') return <ChessPanel {...props} />;
  const why = unprovenWords(game, mode);
  const isAhead = status === 'WAITING' || status === 'ACTIVE';
  if (why === null) return <HeardPanel {...props} />;
  // A line and no card: there is nothing to be found behind it.
  return (
    isAhead && (
      <Text size={14} tone="dim">
        {why}
      </Text>
    )
  );
}

function HeardPanel({ battleId, code, status, seat, names }: ProofPanelProps) {
  const isOpen = status === 'WAITING' || status === 'ACTIVE';
  const query = useQuery(BattleProofDocument, {
    variables: { id: battleId, code },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: isOpen ? POLL_MS : 0,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const { data, refetch } = query;
  // What is told arrives through the cache.
  useSubscription(BattleProofChangedDocument, seat !== null && isOpen ? { variables: { id: battleId } } : skipToken);
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== status) refetch().catch(() => undefined);
    known.current = status;
  }, [refetch, status]);
  const proof = data?.battleProof;
  const setup = useAddressDialog('connect');
  const sheet = useAddressDialog('proof');
  if (data === undefined && query.error)
    return (
      <Panel title={TITLE}>
        <Loaded query={query} what={t.whatTheGamesSay()} skeleton={null}>
          {() => null}
        </Loaded>
      </Panel>
    );
  if (!proof) return null;
  const own = seat === null ? null : seat === 'CREATOR' ? proof.creator : proof.opponent;
  const isConnected = own?.hasKey === true;
  const isServerHeard = proof.server !== null && proof.server.heardAt !== null;
  const wasHeard = isServerHeard || proof.creator.own !== null || proof.opponent.own !== null || proof.badge !== null;
  return (
    <Panel
      title={TITLE}
      aside={proof.badge && <Badge tone={BADGE_WORDS[proof.badge].tone}>{BADGE_WORDS[proof.badge].word}</Badge>}
    >
      <Score proof={proof} names={names} isLate={seat === null && isOpen} />
      <Said proof={proof} names={names} isOpen={isOpen} />
      {proof.server && <Server server={proof.server} names={names} />}
      {isOpen && <Feeds proof={proof} names={names} seat={seat} />}
      {isConnected && isOpen && <FreshRefusal />}
      <Row gap={3}>
        {own !== null && isOpen && (
          <Button variant={isConnected ? 'secondary' : 'primary'} onClick={() => setup.open('cs2')}>
            {isConnected ? t.setUpCS2Again() : t.connectCS2()}
          </Button>
        )}
        {wasHeard && <Button onClick={() => sheet.open('sheet')}>{t.howItIsProven()}</Button>}
      </Row>
      {setup.value !== null && own !== null && <FeedSetup onClose={setup.close} />}
      {sheet.value !== null && (
        <ProofSheet battleId={battleId} proof={proof} names={names} isPlayer={seat !== null} onClose={sheet.close} />
      )}
    </Panel>
  );
}

interface PartProps {
  readonly proof: ProofFieldsFragment;
  readonly names: Names;
}

function Score({ proof, names, isLate }: PartProps & { readonly isLate: boolean }) {
  const { creatorRounds, opponentRounds } = proof;
  if (creatorRounds === null || opponentRounds === null) return null;
  const both = { creator: names.creator, opponent: nameAt(names, 'OPPONENT') };
  return (
    <Stack gap={1} role="status" aria-label={t.scoreAsFarAsBothGamesAgree()}>
      <Figure size={40}>
        {creatorRounds}–{opponentRounds}
      </Figure>
      <Text tone="dim" size={14}>
        {isLate ? t.scoreOfBothAMinuteAgo(both) : t.scoreOfBoth(both)}
      </Text>
    </Stack>
  );
}

function Said({ proof, names, isOpen }: PartProps & { readonly isOpen: boolean }) {
  const words = verdictWords(proof, names, isOpen);
  if (words === null) return null;
  const isOdd = proof.verdict === 'CONTRADICTION' || proof.verdict === 'REVIEW';
  return (
    <Notice tone={isOdd ? 'warn' : 'info'} live>
      {words}
      {proof.why.length > 0 && (
        <ul>
          {proof.why.map((doubt) => (
            <li key={doubt}>{DOUBT_WORDS[doubt]}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

interface ServerProps {
  readonly server: NonNullable<ProofFieldsFragment['server']>;
  readonly names: Names;
}

/** A server of the operator: neither player can change what it says. */
function Server({ server, names }: ServerProps) {
  const { creatorRounds, opponentRounds, heardAt, why } = server;
  const hasScore = creatorRounds !== null && opponentRounds !== null;
  return (
    <List label={t.theGameServer()}>
      <ListRow
        title={t.gameServer()}
        detail={
          <>
            {serverWords(server, names)}
            {hasScore && (
              <>
                {` ${names.creator} `}
                <span css={whole}>
                  {creatorRounds}–{opponentRounds}
                </span>
                {` ${nameAt(names, 'OPPONENT')}`}
              </>
            )}
            {heardAt !== null && (
              <>
                {' · '}
                <RelativeTime at={heardAt} now={serverNow} />
              </>
            )}
            {why.map((doubt) => (
              <Text key={doubt} tone="dim" size={14}>
                {SERVER_DOUBT_WORDS[doubt]}
              </Text>
            ))}
          </>
        }
      />
    </List>
  );
}

function Feeds({ proof, names, seat }: PartProps & { readonly seat: Seat | null }) {
  const feeds = names.opponent === null ? [proof.creator] : [proof.creator, proof.opponent];
  return (
    <List label={t.theGamesOfThePlayers()}>
      {feeds.map((feed) => (
        <ListRow
          key={feed.seat}
          title={nameAt(names, feed.seat)}
          detail={
            <>
              {seat === null ? (feed.isHeard ? t.cs2IsHeard() : t.cs2IsNotHeard()) : feedWords(feed)}
              {feed.heardAt !== null && (
                <>
                  {' · '}
                  <RelativeTime at={feed.heardAt} now={serverNow} />
                </>
              )}
              {feed.own !== null && feed.other !== null && (
                <>
                  {' · '}
                  {t.tellsScore({ own: feed.own, other: feed.other })}
                </>
              )}
            </>
          }
        />
      ))}
    </List>
  );
}
