import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { type ChatSettings, DEFAULT_CHAT_SETTINGS } from '../../../domain/chat/settings.ts';
import { failureOf } from '../../data/failure.ts';
import { useSend } from '../../data/use-send.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ChatSettingsDocument, SaveChatSettingsDocument } from '../operations/__generated__/chat.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What the viewer has chosen (GC-12): in force at once, and taken back where it could not be kept. */
export function useChatSettings(): { settings: ChatSettings; change: (part: Partial<ChatSettings>) => void } {
  const client = useApolloClient();
  const send = useSend();
  const toast = useToast();
  const { data } = useQuery(ChatSettingsDocument);
  const settings = data?.chatSettings ?? DEFAULT_CHAT_SETTINGS;
  const change = useCallback(
    (part: Partial<ChatSettings>) => {
      const { muteAll, highContrast, showUnread, slashCommands } = settings;
      const input = { muteAll, highContrast, showUnread, slashCommands, ...part };
      const show = (chosen: ChatSettings): unknown =>
        client.writeQuery({
          query: ChatSettingsDocument,
          data: { chatSettings: { ...chosen, __typename: 'ChatSettings' } },
        });
      show(input);
      send(SaveChatSettingsDocument, { input }).catch((cause: unknown) => {
        show(settings);
        toast({ title: t.theSettingWasNotKept(), description: failureOf(cause).sentence, tone: 'loss' });
      });
    },
    [client, send, settings, toast],
  );
  return { settings, change };
}
