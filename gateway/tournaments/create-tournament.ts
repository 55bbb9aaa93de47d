import { isStaff } from '../../domain/accounts/roles.ts';
import type { Region } from '../../domain/shared/regions.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import {
  DRAFT_LIFE,
  ENTRY_CODE_LENGTH,
  type SEEDINGS,
  type Terms,
  type TOURNAMENT_PRIVACIES,
  acceptTerms,
  agreeToGuarantee,
  announce,
  editDraft,
  stakeOf,
  tournamentSubject,
} from '../../domain/tournaments/tournament.ts';
import { tournamentTerms } from '../../domain/tournaments/tournaments.schemas.ts';
import { type User, lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { together } from '../../db/client/together.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { drawHashOf } from '../../db/tournaments/draw-seeds.ts';
import {
  countOrganised,
  insertTournament,
  lockTournament,
  readTournament,
  updateTournament,
} from '../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../db/tournaments/tournament.table.ts';
import { holdGuarantee } from '../../db/wallet/index.ts';
import { inStanding } from '../accounts/index.ts';
import { judgeNotice, sayJudged } from '../chat/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { onceOver } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { sayingOf } from './talk/keep-blocked.ts';
import { tellAll } from './talk/tell-tournament.ts';

/** Tournaments that are not over, of one organiser. */
export const ORGANISED_MAX = 20;
const SECRET_BYTES = 32;

export interface TournamentInput extends Terms {
  readonly title: string;
  readonly rules: string;
  readonly game: BattleGame;
  readonly seeding: (typeof SEEDINGS)[number];
  readonly privacy: (typeof TOURNAMENT_PRIVACIES)[number];
  readonly region: Region | null;
}

/** What everybody reads of its terms in the organiser's own words. */
const wordsOf = ({ title, rules }: Pick<TournamentInput, 'title' | 'rules'>) => ({ title, rules });

type Organiser = Pick<User, 'role' | 'isVerifiedCreator'>;

/** Premium listings are made by verified creators and by staff (BG-24). @throws Refused FORBIDDEN */
function mayMake({ role, isVerifiedCreator }: Organiser, { kind }: Pick<Terms, 'kind'>): void {
  if (kind === 'premium' && !isVerifiedCreator && !isStaff(role)) throw new Refused('FORBIDDEN');
}

/** What a row holds of its terms. What was drawn or handed out before stays as it was while the terms still need it. */
function rowOf(
  deps: Deps,
  terms: TournamentInput,
  former: Pick<TournamentRow, 'drawSecret' | 'entryCode'>,
): TournamentInput & Pick<TournamentRow, 'feeCents' | 'drawSecret' | 'drawHash' | 'entryCode'> {
  const needsCode = terms.privacy === 'code' || terms.isExclusive;
  const drawSecret =
    terms.seeding === 'drawn' ? (former.drawSecret ?? deps.randomBytes(SECRET_BYTES).toString('hex')) : null;
  return {
    ...terms,
    feeCents: stakeOf(terms).fee,
    drawSecret,
    drawHash: drawSecret === null ? null : drawHashOf(drawSecret),
    entryCode: needsCode ? (former.entryCode ?? randomCode(deps, ENTRY_CODE_LENGTH)) : null,
  };
}

/**
 * Stores a draft that its organiser alone sees; takes no money. Answers its id (BG-21). Premium listings are made by
 * verified creators and by staff (BG-24).
 * @throws Refused BAD_INPUT, FORBIDDEN, STAKE_OUT_OF_BOUNDS, CAPACITY_IMPOSSIBLE, TIMES_IMPOSSIBLE, LIST_FULL,
 * MESSAGE_BLOCKED, IDEMPOTENCY_KEY_REUSED
 */
export async function createTournament(deps: Deps, actor: Actor, key: string, input: TournamentInput): Promise<string> {
  const { userId } = actor;
  const terms = readInput(tournamentTerms, input);
  const id = deps.newId();
  const write = async (tx: Tx): Promise<string> => {
    const at = deps.now();
    const call = { userId, key, operation: 'createTournament', payload: terms, answerId: id, at };
    // Locked, as what is counted is the account's.
    const ask = () => together([lockUser(tx, userId), readSettings(tx), countOrganised(tx, userId)]);
    return onceOver(tx, call, ask, async ([user, settings, organised]) => {
      const organiser = inStanding(user);
      mayMake(organiser, terms);
      if (organised >= ORGANISED_MAX) throw new Refused('LIST_FULL', { data: { max: ORGANISED_MAX } });
      must(acceptTerms(terms, { minCents: settings.minStakeCents, maxCents: settings.maxStakeCents }, at));
      await judgeNotice(tx, organiser, wordsOf(terms), at);
      await insertTournament(tx, {
        ...rowOf(deps, terms, { drawSecret: null, entryCode: null }),
        id,
        organiserId: userId,
        status: 'draft',
        dueAt: at + DRAFT_LIFE,
        createdAt: at,
      });
    });
  };
  return sayJudged(deps, sayingOf('terms', id, actor, wordsOf(terms)), () => deps.db.transact(write));
}

/**
 * Gives the own draft other terms, all of them; takes no money. A draft that is worked on is kept as long again. Answers
 * its id.
 * @throws Refused NOT_FOUND, TOURNAMENT_NOT_DRAFT, BAD_INPUT, FORBIDDEN, STAKE_OUT_OF_BOUNDS, CAPACITY_IMPOSSIBLE,
 * TIMES_IMPOSSIBLE, MESSAGE_BLOCKED, IDEMPOTENCY_KEY_REUSED
 */
export async function editTournament(
  deps: Deps,
  actor: Actor,
  key: string,
  { id, ...input }: TournamentInput & { readonly id: string },
): Promise<string> {
  const { userId } = actor;
  const terms = readInput(tournamentTerms, input);
  const write = async (tx: Tx): Promise<string> => {
    const at = deps.now();
    const call = { userId, key, operation: 'editTournament', payload: { id, terms }, answerId: id, at };
    const ask = () => together([lockUser(tx, userId), readSettings(tx), lockTournament(tx, id)]);
    return onceOver(tx, call, ask, async ([user, settings, row]) => {
      const organiser = inStanding(user);
      if (row?.organiserId !== userId) throw new Refused('NOT_FOUND');
      const bounds = { minCents: settings.minStakeCents, maxCents: settings.maxStakeCents };
      const stage = must(editDraft(row, terms, bounds, at));
      mayMake(organiser, terms);
      await judgeNotice(tx, organiser, wordsOf(terms), at);
      await updateTournament(tx, id, { ...rowOf(deps, terms, row), ...stage });
    });
  };
  return sayJudged(deps, sayingOf('terms', id, actor, wordsOf(terms)), () => deps.db.transact(write));
}

/**
 * Makes a draft public, from where its terms stand, and holds what its organiser adds to the pool: nobody reads of prize
 * money that does not lie in escrow. `agreedCents` is what the organiser lets be held at most, as a draft may have been
 * edited since it was read; null for whatever it says. Answers its id.
 * @throws Refused NOT_FOUND, TOURNAMENT_NOT_DRAFT, DRAFT_CHANGED, TIMES_IMPOSSIBLE, MESSAGE_BLOCKED,
 * IDEMPOTENCY_KEY_REUSED, and those of `holdGuarantee`
 */
export async function announceTournament(
  deps: Deps,
  actor: Actor,
  key: string,
  id: string,
  agreedCents: number | null = null,
): Promise<string> {
  const { userId } = actor;
  const draft = await readTournament(deps.db.read, id);
  const write = async (tx: Tx): Promise<string> => {
    const at = deps.now();
    const call = { userId, key, operation: 'announceTournament', payload: { id, agreedCents }, answerId: id, at };
    const ask = () => together([lockUser(tx, userId), lockTournament(tx, id)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      const user = inStanding(account);
      if (row?.organiserId !== userId) throw new Refused('NOT_FOUND');
      const stage = must(announce(row, at));
      must(agreeToGuarantee(row, agreedCents));
      // The rules may have changed since the draft was made.
      await judgeNotice(tx, user, wordsOf(row), at);
      await updateTournament(tx, id, stage);
      const context = { at, actorId: userId, newId: deps.newId };
      if (row.guaranteeCents > 0)
        await holdGuarantee(tx, tournamentSubject(row), { staker: user, stake: row.guaranteeCents }, context);
      await tellAll(tx, { ...row, ...stage }, 'tournament.announced', context);
    });
  };
  const said = sayingOf('terms', id, actor, draft ? wordsOf(draft) : {});
  return sayJudged(deps, said, () => deps.db.transact(write));
}
