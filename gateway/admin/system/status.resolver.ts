import { Ctx, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import { STATUS_DAYS, uptimePercent } from '../../../domain/shared/status.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { listOutages, listStatusDays } from '../../../db/admin/status.queries.ts';
import { listOpenMaintenances, listPastMaintenances } from '../../../db/settings/maintenance.queries.ts';
import type { Context } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Instant } from '../../schema/scalars.ts';
import { type IncidentKind, IncidentKindEnum } from '../admin.enums.ts';

/** So many incidents of each kind are told. */
const INCIDENTS = 20;

@Access('member')
@ObjectType({ description: 'How a UTC day went, as far as it was watched.' })
export class PlatformDay {
  @Field(() => String, { description: '`YYYY-MM-DD`, UTC.' })
  day!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent without an outage; null where all of it was maintenance.',
  })
  uptime!: number | null;

  @Field(() => Float, { description: 'Milliseconds of outages.' })
  downMs!: number;

  @Field(() => Float, { description: 'Milliseconds of maintenance.' })
  maintenanceMs!: number;
}

@Access('member')
@ObjectType({ description: 'An outage, or a maintenance that began.' })
export class Incident {
  @Field(() => IncidentKindEnum, { description: 'Which of the two, and with it what was affected.' })
  kind!: IncidentKind;

  @Field(() => Instant, { description: 'When it began.' })
  startedAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was over; null while it goes on.' })
  endedAt!: number | null;

  @Field(() => String, { description: 'Of a maintenance that was announced to all; may be empty.' })
  reason!: string;
}

@Access('member')
@ObjectType({ description: 'How the platform has been over the last 90 days, as its servers wrote it down.' })
export class PlatformStatus {
  @Field(() => Float, {
    nullable: true,
    description: 'Percent without an outage; null before anything was written down.',
  })
  uptime!: number | null;

  @Listed(STATUS_DAYS)
  @Field(() => [PlatformDay], { description: 'Days that were watched, the oldest first.' })
  days!: PlatformDay[];

  @Listed(2 * INCIDENTS)
  @Field(() => [Incident], { description: 'The latest of each kind, newest first.' })
  incidents!: Incident[];
}

function readStatus({ db, now }: Deps): Promise<PlatformStatus> {
  const first = utcDay(now() - (STATUS_DAYS - 1) * DAY);
  const since = Date.parse(`${first}T00:00:00Z`);
  return db.snapshot(async (read) => {
    const [days, outages, open, past] = await Promise.all([
      listStatusDays(read, first),
      listOutages(read, since, INCIDENTS),
      listOpenMaintenances(read),
      listPastMaintenances(read, since, INCIDENTS),
    ]);
    const maintenances = [
      ...open.map((one) => ({ ...one, endedAt: null })),
      ...past.map((one) => ({ ...one, endedAt: one.changedAt })),
    ]
      // What was announced has not begun; of what ended before it was written down, nobody knows when it had begun.
      .flatMap(({ beganAt, endedAt, notifiesAll, reason }) =>
        beganAt === null
          ? []
          : [{ kind: 'maintenance' as const, startedAt: beganAt, endedAt, reason: notifiesAll ? reason : '' }],
      );
    return {
      uptime: uptimePercent(days),
      days: days.map((day) => ({ ...day, uptime: uptimePercent([day]) })),
      incidents: [
        ...outages.map((outage) => ({ ...outage, kind: 'outage' as const, reason: '' })),
        ...maintenances,
      ].toSorted((a, b) => b.startedAt - a.startedAt),
    };
  });
}

@Resolver()
export class StatusResolver {
  @Access('member')
  @Query(() => PlatformStatus, { description: 'How the platform has been over the last 90 days.' })
  platformStatus(@Ctx() { deps }: Context): Promise<PlatformStatus> {
    return readStatus(deps);
  }
}
