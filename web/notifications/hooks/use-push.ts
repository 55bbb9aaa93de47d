import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import {
  PushKeyDocument,
  PushRegisteredDocument,
  RegisterPushDocument,
  UnregisterPushDocument,
} from '../operations/__generated__/notification.gql.ts';
import { agreeToPush, canPush, isPushDenied, pushAgreement, pushInputOf } from '../push.ts';
import * as t from '../__generated__/messages.ts';

/**
 * Whether this browser is woken. `unsupported`: it cannot be. `unconfigured`: the gateway has no keys for it.
 * `denied`: the player has told the browser so. `unknown`: it is being found out, or could not be.
 */
export type PushState = 'unknown' | 'unsupported' | 'unconfigured' | 'denied' | 'off' | 'on';

async function stateOf(client: ReturnType<typeof useApolloClient>): Promise<PushState> {
  const { data } = await client.query({ query: PushKeyDocument });
  if (!data?.pushKey) return 'unconfigured';
  if (isPushDenied()) return 'denied';
  const endpoint = (await pushAgreement())?.endpoint;
  if (endpoint === undefined) return 'off';
  const variables = { endpoint };
  const answer = await client.query({ query: PushRegisteredDocument, variables, fetchPolicy: 'network-only' });
  return answer.data?.pushRegistered ? 'on' : 'off';
}

export function usePush() {
  const client = useApolloClient();
  const [state, setState] = useState<PushState>(() => (canPush() ? 'unknown' : 'unsupported'));
  const task = useTask();
  // What came of a look, or of the browser.
  const [failed, setFailed] = useState<string | null>(null);

  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!canPush()) return undefined;
    let isHere = true;
    stateOf(client).then(
      (found) => isHere && setState(found),
      (cause: unknown) => isHere && setFailed(failureOf(cause).sentence),
    );
    return () => {
      isHere = false;
    };
  }, [client, round]);

  const look = (): void => {
    setFailed(null);
    task.reset();
    setRound((before) => before + 1);
  };

  const switchOn = async (send: Send): Promise<void> => {
    const { data } = await client.query({ query: PushKeyDocument });
    if (!data?.pushKey) return setState('unconfigured');
    const agreement = await agreeToPush(data.pushKey);
    if (agreement === null) return setState(isPushDenied() ? 'denied' : 'off');
    const input = pushInputOf(agreement);
    if (input === null) return setState('unsupported');
    await send(RegisterPushDocument, { input });
    setState('on');
  };

  const switchOff = async (send: Send): Promise<void> => {
    const agreement = await pushAgreement();
    if (agreement) {
      await send(UnregisterPushDocument, { endpoint: agreement.endpoint });
      await agreement.unsubscribe();
    }
    setState('off');
  };

  const change = async (isOn: boolean): Promise<void> => {
    setFailed(null);
    await task.run(async (send) => {
      try {
        await (isOn ? switchOn(send) : switchOff(send));
      } catch (cause) {
        // The browser's push service fails in words of its own, which help nobody.
        if (!(cause instanceof DOMException)) throw cause;
        setFailed(t.yourBrowsersPushServiceCould());
      }
    });
  };
  return { state, isRunning: task.isRunning, failure: failed ?? task.failure?.sentence ?? null, change, look };
}
