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
  announce,
  stakeOf,
  tournamentSubject,
} from '../../domain/tournaments/tournament.ts';
import { tournamentTerms } from '../../domain/tournaments/tournaments.schemas.ts';
import { lockUser } from '../../db/accounts/index.ts';
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
      const { role, isVerifiedCreator } = organiser;
      if (terms.kind === 'premium' && !isVerifiedCreator && !isStaff(role)) throw new Refused('FORBIDDEN');
      if (organised >= ORGANISED_MAX) throw new Refused('LIST_FULL', { data: { max: ORGANISED_MAX } });
      must(acceptTerms(terms, { minCents: settings.minStakeCents, maxCents: settings.maxStakeCents }, at));
      await judgeNotice(tx, organiser, wordsOf(terms), at);
      const drawSecret = terms.seeding === 'drawn' ? deps.randomBytes(SECRET_BYTES).toString('hex') : null;
      await insertTournament(tx, {
        ...terms,
        id,
        organiserId: userId,
        status: 'draft',
        feeCents: stakeOf(terms).fee,
        drawSecret,
        drawHash: drawSecret === null ? null : drawHashOf(drawSecret),
        entryCode: terms.privacy === 'code' || terms.isExclusive ? randomCode(deps, ENTRY_CODE_LENGTH) : null,
        dueAt: at + DRAFT_LIFE,
        createdAt: at,
      });
    });
  };
  return sayJudged(deps, sayingOf('terms', id, actor, wordsOf(terms)), () => deps.db.transact(write));
}

/**
 * Makes a draft public, from where its terms stand, and holds what its organiser adds to the pool: nobody reads of prize
 * money that does not lie in escrow. Answers its id.
 * @throws Refused NOT_FOUND, TOURNAMENT_NOT_DRAFT, TIMES_IMPOSSIBLE, MESSAGE_BLOCKED, IDEMPOTENCY_KEY_REUSED, and those of
 * `holdGuarantee`
 */
export async function announceTournament(deps: Deps, actor: Actor, key: string, id: string): Promise<string> {
  const { userId } = actor;
  const draft = await readTournament(deps.db.read, id);
  const write = async (tx: Tx): Promise<string> => {
    const at = deps.now();
    const call = { userId, key, operation: 'announceTournament', payload: id, answerId: id, at };
    const ask = () => together([lockUser(tx, userId), lockTournament(tx, id)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      const user = inStanding(account);
      if (row?.organiserId !== userId) throw new Refused('NOT_FOUND');
      const stage = must(announce(row, at));
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
