import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { failureOf } from '../../data/failure.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import { useSend } from '../../data/use-send.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { BlockFromChatDocument } from '../operations/__generated__/friend.gql.ts';
import {
  ChatChannelsDocument,
  DeleteMessageDocument,
  PinMessageDocument,
  ReactToMessageDocument,
  UnpinMessageDocument,
  UnreactToMessageDocument,
} from '../operations/__generated__/chat.gql.ts';
import { type Message, type Talk, withMessage, withOwnReaction, withoutAuthor } from '../talk.ts';
import * as t from '../__generated__/messages.ts';

export interface MessageActions {
  readonly react: (message: Message, emoji: string) => void;
  readonly pin: (message: Message) => void;
  readonly remove: (message: Message) => Promise<void>;
  readonly block: (message: Message) => Promise<void>;
}

/** What a viewer may do with a message. Reactions show at once; everything else when the server has done it. */
export function useMessageActions(change: (by: (talk: Talk) => Talk) => void, isStaff: boolean): MessageActions {
  const client = useApolloClient();
  const send = useSend();
  const toast = useToast();
  return useMemo(() => {
    const fail = (title: string) => (cause: unknown) =>
      void toast({ title, description: failureOf(cause).sentence, tone: 'loss' });
    const ask = async <TVariables extends { messageId: string }>(
      mutation: TypedDocumentNode<Readonly<Record<string, unknown>>, TVariables>,
      variables: TVariables,
    ): Promise<void> => {
      const data = await send(mutation, variables, { fetchPolicy: 'no-cache' });
      const message = Object.values(data).find((value) => typeof value === 'object') as Message | undefined;
      if (message) change((talk) => withMessage(talk, message));
    };
    return {
      react(message, emoji) {
        const isOn = !message.reactions.some((reaction) => reaction.emoji === emoji && reaction.isOwn);
        const { id: messageId } = message;
        change((talk) => withOwnReaction(talk, messageId, emoji, isOn));
        ask(isOn ? ReactToMessageDocument : UnreactToMessageDocument, { messageId, emoji }).catch((cause: unknown) => {
          change((talk) => withOwnReaction(talk, messageId, emoji, !isOn));
          fail(t.theReactionWasNotKept())(cause);
        });
      },
      pin({ id: messageId, isPinned }) {
        ask(isPinned ? UnpinMessageDocument : PinMessageDocument, { messageId })
          .then(() => refetchShown(client, [ChatChannelsDocument]))
          .catch(fail(isPinned ? t.theMessageIsStillPinned() : t.theMessageWasNotPinned()));
      },
      remove: ({ id: messageId }) => ask(DeleteMessageDocument, { messageId }).catch(fail(t.theMessageWasNotDeleted())),
      async block({ author, username }) {
        try {
          await send(BlockFromChatDocument, { userId: author.id });
          // Nobody hides from staff what is to be moderated.
          if (!isStaff) change((talk) => withoutAuthor(talk, author.id));
          toast({ title: t.usernameIsBlocked({ username }), description: t.youCanLiftTheBlockAmong() });
          await refetchShown(client, [ChatChannelsDocument]);
        } catch (cause) {
          fail(t.usernameIsNotBlocked({ username }))(cause);
        }
      },
    };
  }, [change, client, isStaff, send, toast]);
}
