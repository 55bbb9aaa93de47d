/**
 * A second gateway's insides in a process of its own: runs whatever use cases it is told to, all at once, and answers
 * how each ended. Speaks over the channel that `fork` opens.
 */
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { openDatabase } from '../../db/client/open.ts';
import { payPool, refundStake, refundStakes } from '../../db/wallet/index.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import type { Standing } from '../../domain/accounts/change-standing.ts';
import type { Role } from '../../domain/accounts/roles.ts';
import type { Claim } from '../../domain/battles/battle.ts';
import type { DisputeAction } from '../../domain/disputes/dispute.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { confirmSignIn } from '../../gateway/security/confirm-sign-in.ts';
import { resetPassword } from '../../gateway/security/passwords/reset-password.ts';
import { verifyRegistration } from '../../gateway/onboarding/verify-registration.ts';
import { grantRole } from '../../gateway/admin/people/grant-role.ts';
import { setAccountStatus } from '../../gateway/admin/people/set-account-status.ts';
import { cancelBattle } from '../../gateway/battles/ending/cancel-battle.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../gateway/battles/join-battle.ts';
import { passDeadlines } from '../../gateway/battles/ending/pass-deadlines.ts';
import { reportIssue } from '../../gateway/battles/ending/report-issue.ts';
import { reportResult } from '../../gateway/battles/ending/report-result.ts';
import { startBattle } from '../../gateway/battles/start-battle.ts';
import { addEvidence } from '../../gateway/disputes/evidence/add-evidence.ts';
import { decideDispute } from '../../gateway/disputes/decide-dispute.ts';
import { waiveAnswer } from '../../gateway/disputes/waive-answer.ts';
import { escalateDisputes } from '../../gateway/disputes/escalate-disputes.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import type { Actor, Caller } from '../../gateway/kernel/actor.ts';
import { readConfig } from '../../gateway/kernel/config/config.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { realDeps } from '../../gateway/server/real-deps.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { type PlaceBetInput, placeBet } from '../../gateway/markets/place-bet.ts';
import { confirmProposal } from '../../gateway/matchmaking/answer-proposal.ts';
import { enterQueue } from '../../gateway/matchmaking/enter-queue.ts';
import { keepQueue } from '../../gateway/matchmaking/keep-queue.ts';
import { leaveQueue } from '../../gateway/matchmaking/leave-queue.ts';
import { claimMission } from '../../gateway/missions/claim-mission.ts';
import { openDay } from '../../gateway/missions/open-day.ts';
import { addProduct, applyPromoCode, setProductQuantity } from '../../gateway/store/orders/change-cart.ts';
import { checkOut } from '../../gateway/store/orders/check-out.ts';
import { claimGift, returnDueGifts } from '../../gateway/store/gifts/claim-gift.ts';
import { openCrate } from '../../gateway/store/crates/open-crate.ts';
import { requestWithdrawal } from '../../gateway/wallet/withdrawals/request-withdrawal.ts';
import { startDeposit } from '../../gateway/wallet/deposits/start-deposit.ts';
import { type SetPlayLimitInput, setPlayLimit } from '../../gateway/wallet/limits/set-play-limit.ts';
import { startPause } from '../../gateway/wallet/limits/start-pause.ts';
import type { JuryChoice } from '../../domain/jury/jury.ts';
import { castVote } from '../../gateway/jury/cast-vote.ts';
import { keepJuries } from '../../gateway/jury/keep-juries.ts';
import { deliverOnce } from './deliver.ts';
import { PATIENT } from './patience.ts';

interface By {
  readonly actor: Actor;
  /** A fresh key without it. */
  readonly key?: string;
}

