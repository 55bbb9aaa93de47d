import { z } from 'zod';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { EventType } from '../../domain/shared/events.ts';
import { BATTLE_EVENTS, BATTLE_STATUSES, MODE_TITLES, isPlayer } from '../../domain/battles/battle.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { type BattleView, listOpen } from '../../db/battles/battle.queries.ts';
import { actorOf } from '../kernel/context.ts';
import { InstantText, Money } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { STEP_ACTIONS, nextStep } from '../../domain/battles/next-step.ts';
import { phraseWords } from '../../domain/shared/contest-phrases.ts';
import { findBattle } from './find-battle.ts';
import { loadReports } from './load-reports.ts';

/** The newest open battles; older ones are reached through GraphQL pages. */
const BATTLES_MAX = 100;

/** What changes the list of open battles, or a player in it. */
export const OPEN_UNTIL: readonly EventType[] = [
  ...BATTLE_EVENTS,
  'account.renamed',
  'account.avatar-changed',
  'account.look-changed',
  'account.region-chosen',
];

const BATTLE = {
  id: z.string(),
  gameTitle: z.enum(Object.values(GAME_TITLES)),
  gameMode: z.enum(Object.values(MODE_TITLES)),
  wagerAmount: Money.describe('What each player puts in.'),
  endTime: InstantText.nullable().describe('When the open seat or the running battle ends.'),
  status: z.enum(BATTLE_STATUSES),
} as const;

/** EN-01: money as a decimal string, the end as an ISO instant. */
const commonFields = (view: BattleView) => ({
  id: view.id,
  gameTitle: GAME_TITLES[view.game],
  gameMode: MODE_TITLES[view.mode],
  wagerAmount: decimalOf(view.stakeCents),
  endTime: view.endsAt === null ? null : new Date(view.endsAt).toISOString(),
  status: view.status,
});

export const battleRoutes: readonly RestRoute[] = [
  route({
    // RE-07; the same for every member, so the opponent is whoever one would meet: the creator while the seat is open
    method: 'GET',
    path: '/api/battles',
    operation: 'listOpenBattles',
    summary: 'Battles with an open seat',
    description: `The newest ${BATTLES_MAX}; older ones are reached over GraphQL.`,
    access: 'member',
    scope: 'battles:read',
    sharedUntil: OPEN_UNTIL,
    answers: z.array(z.strictObject({ ...BATTLE, opponentName: z.string().describe('Whom one would play against.') })),
    refusals: [],
    async answer({ deps }) {
      const views = await listOpen(deps.db.read, BATTLES_MAX, null);
      return views.map((view) => ({ ...commonFields(view), opponentName: view.opponentName ?? view.creatorName }));
    },
  }),
  route({
    // RE-10
    method: 'GET',
    path: '/api/battles/:id',
    operation: 'readBattle',
    summary: 'A battle that you may see',
    params: { id: 'The id of the battle.' },
    access: 'own',
    scope: 'battles:read',
    answers: z.strictObject({
      ...BATTLE,
      opponentName: z.string().nullable().describe('The other player; null while the seat is open.'),
      result: z.enum(['win', 'loss']).nullable().describe('Yours; null without one.'),
      nextStep: z
        .strictObject({
          action: z.enum(STEP_ACTIONS).nullable().describe('What you can do; null for nothing.'),
          says: z.string().describe('How the battle stands for you, as people read it.'),
          until: InstantText.nullable().describe('When that is over by itself.'),
        })
        .describe('What comes next for you.'),
    }),
    refusals: [],
    async answer(context, { params }) {
      const actor = actorOf(context);
      const view = await findBattle(context.deps, actor, params.id, null);
      if (!view) throw new Refused('NOT_FOUND');
      const reports = view.status === 'active' ? await loadReports(context, view.id) : [];
      const { action, phrase, until } = nextStep(view, reports, actor.userId, context.deps.now());
      const isOver = view.winnerId !== null && isPlayer(view, actor.userId);
      return {
        ...commonFields(view),
        opponentName: view.creatorId === actor.userId ? view.opponentName : view.creatorName,
        result: isOver ? (view.winnerId === actor.userId ? ('win' as const) : ('loss' as const)) : null,
        nextStep: {
          action,
          says: phraseWords(phrase),
          until: until === null ? null : new Date(until).toISOString(),
        },
      };
    },
  }),
];
