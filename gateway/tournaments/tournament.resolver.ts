import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { type ListStage, listKeyOf } from '../../domain/tournaments/list-order.ts';
import { CAPACITY_MAX, type FormatKind, type TournamentStatus } from '../../domain/tournaments/tournament.ts';
import type { Reader } from '../../db/client/database.ts';
import { listAnnouncements, listLog } from '../../db/tournaments/tournament-log.queries.ts';
import {
  type TournamentFilter,
  type TournamentView,
  listTournaments,
  listTournamentsOf,
} from '../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../db/tournaments/tournament.table.ts';
import { playerOf } from '../accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { TournamentAnnouncement } from './talk/announcement.types.ts';
import { matchPlaceOf } from './bracket/contest-id.ts';
import { TournamentBracket, TournamentMatch, TournamentStandings } from './bracket/bracket.types.ts';
import { TournamentEntrant, TournamentLineup } from './entry/entrant.types.ts';
import { hideOrganiser } from './hide-players.ts';
import {
  findTournament,
  readBracketPage,
  readEntrants,
  readMatchPage,
  readOwnLineup,
  readStandings,
  withOwnStatus,
} from './read-tournament.ts';
import { cursorOf, listKeyAfter } from './list-cursor.ts';
import {
  TournamentFormatEnum,
  TournamentKindEnum,
  TournamentStageEnum,
  TournamentStatusEnum,
} from './tournament.enums.ts';
import { Tournament, TournamentConnection, toTournament } from './tournament.types.ts';
import { TournamentLogConnection, type TournamentLogEntry } from './talk/tournament-log.types.ts';

const MINE_MAX = 50;
const SEARCH_MAX = 80;
/** On the page of a tournament; whatever is older is no news. */
const ANNOUNCEMENTS_SHOWN = 3;

@ArgsType()
export class TournamentsArgs extends PageArgs {
  @Field(() => TournamentKindEnum, { description: 'Which list is read.' })
  kind!: TournamentRow['kind'];

  @Field(() => String, { nullable: true, description: 'In the title, whatever its case.' })
  search?: string | null;

  @Field(() => BattleGameEnum, { nullable: true, description: 'Only those played in this game; null for all.' })
  game?: BattleGame | null;

  @Field(() => TournamentFormatEnum, { nullable: true, description: 'Only those of this format; null for all.' })
  format?: FormatKind | null;

  @Field(() => [TournamentStatusEnum], {
    nullable: true,
    description: 'Only those that stand at one of these; null for all. Drafts and cancelled ones are never listed.',
  })
  statuses?: TournamentStatus[] | null;

  @Field(() => TournamentStageEnum, { nullable: true, description: 'Only those of one stage; null for all.' })
  stage?: ListStage | null;
}

const filterOf = ({ kind, search, game, format, statuses, stage }: TournamentsArgs): TournamentFilter => ({
  kind,
  text: (search ?? '').trim().slice(0, SEARCH_MAX),
  game: game ?? null,
  format: format ?? null,
  statuses: statuses ?? null,
  stage: stage ?? null,
});

const CODE = { nullable: true, description: 'For a tournament that is for those who know it.' } as const;

/** @throws Refused NOT_FOUND for what the caller may not see */
async function found(context: Context, reader: Reader, id: string, code?: string | null): Promise<TournamentView> {
  const view = await findTournament(reader, context.caller.actor, id, code ?? null);
  if (!view) throw new Refused('NOT_FOUND');
  return view;
}

/** As the caller sees it, who may be a visitor. */
async function seeTournament({ caller }: Context, reader: Reader, view: TournamentView): Promise<Tournament> {
  if (caller.actor === null) return hideOrganiser(reader, toTournament(view, null, null));
  const [one] = await withOwnStatus(reader, caller.actor, [view]);
  return one ?? notHere(view);
}

