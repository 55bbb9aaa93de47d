import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { refetchShown, refreshWallet } from '../../data/refetch-shown.ts';
import { useSend } from '../../data/use-send.ts';
import { formatCoins } from '../../format/format.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { OpenDayDocument } from '../operations/__generated__/missions.gql.ts';
import { ownZone } from '../own-zone.ts';
import * as t from '../__generated__/messages.ts';

/** The page is drawn first. */
const AFTER_MS = 2 * SECOND;
/** A page that stays open goes into the next day. */
const AGAIN_MS = 10 * MINUTE;

/** The date of the browser's own calendar. */
const today = (): string => new Date().toDateString();

/** Opens the player's day as soon as the player is seen where it is on, with its login bonus (BC-17). */
export function useOpenDay(isOn: boolean): void {
  const send = useSend();
  const client = useApolloClient();
  const toast = useToast();
  useEffect(() => {
    if (!isOn) return undefined;
    let opened = '';
    const open = async (): Promise<void> => {
      const date = today();
      if (date === opened) return;
      const { openDay } = await send(OpenDayDocument, { zone: ownZone() }, { fetchPolicy: 'no-cache' });
      opened = date;
      if (openDay === 0) return;
      toast({
        title: t.dailyLoginBonus(),
        description: t.bonusInYourWallet({ bonus: formatCoins(openDay) }),
        tone: 'win',
      });
      await Promise.all([refreshWallet(client), refetchShown(client, ['ReadMissions', 'ReadStreak'])]);
    };
    // What gets lost is asked for again with the next one.
    const tryOpen = (): void => void open().catch(() => undefined);
    const first = setTimeout(tryOpen, AFTER_MS);
    const timer = setInterval(tryOpen, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, isOn, send, toast]);
}
