/** Settled battles a second through the use cases, by clients that each play one battle after the other. */
import { v7 } from 'uuid';
import { DAY } from '../../domain/shared/time.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../gateway/battles/join-battle.ts';
import { reportResult } from '../../gateway/battles/ending/report-result.ts';
import { startBattle } from '../../gateway/battles/start-battle.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';

const actorOf = (userId: string): Actor => ({ userId, username: userId, role: 'player', sessionId: 'load' });
const RECORDING = 'https://recordings.example/1';

async function playOne(deps: Deps, creator: Actor, opponent: Actor): Promise<void> {
  const terms = {
    game: 'valorant',
    mode: 'duel',
    stakeCents: 5_000,
    title: 'Load',
    description: '',
    privacy: 'public',
    draftId: null,
  } as const;
  const battleId = await createBattle(deps, creator, v7(), terms);
  await joinBattle(deps, opponent, v7(), { battleId, code: null });
  await startBattle(deps, creator, v7(), battleId);
  await startBattle(deps, opponent, v7(), battleId);
  await reportResult(deps, creator, v7(), { battleId, claim: 'won', score: '', recordingUrl: RECORDING });
  await reportResult(deps, opponent, v7(), { battleId, claim: 'lost', score: '', recordingUrl: RECORDING });
}

/** `players` are taken in pairs, a pair for each client, whose every battle is on a day of its own: no daily limit is met. */
export async function settleLoad(deps: Deps, players: readonly string[], seconds: number): Promise<number> {
  let settled = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  await Promise.all(
    Array.from({ length: players.length / 2 }, async (_, n) => {
      const creator = actorOf(players[2 * n] ?? '');
      const opponent = actorOf(players[2 * n + 1] ?? '');
      for (let day = 0; !isOver(); day++) {
        await playOne({ ...deps, now: () => day * DAY }, creator, opponent);
        settled++;
      }
    }),
  );
  return settled / ((performance.now() - started) / 1000);
}
