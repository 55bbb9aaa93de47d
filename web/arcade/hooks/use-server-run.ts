import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { hexToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { useEffect, useState } from 'react';
import { revealedAtMs } from '../../../domain/arcade/course.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import { failureOf } from '../../data/failure.ts';
import { type Send, useSend } from '../../data/use-send.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PAGE_CLOCK } from '../clock.ts';
import { keptInputs } from '../kept-inputs.ts';
import { LiveRun, type RunPort } from '../live-run.ts';
import {
  type ArcadeRunFieldsFragment,
  ArcadeSecretDocument,
  HandInArcadeStageDocument,
} from '../operations/__generated__/arcade.gql.ts';

/** The two clocks agree to half of the way there and back: a secret that is asked for too early costs a second. */
const AFTER_REVEAL_MS = 60;

/** What may come right when it is tried again. */
const PASSING = new Set(['NETWORK', 'INTERNAL', 'ARCADE_STAGE_EARLY']);

const until = (at: number): Promise<void> =>
  new Promise((resolve) => void PAGE_CLOCK.after(Math.max(0, at - serverNow()), resolve));

function portOf(client: ApolloClient, send: Send, runId: string, startedAt: number, rules: Game): RunPort {
  return {
    async reveal(stage) {
      await until(startedAt + revealedAtMs(rules, stage) + AFTER_REVEAL_MS);
      const { data } = await client.query({
        query: ArcadeSecretDocument,
        variables: { runId, stage },
        fetchPolicy: 'no-cache',
      });
      if (!data?.arcadeSecret) throw new Error('the server answered without a secret');
      return hexToBytes(data.arcadeSecret.secret);
    },
    async handIn(stage, bytes) {
      try {
        await send(HandInArcadeStageDocument, { input: { runId, stage, bytes: base64.encode(bytes) } });
      } catch (cause) {
        if (PASSING.has(failureOf(cause).code)) throw cause;
      }
    },
  };
}

/** A run that the server has begun, as it is played here from now on; null until the first drawing is over. */
export function useServerRun(run: ArcadeRunFieldsFragment, rules: Game): LiveRun | null {
  const client = useApolloClient();
  const send = useSend();
  // As it was when the page came to it: what is handed in meanwhile comes from here.
  const [begun] = useState(run);
  const [live, setLive] = useState<LiveRun | null>(null);
  useEffect(() => {
    const { id, commitment, startedAt, secrets, stages } = begun;
    if (startedAt === null) return undefined;
    const one = new LiveRun(rules, hexToBytes(commitment), portOf(client, send, id, startedAt, rules), PAGE_CLOCK);
    one.start({
      elapsedMs: serverNow() - startedAt,
      secrets: secrets.map((secret) => hexToBytes(secret)),
      kept: keptInputs(id),
      handedIn: stages.length === 0 ? 0 : Math.max(...stages.map(({ stage }) => stage)) + 1,
    });
    queueMicrotask(() => setLive(one));
    return () => one.stop();
  }, [begun, client, rules, send]);
  return live;
}