/** What a worker can be told to do. */
export type Call =
  | (By & { readonly use: 'create'; readonly stakeCents: number })
  | (By & { readonly use: 'join' | 'start' | 'cancel' | 'complain'; readonly battleId: string })
  | (By & { readonly use: 'report'; readonly battleId: string; readonly claim: Claim })
  | (By & { readonly use: 'decide'; readonly disputeId: string; readonly action: DisputeAction })
  | (By & { readonly use: 'add-evidence' | 'waive-answer'; readonly disputeId: string })
  | (By & { readonly use: 'jury-vote'; readonly summonsId: string; readonly choice: JuryChoice })
  | (By & { readonly use: 'bet'; readonly bet: PlaceBetInput })
  | (By & { readonly use: 'claim'; readonly mission: string })
  | (By & { readonly use: 'open-day'; readonly zone: string })
  | (By & { readonly use: 'add-to-cart'; readonly productId: string })
  | (By & { readonly use: 'open-crate'; readonly crateId: string; readonly commitment: string })
  | (By & { readonly use: 'check-out'; readonly payCoins: number })
  | (By & {
      readonly use: 'buy-with-code';
      readonly productId: string;
      readonly code: string;
      readonly payCoins: number;
    })
  | (By & { readonly use: 'claim-gift'; readonly token: string })
  | { readonly use: 'return-gifts' }
  | (By & { readonly use: 'limit'; readonly limit: SetPlayLimitInput })
  | (By & { readonly use: 'pause'; readonly length: number })
  | (By & { readonly use: 'standing'; readonly accountId: string; readonly status: Standing })
  | (By & { readonly use: 'role'; readonly accountId: string; readonly role: Role })
  | (By & { readonly use: 'deposit' | 'withdraw'; readonly methodId: string; readonly amountCents: number })
  | { readonly use: 'verify'; readonly registrationId: string; readonly code: string; readonly address: string }
  | { readonly use: 'reset'; readonly token: string; readonly address: string }
  | { readonly use: 'confirm'; readonly proofToken: string; readonly code: string; readonly address: string }
  | { readonly use: 'deadlines'; readonly aheadMs: number }
  /** To the stake engine itself, past every rule. */
  | { readonly use: 'pay-pool' | 'refund-stake'; readonly subjectId: string; readonly userId: string }
  | { readonly use: 'refund-stakes'; readonly subjectId: string }
  | (By & { readonly use: 'queue' | 'leave-queue' })
  | (By & { readonly use: 'confirm-proposal'; readonly proposalId: string })
  | { readonly use: 'link' | 'deliver' | 'work' | 'keep-queue' | 'keep-juries' };

/** What a worker does at once, and when. */
export interface Task {
  readonly now: number;
  readonly calls: readonly Call[];
}

/** How a call ended: the answered id or count, a refusal's code, or a fault. */
export interface Ended {
  readonly code: string;
  readonly answer?: string;
  readonly fault?: string;
}

const url = process.env['DATABASE_URL'] ?? '';
const db = await openDatabase(url, { timeouts: PATIENT });
let now = 0;
let made = 0;
const deps: Deps = {
  ...realDeps(readConfig({ NODE_ENV: 'test', DATABASE_URL: url }), db),
  now: () => now,
  newId: () => v7({ msecs: now, seq: ++made, random: randomBytes(16) }),
};
const log = openLog('silent');

const terms = { game: 'cs2', mode: 'duel', title: '', description: '', privacy: 'public', draftId: null } as const;

/** Somebody who is not signed in. */
const visitor = (address: string): Caller => ({
  requestId: 'race',
  address,
  userAgent: 'race',
  tokenHash: null,
  actor: null,
  deviceToken: null,
  idempotencyKey: null,
  believedUserId: null,
});

const moved = () => ({ at: deps.now(), actorId: null, newId: deps.newId });

function run(call: Call): Promise<unknown> {
  switch (call.use) {
    case 'deadlines': {
      const late: Deps = { ...deps, now: () => deps.now() + call.aheadMs };
      return Promise.all([passDeadlines(late), escalateDisputes(late)]);
    }
    case 'verify':
      return verifyRegistration(deps, visitor(call.address), call);
    case 'reset': {
      const password = 'another-Horse-9';
      return resetPassword(deps, visitor(call.address), { token: call.token, password, confirmPassword: password });
    }
    case 'confirm':
      return confirmSignIn(deps, visitor(call.address), { proofToken: call.proofToken, code: call.code });
    case 'pay-pool':
      return db.transact((tx) => payPool(tx, call.subjectId, [{ userId: call.userId, parts: 1 }], moved()));
    case 'refund-stake':
      return db.transact((tx) => refundStake(tx, call.subjectId, call.userId, moved()));
    case 'refund-stakes':
      return db.transact((tx) => refundStakes(tx, call.subjectId, moved()));
    case 'link':
      return linkTransfers(db, 20);
    case 'deliver':
      return deliverOnce(deps, log);
    case 'return-gifts':
      return returnDueGifts(deps);
    case 'work':
      return workOnce(deps, log);
    case 'keep-queue':
      return keepQueue(deps);
    case 'keep-juries':
      return keepJuries(deps);
    case 'create':
    case 'join':
    case 'start':
    case 'cancel':
    case 'complain':
    case 'report':
    case 'decide':
    case 'add-evidence':
    case 'waive-answer':
    case 'jury-vote':
    case 'bet':
    case 'claim':
    case 'open-day':
    case 'add-to-cart':
    case 'open-crate':
    case 'check-out':
    case 'buy-with-code':
    case 'claim-gift':
    case 'limit':
    case 'pause':
    case 'standing':
    case 'role':
    case 'deposit':
    case 'withdraw':
    case 'queue':
    case 'leave-queue':
    case 'confirm-proposal':
      return act(call, call.key ?? v7());
  }
}