@Resolver()
export class TournamentResolver {
  @Access('own')
  @Query(() => TournamentLineup, {
    nullable: true,
    description:
      'The line-up in which the caller plays a tournament, or is asked to; null without one. Refusals: NOT_FOUND.',
  })
  tournamentLineup(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<TournamentLineup | null> {
    return context.deps.db.snapshot(async (reader) =>
      readOwnLineup(reader, actorOf(context), await found(context, reader, id, code)),
    );
  }

  /** BG-20, BG-21 */
  @Scope('public')
  @Access('own')
  @Query(() => TournamentConnection, {
    description:
      'Public tournaments: first those that can be entered, then those to come, those that run and those that are over, of each the newest first.',
  })
  tournaments(
    @Ctx() context: Context,
    @Args(() => TournamentsArgs) args: TournamentsArgs,
  ): Promise<Connection<Tournament>> {
    const first = pageSize(args.first);
    const past = listKeyAfter(args.after);
    return context.deps.db.snapshot(async (reader) => {
      const views = await listTournaments(reader, filterOf(args), first + 1, past);
      const rows = await withOwnStatus(reader, actorOf(context), views);
      return toConnection(
        views.map((view, n) => ({ view, row: rows[n] })),
        args,
        ({ view }) => cursorOf(listKeyOf(view)),
        ({ view, row }) => row ?? notHere(view),
      );
    });
  }

  @Access('own')
  @Listed(MINE_MAX)
  @Query(() => [Tournament], {
    description: 'What the caller organises or takes part in and is not over, newest first.',
  })
  myTournaments(@Ctx() context: Context): Promise<Tournament[]> {
    const actor = actorOf(context);
    return context.deps.db.snapshot(async (reader) =>
      withOwnStatus(reader, actor, await listTournamentsOf(reader, actor.userId, MINE_MAX)),
    );
  }

  @Scope('public')
  @Access('anyone')
  @FindsNode()
  @Query(() => Tournament, {
    nullable: true,
    description: 'A tournament that the caller may see; visitors see those that are public. Refusals: NOT_FOUND.',
  })
  tournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<Tournament> {
    return context.deps.db.snapshot(async (reader) =>
      seeTournament(context, reader, await found(context, reader, id, code)),
    );
  }

  @Scope('public')
  @Access('anyone')
  @Listed(CAPACITY_MAX)
  @Query(() => [TournamentEntrant], {
    description: 'Who takes part, waits or was not there: by seed, then by when they entered. Refusals: NOT_FOUND.',
  })
  tournamentEntrants(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<TournamentEntrant[]> {
    return context.deps.db.snapshot(async (reader) => {
      const view = await found(context, reader, id, code);
      return readEntrants(reader, context.caller.actor, view);
    });
  }

  @Scope('public')
  @Access('anyone')
  @Query(() => TournamentBracket, {
    description: 'The bracket as of one moment; empty before the start. Refusals: NOT_FOUND.',
  })
  tournamentBracket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<TournamentBracket> {
    return context.deps.db.snapshot(async (reader) =>
      readBracketPage(reader, context.caller.actor, await found(context, reader, id, code)),
    );
  }

  @Scope('public')
  @Access('anyone')
  @Query(() => TournamentStandings, { description: 'Tables, places and prizes as they stand. Refusals: NOT_FOUND.' })
  tournamentStandings(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<TournamentStandings> {
    return context.deps.db.snapshot(async (reader) => readStandings(reader, await found(context, reader, id, code)));
  }

  @Scope('public')
  @Access('anyone')
  @FindsNode(matchPlaceOf)
  @Query(() => TournamentMatch, {
    nullable: true,
    description:
      'A match with its meeting; visitors see those of public tournaments, and keys what an onlooker does. Refusals: NOT_FOUND.',
  })
  async tournamentMatch(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('match', () => Int, { description: 'The match, as in `BracketMatch.match`.' }) match: number,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<TournamentMatch> {
    const view = await found(context, context.deps.db.read, id, code);
    const page = await readMatchPage(context.deps, context.caller.actor, view, match);
    if (!page) throw new Refused('NOT_FOUND');
    return page;
  }

  @Scope('public')
  @Access('anyone')
  @Listed(ANNOUNCEMENTS_SHOWN)
  @Query(() => [TournamentAnnouncement], {
    description: `The last ${ANNOUNCEMENTS_SHOWN} announcements, newest first; all of them are among the decisions. Empty for a tournament that the caller may not see.`,
  })
  tournamentAnnouncements(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<TournamentAnnouncement[]> {
    const isVisitor = context.caller.actor === null;
    return context.deps.db.snapshot(async (reader) => {
      const view = await findTournament(reader, context.caller.actor, id, code ?? null);
      if (!view) return [];
      const rows = await listAnnouncements(reader, view.id, ANNOUNCEMENTS_SHOWN);
      return rows.map(({ byId, byName, byAvatarId, ...row }) => ({
        ...row,
        by: isVisitor ? null : playerOf({ id: byId, username: byName, avatarId: byAvatarId }),
      }));
    });
  }

  @Scope('public')
  @Access('own')
  @Query(() => TournamentLogConnection, {
    description: 'Every decision with its reason, newest first. Refusals: NOT_FOUND.',
  })
  tournamentLog(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('code', () => String, CODE) code?: string | null,
  ): Promise<Connection<TournamentLogEntry>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    return context.deps.db.snapshot(async (reader) => {
      const view = await found(context, reader, id, code);
      const rows = await listLog(reader, view.id, first + 1, key && { at: key[0], id: key[1] });
      return toConnection(
        rows,
        page,
        (row) => [row.at, row.id],
        ({ byId, byName, byAvatarId, ...row }) => ({
          ...row,
          reason: row.withdrawnAt === null || isStaff(actorOf(context).role) ? row.reason : '',
          by: playerOf({ id: byId, username: byName, avatarId: byAvatarId }),
        }),
      );
    });
  }
}

function notHere({ id }: TournamentView): never {
  throw new Error(`${id} was lost between two reads`);
}

@Resolver(() => TournamentMatch)
export class MatchTournamentResolver {
  @Access('anyone')
  @FieldResolver(() => Tournament, {
    nullable: true,
    description: 'The tournament of `tournamentId`; null where the caller may see it only with its code.',
  })
  tournament(@Ctx() context: Context, @Root() { tournamentId }: TournamentMatch): Promise<Tournament | null> {
    return context.deps.db.snapshot(async (reader) => {
      const view = await findTournament(reader, context.caller.actor, tournamentId, null);
      return view && seeTournament(context, reader, view);
    });
  }
}
