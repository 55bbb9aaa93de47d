import type { BattlePrivacy, BattleStatus, Claim } from '../../domain/battles/battle.ts';
import type { DisputeAction } from '../../domain/disputes/dispute.ts';
import type { RefusalCode } from '../../domain/shared/refusals.ts';

/**
 * The life of battles written a second time, as plainly as possible and without a look at the rules of the product:
 * numbers stand here as the specification gives them. What it says and what the product does must be the same.
 */
export type Answer = RefusalCode | 'ok';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface PlayerModel {
  balance: number;
  readonly dayMax: number;
  readonly rank: 'player' | 'moderator' | 'senior';
  readonly friends: readonly number[];
  readonly staked: Map<string, number>;
  /** When the player was called and did not come, the latest first. */
  readonly noShows: number[];
}

export interface BattleModel {
  status: BattleStatus;
  readonly privacy: BattlePrivacy;
  readonly stake: number;
  readonly fee: number;
  readonly creator: number;
  opponent: number | null;
  winner: number | null;
  endsAt: number;
  dueAt: number | null;
  /** Who has pressed start, with the end of the call; null outside of one. */
  call: { by: number; until: number } | null;
  /** Who has left a call unanswered. */
  missed: Set<number>;
  readonly heldOn: Map<number, string>;
  reports: { player: number; winner: number }[];
  /** Null before the first dispute. */
  dispute: 'pending' | 'escalated' | 'resolved' | null;
  /** When the open dispute goes to a senior by itself. */
  escalatesAt: number | null;
  /** When the dispute was opened, until when each player may answer, and how often each has said something in it. */
  openedAt: number;
  answers: Map<number, number>;
  words: Map<number, number>;
  wasDismissed: boolean;
  /** Whether what was decided last is final: anything but a dismissal. */
  isDecided: boolean;
  /** When it was first completed. */
  endedAt: number | null;
  /** The links that complaints rested on. */
  readonly links: Set<number>;
}

export class Model {
  now: number;
  house = 0;
  readonly players: PlayerModel[];
  readonly battles: BattleModel[] = [];

  constructor(now: number, players: PlayerModel[]) {
    this.now = now;
    this.players = players;
  }

