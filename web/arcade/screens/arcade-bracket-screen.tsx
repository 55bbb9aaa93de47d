import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { arcadePath, arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { isBracketSize, placePrizes } from '../../../domain/arcade/bracket.ts';
import { refreshWallet } from '../../data/refetch-shown.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { formatAmount, roundName, titleOf } from '../arcade-words.ts';
import { BackToGame } from '../components/back-to-game.tsx';
import { BracketRounds } from '../components/bracket-rounds.tsx';
import { PlayerName, PlayerPicture } from '../components/player-look.tsx';
import {
  type ArcadeBracketFieldsFragment,
  LeaveArcadeBracketDocument,
  PlayArcadeBracketDocument,
  ReadArcadeBracketDocument,
} from '../operations/__generated__/bracket.gql.ts';
import { ArcadeChangedDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /arcade/bracket/:id: a bracket from its first seat to who was paid, for those who are in it. */
export function ArcadeBracketScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadArcadeBracketDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { client, refetch } = query;
  const refresh = useCallback((): void => {
    void refetch().catch(() => undefined);
    void refreshWallet(client);
  }, [client, refetch]);
  useLiveRefresh(ArcadeChangedDocument, refresh);
  const read = query.data?.arcadeBracket;
  return (
    <Page
      title={read ? t.gameBracketOfSize({ game: titleOf(read.game), size: read.size }) : t.bracket()}
      back={<BackToGame game={read?.game} />}
    >
      <Loaded query={{ ...query, data: read }} what={t.theBracket()} skeleton={[3, 140]}>
        {(bracket) => (
          <>
            <Stand bracket={bracket} />
            {bracket.state !== 'OPEN' && bracket.pairs.length > 0 && (
              <Panel title={t.pairs()}>
                <BracketRounds size={bracket.size} pairs={bracket.pairs} />
              </Panel>
            )}
            <Players bracket={bracket} />
            <Terms bracket={bracket} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface BracketProps {
  readonly bracket: ArcadeBracketFieldsFragment;
}

/** What is paid in, and what each place gets of it. */
function Terms({ bracket }: BracketProps) {
  const { size, currency } = bracket;
  const entry = bracket.entrySum.value;
  // Both who are out in the round before the final get the same.
  const prizes = isBracketSize(size) ? placePrizes(size, entry).slice(0, PLACE_WORDS.length) : [];
  return (
    <Panel title={t.terms()}>
      <DescriptionList
        items={[
          { term: t.entry(), detail: formatAmount(currency, entry) },
          { term: t.platformFeeOnTop(), detail: formatAmount(currency, bracket.feeSum.value) },
          { term: t.poolWhenFull(), detail: formatAmount(currency, size * entry), total: true },
          ...prizes.map(({ part, amount }, n) => ({
            term: PLACE_WORDS[n] ?? '',
            detail: `${part}% · ${formatAmount(currency, amount)}`,
          })),
        ]}
      />
      <Text size={14} tone="dim">
        {t.theFeeIsNotPart()}
      </Text>
    </Panel>
  );
}

/** What the places that are paid are called, the best first. */
const PLACE_WORDS = [t.theWinnerGets(), t.theOtherFinalistGets(), t.eachOtherSemiFinalistGets()];

/** What is to be done now, and what has come of it. */
function Stand({ bracket }: BracketProps) {
  const { id, state, size, taken, dueAt, pairs, currency, seats, canPlay, ownRunId } = bracket;
  const navigate = useNavigate();
  const play = useAction(PlayArcadeBracketDocument, { changes: ['ReadArcadeDesk', 'ListArcadeRuns'] });
  const leave = useAction(LeaveArcadeBracketDocument, { changes: ['ReadArcadeDesk'], movesMoney: true });
  const own = seats.find(({ isOwn }) => isOwn);
  const ownPair = pairs.findLast(({ sides }) => sides.some(({ isOwn }) => isOwn));
  const failure = play.failure ?? leave.failure;
  const failed = failure && <Notice tone="loss">{failure.sentence}</Notice>;
  if (state === 'VOID') return <Notice title={t.thisBracketCameToNothing()}>{t.itWasNotFullInTimeNobody()}</Notice>;
  if (state === 'SETTLED')
    return (
      <Notice
        tone={own && own.paidSum.value > 0 ? 'win' : 'info'}
        title={own?.place === 1 ? t.youWonTheBracket() : t.youTookPlace({ place: own?.place ?? '–' })}
      >
        {own && own.paidSum.value > 0
          ? t.areInYourWallet({ amount: formatAmount(currency, own.paidSum.value) })
          : t.everyPairCanBeWatchedAndChecked()}
      </Notice>
    );
  if (state === 'OPEN')
    return (
      <Stack gap={3}>
        <Notice
          title={t.takenOfSizeAreIn({ taken, size })}
          action={
            <Button
              size="small"
              busy={leave.isRunning}
              onClick={() => void leave.run({ id }).then((left) => left && navigate(arcadePath))}
            >
              {t.leave()}
            </Button>
          }
        >
          {t.itBeginsWhenItIsFullOrIsGivenBack({
            countdown: dueAt !== null && (
              <Countdown endsAt={dueAt} now={serverNow} label={t.timeUntilItHasToBeFull()} />
            ),
          })}
        </Notice>
        {failed}
      </Stack>
    );
  if (canPlay)
    return (
      <Stack gap={3}>
        <Notice
          tone="warn"
          title={t.yourPairIsOpenIn({ round: roundName(size, ownPair?.round ?? 0) })}
          action={
            <Button
              variant="primary"
              size="small"
              busy={play.isRunning}
              onClick={() =>
                void play.run({ id }).then((given) => given && navigate(arcadeRunPath(given.playArcadeBracket.id)))
              }
            >
              {ownRunId === null ? t.play({ what: 'game' }) : t.goOn()}
            </Button>
          }
        >
          {t.yourOpponentPlaysTheSameCourse()}
          {ownPair !== undefined && ownPair.dueAt !== null && (
            <>
              {' '}
              {t.whoeverHasNotPlayedIsOut({
                countdown: <Countdown endsAt={ownPair.dueAt} now={serverNow} label={t.timeToPlayYourPair()} />,
              })}
            </>
          )}
        </Notice>
        {failed}
      </Stack>
    );
  const isOut = ownPair?.isDecided === true && ownPair.sides.some(({ isOwn, isThrough }) => isOwn && !isThrough);
  return isOut ? (
    <Notice title={t.youAreOut()}>{t.theOthersPlayOnWhatYourPlace()}</Notice>
  ) : (
    <Notice title={t.nothingToDoForNow()}>
      {ownPair?.isDecided === true ? t.youGoOnTheNextRoundOpens() : t.yourRunIsInThePair()}
    </Notice>
  );
}

const Players = ({ bracket: { seats, state, size, currency } }: BracketProps) => (
  <Panel title={t.players()}>
    <List label={t.players()}>
      {seats.map(({ player, isOwn, seed, place, paidSum: { value: paid } }) => (
        <ListRow
          key={player.id}
          leading={<PlayerPicture player={player} />}
          title={<PlayerName player={player} isOwn={isOwn} />}
          detail={place !== null ? t.placeNumber({ place }) : seed === null ? t.inTheBracket() : t.seedNumber({ seed })}
          trailing={paid > 0 ? `+${formatAmount(currency, paid)}` : undefined}
        />
      ))}
      {state === 'OPEN' &&
        Array.from({ length: size - seats.length }, (_, n) => <ListRow key={n} title={t.freeSeat()} />)}
    </List>
  </Panel>
);
