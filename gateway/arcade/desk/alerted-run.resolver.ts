import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { StaffAlert } from '../../wallet/index.ts';
import { AlertedArcadeRun } from './alerted-run.types.ts';
import { readAlertedRuns } from './read-alerted-runs.ts';

@Resolver(() => StaffAlert)
export class AlertedRunResolver {
  @Access('staff')
  @Listed(2)
  @FieldResolver(() => [AlertedArcadeRun], {
    description:
      'The runs of the arcade that it is about: one, or both of a held win. Empty for other alerts, and for whoever plays there.',
  })
  arcadeRuns(@Ctx() context: Context, @Root() { kind, subject }: StaffAlert): Promise<AlertedArcadeRun[]> {
    return context.deps.db.snapshot((read) => readAlertedRuns(read, actorOf(context), { kind, subject }));
  }
}