  #player(index: number): PlayerModel {
    const player = this.players[index];
    if (!player) throw new Error(`no player ${index}`);
    return player;
  }

  #battle(index: number): BattleModel {
    const battle = this.battles[index];
    if (!battle) throw new Error(`no battle ${index}`);
    return battle;
  }

  #today(): string {
    return new Date(this.now).toISOString().slice(0, 10);
  }

  #hold(index: number, stake: number, fee: number): Answer {
    const player = this.#player(index);
    if (player.balance < stake + fee) return 'INSUFFICIENT_FUNDS';
    const staked = player.staked.get(this.#today()) ?? 0;
    if (staked + stake > player.dayMax) return 'LIMIT_EXCEEDED';
    player.balance -= stake + fee;
    player.staked.set(this.#today(), staked + stake);
    return 'ok';
  }

  #refund(battle: BattleModel, index: number): void {
    const player = this.#player(index);
    const day = battle.heldOn.get(index) ?? '';
    player.balance += battle.stake + battle.fee;
    player.staked.set(day, (player.staked.get(day) ?? 0) - battle.stake);
    battle.heldOn.delete(index);
  }

  #close(battle: BattleModel, status: 'cancelled' | 'expired'): void {
    for (const seat of [battle.creator, battle.opponent]) if (seat !== null) this.#refund(battle, seat);
    battle.status = status;
    battle.dueAt = null;
    battle.call = null;
  }

  /** The call is over; who was called has missed it where the whole time was given. */
  #lapse(battle: BattleModel): void {
    const { call, opponent } = battle;
    if (call === null || opponent === null) return;
    if (call.until < battle.endsAt) battle.missed.add(call.by === opponent ? battle.creator : opponent);
    battle.call = null;
    battle.dueAt = battle.endsAt;
  }

  #settle(battle: BattleModel, winner: number): void {
    battle.status = 'completed';
    battle.winner = winner;
    battle.dueAt = null;
    battle.endedAt = this.now;
    this.#player(winner).balance += 2 * battle.stake;
    this.house += 2 * battle.fee;
  }

  /** Takes back what a player was paid; what is not there any more is owed, and nobody else waits for it. */
  #takeBack(index: number, cents: number): void {
    const player = this.#player(index);
    player.balance = Math.max(0, player.balance - cents);
  }

  /** Another outcome than the one that was paid: with a winner the pool is the winner's, without one all is given back. */
  #correct(battle: BattleModel, winner: number | null): void {
    const former = battle.winner ?? battle.creator;
    const other = former === battle.creator ? (battle.opponent ?? former) : battle.creator;
    if (winner === null) {
      this.#takeBack(former, battle.stake - battle.fee);
      this.#player(other).balance += battle.stake + battle.fee;
      this.house -= 2 * battle.fee;
      battle.status = 'cancelled';
    } else {
      this.#takeBack(former, 2 * battle.stake);
      this.#player(other).balance += 2 * battle.stake;
    }
    battle.winner = winner;
  }

  /** @param by who complains; null where both have had their word */
  #open(battle: BattleModel, by: number | null): void {
    battle.dispute = 'pending';
    battle.escalatesAt = this.now + 72 * HOUR;
    battle.openedAt = this.now;
    battle.answers = new Map();
    battle.words = new Map();
    if (by !== null) battle.answers.set(this.#otherThan(battle, by), this.now + 12 * HOUR);
  }

  #otherThan(battle: BattleModel, player: number): number {
    return battle.creator === player ? (battle.opponent ?? player) : battle.creator;
  }

  #dispute(battle: BattleModel, by: number | null): void {
    battle.status = 'disputed';
    battle.dueAt = null;
    this.#open(battle, by);
  }

  create(creator: number, stake: number, privacy: BattlePrivacy): Answer {
    if (stake < 5_00 || stake > 1_000_00) return 'STAKE_OUT_OF_BOUNDS';
    const fee = Math.round(stake / 20);
    const held = this.#hold(creator, stake, fee);
    if (held !== 'ok') return held;
    const due = this.now + 2 * HOUR;
    const heldOn = new Map([[creator, this.#today()]]);
    this.battles.push({
      status: 'waiting',
      privacy,
      stake,
      fee,
      creator,
      opponent: null,
      winner: null,
      endsAt: due,
      dueAt: due,
      call: null,
      missed: new Set(),
      heldOn,
      reports: [],
      dispute: null,
      escalatesAt: null,
      openedAt: 0,
      answers: new Map(),
      words: new Map(),
      wasDismissed: false,
      isDecided: false,
      endedAt: null,
      links: new Set(),
    });
    return 'ok';
  }

  join(index: number, joiner: number, code: 'none' | 'right' | 'wrong'): Answer {
    const battle = this.#battle(index);
    if (battle.creator === joiner) return 'OWN_BATTLE';
    if (battle.opponent === joiner) return 'SEAT_TAKEN';
    if (battle.privacy === 'friends' && !this.#player(battle.creator).friends.includes(joiner)) return 'NOT_FOUND';
    if (battle.privacy === 'invite' && code !== 'right') return code === 'none' ? 'NOT_FOUND' : 'INVITE_CODE_WRONG';
    if (battle.status !== 'waiting') return 'BATTLE_NOT_WAITING';
    if (battle.opponent !== null) return 'SEAT_TAKEN';
    if (this.now >= battle.endsAt) return 'BATTLE_OVER';
    if (battle.privacy === 'public' && this.#isKeptOut(joiner)) return 'NO_SHOWS';
    const held = this.#hold(joiner, battle.stake, battle.fee);
    if (held !== 'ok') return held;
    battle.opponent = joiner;
    battle.heldOn.set(joiner, this.#today());
    battle.endsAt = Math.max(battle.endsAt, this.now + 30 * MINUTE);
    battle.dueAt = battle.endsAt;
    return 'ok';
  }

  /** After the third no-show within a day, for half an hour. */
  #isKeptOut(index: number): boolean {
    const [latest, , third] = this.#player(index).noShows;
    if (latest === undefined || third === undefined) return false;
    return latest - third <= 24 * HOUR && this.now < latest + 30 * MINUTE;
  }

  #isIn(battle: BattleModel, player: number): boolean {
    return battle.creator === player || battle.opponent === player;
  }

  start(index: number, player: number): Answer {
    const battle = this.#battle(index);
    if (!this.#isIn(battle, player)) return 'NOT_A_PARTICIPANT';
    if (battle.status !== 'waiting') return 'BATTLE_NOT_WAITING';
    if (battle.opponent === null) return 'OPPONENT_MISSING';
    if (this.now >= battle.endsAt) return 'BATTLE_OVER';
    if (battle.call !== null && this.now >= battle.call.until) this.#lapse(battle);
    if (battle.call?.by === player) return 'ALREADY_READY';
    if (battle.call === null) {
      battle.call = { by: player, until: Math.min(this.now + 3 * MINUTE, battle.endsAt) };
      battle.dueAt = battle.call.until;
      return 'ok';
    }
    battle.call = null;
    battle.status = 'active';
    battle.endsAt = this.now + 3 * HOUR;
    battle.dueAt = battle.endsAt;
    return 'ok';
  }

  cancel(index: number, player: number): Answer {
    const battle = this.#battle(index);
    if (!this.#isIn(battle, player)) return 'NOT_A_PARTICIPANT';
    if (battle.status !== 'waiting') return 'BATTLE_NOT_WAITING';
    if (battle.creator === player) this.#close(battle, 'cancelled');
    else {
      this.#refund(battle, player);
      battle.opponent = null;
      battle.call = null;
      battle.missed = new Set();
      battle.endsAt = this.now + 2 * HOUR;
      battle.dueAt = battle.endsAt;
    }
    return 'ok';
  }

  report(index: number, player: number, claim: Claim): Answer {
    const battle = this.#battle(index);
    if (!this.#isIn(battle, player)) return 'NOT_A_PARTICIPANT';
    if (battle.status !== 'active' || battle.opponent === null) return 'BATTLE_NOT_ACTIVE';
    if (battle.reports.some((earlier) => earlier.player === player)) return 'ALREADY_REPORTED';
    const other = this.#otherThan(battle, player);
    const winner = claim === 'won' ? player : other;
    const [first] = battle.reports;
    battle.reports.push({ player, winner });
    if (!first) battle.dueAt = this.now + 30 * MINUTE;
    else if (first.winner === winner) this.#settle(battle, winner);
    else this.#dispute(battle, null);
    return 'ok';
  }

  /** @param link which of some recordings nobody has reported with; null without one */
  complain(index: number, player: number, link: number | null): Answer {
    const battle = this.#battle(index);
    if (!this.#isIn(battle, player)) return 'NOT_A_PARTICIPANT';
    if (battle.status === 'disputed') return 'ALREADY_DISPUTED';
    const isOver = battle.status === 'completed';
    if (battle.status !== 'active' && !isOver) return 'BATTLE_NOT_ACTIVE';
    if (isOver && this.now - (battle.endedAt ?? 0) > 24 * HOUR) return 'DISPUTE_TOO_LATE';
    if (isOver && battle.escalatesAt !== null) return 'ALREADY_DISPUTED';
    if (isOver && battle.dispute === 'escalated') return 'ALREADY_DISPUTED';
    if (isOver && battle.isDecided) return 'DISPUTE_DECIDED';
    if (battle.wasDismissed && (link === null || battle.links.has(link))) return 'NEW_EVIDENCE_REQUIRED';
    if (link !== null) battle.links.add(link);
    if (isOver) this.#open(battle, player);
    else this.#dispute(battle, player);
    if (link !== null) battle.words.set(player, 1);
    return 'ok';
  }

  /** @param isNew whether something is shown or said; otherwise there is nothing to add */
  speak(index: number, player: number, isNew: boolean): Answer {
    const battle = this.#battle(index);
    if (battle.dispute === null || !this.#isIn(battle, player)) return 'NOT_FOUND';
    if (battle.dispute === 'resolved') return 'DISPUTE_DECIDED';
    const spoken = battle.words.get(player) ?? 0;
    const isOpen = this.now < battle.openedAt + 24 * HOUR;
    if (isNew && spoken === 10) return 'LIST_FULL';
    if (isNew && !isOpen && (battle.answers.get(player) ?? 0) <= this.now) return 'EVIDENCE_CLOSED';
    battle.answers.delete(player);
    if (!isNew) return 'ok';
    battle.words.set(player, spoken + 1);
    if (isOpen) battle.answers.set(this.#otherThan(battle, player), this.now + 12 * HOUR);
    return 'ok';
  }

  decide(index: number, judge: number, action: DisputeAction, named: number | null): Answer {
    const battle = this.#battle(index);
    const { rank } = this.#player(judge);
    if (rank === 'player') return 'FORBIDDEN';
    if (battle.dispute === null) return 'NOT_FOUND';
    if (this.#isIn(battle, judge)) return 'OWN_DISPUTE';
    if (battle.dispute === 'resolved') return 'DISPUTE_DECIDED';
    if (battle.dispute === 'escalated' && rank !== 'senior') return 'SENIOR_ONLY';
    const isOver = battle.status === 'completed';
    const first = isOver ? battle.winner : (battle.reports[0]?.winner ?? null);
    const loser = first === null ? null : first === battle.creator ? battle.opponent : battle.creator;
    if (action === 'escalate') {
      if (battle.dispute === 'escalated') return 'BAD_INPUT';
      battle.dispute = 'escalated';
      battle.escalatesAt = null;
      return 'ok';
    }
    const winner = first ?? named;
    if (action === 'overturn' && loser === null) return 'NO_STANDING_RESULT';
    if (action === 'confirm' && (winner === null || !this.#isIn(battle, winner))) return 'WINNER_REQUIRED';
    if ([...battle.answers.values()].some((until) => this.now < until)) return 'ANSWER_DUE';
    if (action === 'overturn' && loser !== null) {
      if (isOver) this.#correct(battle, loser);
      else this.#settle(battle, loser);
    } else if (action === 'confirm' && winner !== null) {
      if (!isOver) this.#settle(battle, winner);
    } else if (action === 'void') {
      if (isOver) this.#correct(battle, null);
      else this.#close(battle, 'cancelled');
    } else if (isOver) {
      // What was paid stands.
    } else if (first !== null) this.#settle(battle, first);
    else {
      battle.status = 'active';
      battle.endsAt = this.now + 3 * HOUR;
      battle.dueAt = battle.endsAt;
    }
    battle.dispute = 'resolved';
    battle.escalatesAt = null;
    battle.wasDismissed ||= action === 'dismiss';
    battle.isDecided = action !== 'dismiss';
    return 'ok';
  }

  passDeadlines(): void {
    for (const battle of this.battles) {
      if (battle.escalatesAt !== null && this.now >= battle.escalatesAt) {
        battle.dispute = 'escalated';
        battle.escalatesAt = null;
      }
      if (battle.dueAt === null || this.now < battle.dueAt) continue;
      const [first] = battle.reports;
      if (battle.call !== null && this.now < battle.endsAt) this.#lapse(battle);
      else if (battle.status === 'waiting') {
        this.#lapse(battle);
        for (const player of battle.missed) this.#player(player).noShows.unshift(this.now);
        this.#close(battle, 'expired');
      } else if (first) this.#settle(battle, first.winner);
      else this.#close(battle, 'cancelled');
    }
  }

  /** The next instant at which the server acts by itself or an answer comes too late; null when nothing is due. */
  nextDue(): number | null {
    const due = this.battles.flatMap(({ dueAt, escalatesAt }) => [dueAt, escalatesAt]).filter((at) => at !== null);
    for (const { answers } of this.battles) due.push(...[...answers.values()].filter((until) => until > this.now));
    return due.length === 0 ? null : Math.min(...due);
  }
}