const pay = (actor: Actor, key: string, payCoins: number): Promise<string> =>
  checkOut(deps, actor, key, { payCoins, payCents: 0, proof: null, giftTo: null });

function act(call: Extract<Call, By>, key: string): Promise<string | void> {
  const { actor } = call;
  switch (call.use) {
    case 'create':
      return createBattle(deps, actor, key, { ...terms, stakeCents: call.stakeCents });
    case 'join':
      return joinBattle(deps, actor, key, { battleId: call.battleId, code: null });
    case 'start':
      return startBattle(deps, actor, key, call.battleId);
    case 'cancel':
      return cancelBattle(deps, actor, key, call.battleId);
    case 'complain':
      return reportIssue(deps, actor, key, {
        battleId: call.battleId,
        type: 'other',
        description: 'Lag.',
        evidenceUrl: '',
      });
    case 'report': {
      const { battleId, claim } = call;
      return reportResult(deps, actor, key, {
        battleId,
        claim,
        score: '',
        recordingUrl: 'https://recordings.example/1',
      });
    }
    case 'decide': {
      const { disputeId, action } = call;
      return decideDispute(deps, actor, key, { disputeId, action, winnerId: null, reason: 'Seen.' });
    }
    case 'add-evidence':
      return addEvidence(deps, actor, key, {
        disputeId: call.disputeId,
        words: 'See.',
        evidenceUrl: '',
        fileIds: [],
      });
    case 'waive-answer':
      return waiveAnswer(deps, actor, key, call.disputeId);
    case 'jury-vote': {
      const { summonsId, choice } = call;
      return castVote(deps, actor, key, { summonsId, choice, reason: 'The scores fit.' });
    }
    case 'queue':
      return enterQueue(deps, actor, { game: 'cs2', minStakeCents: 10_00, maxStakeCents: 50_00 });
    case 'leave-queue':
      return leaveQueue(deps, actor);
    case 'confirm-proposal':
      return confirmProposal(deps, actor, call.proposalId);
    case 'bet':
      return placeBet(deps, actor, key, call.bet);
    case 'add-to-cart':
      return addProduct(deps, actor, call.productId);
    case 'open-crate': {
      const { crateId, commitment } = call;
      return openCrate(deps, actor, key, { crateId, commitment, clientSeed: 'seed' });
    }
    case 'check-out':
      return pay(actor, key, call.payCoins);
    case 'buy-with-code':
      return setProductQuantity(deps, actor, call.productId, 1)
        .then(() => applyPromoCode(deps, actor, call.code))
        .then(() => pay(actor, key, call.payCoins));
    case 'claim-gift':
      return claimGift(deps, actor, { token: call.token, giftId: null });
    case 'claim':
      return claimMission(deps, actor, key, call.mission);
    case 'open-day':
      return openDay(deps, actor, call.zone).then(String);
    case 'deposit':
      return startDeposit(deps, actor, key, { ...call, proof: null });
    case 'withdraw':
      return requestWithdrawal(deps, actor, key, { ...call, proof: null });
    case 'limit':
      return setPlayLimit(deps, actor, call.limit);
    case 'pause':
      return startPause(deps, actor, { kind: 'cool-off', length: call.length });
    case 'standing':
      return setAccountStatus(deps, actor, { accountId: call.accountId, status: call.status, reason: 'Seen.' });
    case 'role':
      return grantRole(deps, actor, { accountId: call.accountId, role: call.role, reason: 'Seen.', proof: null });
  }
}

async function end(call: Call): Promise<Ended> {
  try {
    return { code: 'ok', answer: String(await run(call)) };
  } catch (error) {
    if (error instanceof Refused) return { code: error.refusal.code };
    return { code: 'FAULT', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', ({ now: at, calls }: Task) => {
  now = at;
  void Promise.all(calls.map(end)).then((ended) => process.send?.(ended));
});
process.on('disconnect', () => void db.close());
process.send?.('ready');
