import { ArgsType, Field } from 'type-graphql';
import { SEARCH_MAX } from '../../domain/shared/search.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Region } from '../../domain/shared/regions.ts';
import type { OpenFilter } from '../../db/battles/battle.queries.ts';
import { PageArgs } from '../schema/connection.ts';
import { BattleGameEnum, RegionEnum } from '../schema/enums.ts';
import { Cents } from '../schema/scalars.ts';
import { BattleSortEnum } from './battle.enums.ts';

@ArgsType()
export class OpenBattlesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `In the title or the creator’s name, whatever its case; at most ${SEARCH_MAX} characters.`,
  })
  search?: string | null;

  @Field(() => BattleGameEnum, { nullable: true, description: 'Only battles in this game.' })
  game?: BattleGame | null;

  @Field(() => Cents, { nullable: true, description: 'The least stake.' })
  minStakeCents?: number | null;

  @Field(() => Cents, { nullable: true, description: 'The largest stake.' })
  maxStakeCents?: number | null;

  @Field(() => RegionEnum, { nullable: true, description: 'Where the creator is at home.' })
  region?: Region | null;

  @Field(() => BattleSortEnum, { defaultValue: 'newest', description: 'How they are ordered.' })
  sort: OpenFilter['sort'] = 'newest';
}

/** What the caller wants to see; null for everything, newest first. @throws Refused BAD_INPUT for a search too long */
export function filterOf(args: OpenBattlesArgs): OpenFilter | null {
  const text = args.search?.trim() ?? '';
  if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
  const { game = null, minStakeCents = null, maxStakeCents = null, region = null, sort } = args;
  const filter = { text, game, minStakeCents, maxStakeCents, region, sort };
  const isWhole = [text || null, game, minStakeCents, maxStakeCents, region].every((part) => part === null);
  return isWhole && sort === 'newest' ? null : filter;
}
