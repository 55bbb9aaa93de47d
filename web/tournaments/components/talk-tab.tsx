import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { failureOf } from '../../data/failure.ts';
import { serverNow } from '../../live/server-clock.ts';
import { isTalkOver } from '../../../domain/tournaments/tournament-talk.ts';
import { Card } from '../../ui/list/card.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { TournamentTalkDocument } from '../operations/__generated__/chat-place.gql.ts';
import * as t from '../__generated__/messages.ts';

const frame = css({ height: 560, maxHeight: '75dvh', minHeight: 320, overflow: 'hidden' });

/** The chat of a tournament, which is there from its announcement on. */
export function TalkTab({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const { id, status, privacy } = tournament;
  const talkId = `tournament:${id}`;
  const query = useQuery(TournamentTalkDocument, {
    variables: { channelId: talkId },
    skip: status === 'DRAFT',
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (status === 'DRAFT')
    return <EmptyState title={t.thereIsNoChatYet()}>{t.itOpensWhenTheTournamentIsAnnounced()}</EmptyState>;
  if (query.error !== undefined && failureOf(query.error).code === 'NOT_FOUND')
    return (
      <EmptyState title={t.thisChatIsForThoseWhoTake()}>
        {privacy === 'CODE' ? t.enterTheTournamentAndYouCanRead() : null}
      </EmptyState>
    );
  return (
    <Loaded query={{ ...query, data: query.data?.chatPlace }} what={t.theChat()} skeleton={[5, 48]}>
      {({ mayPost, isHost, isMuted }) => (
        <Card css={frame} style={{ padding: 0 }}>
          <Part
            of="chat.place"
            talkId={talkId}
            isOpen={mayPost}
            isHost={isHost}
            closed={closedWords(tournament, isMuted)}
            waiting={<Spinner />}
          />
        </Card>
      )}
    </Loaded>
  );
}

const closedWords = ({ endedAt }: TournamentDetailFragment, isMuted: boolean): string =>
  isMuted
    ? t.youAreMutedInThisChat()
    : isTalkOver({ endedAt }, serverNow())
      ? t.theTournamentHasBeenOver()
      : t.thoseWhoTakePartWrite();
