import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ErrandState, OperationKind, OperationState } from '../../domain/admin/operations.ts';
import type { ServerState } from '../../domain/admin/servers.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';
import {
  ErrandStateEnum,
  OperationKindEnum,
  OperationOfOneEnum,
  OperationStateEnum,
  ServerStateEnum,
} from './admin.enums.ts';
import type { OperationOfOne } from './run-operation.ts';

@Access('administrator')
@ObjectType({ description: 'What comes in and goes out of a machine, in MB/s; null where it does not tell.' })
export class ServerNetwork {
  @Field(() => Float, { nullable: true })
  incoming!: number | null;

  @Field(() => Float, { nullable: true })
  outgoing!: number | null;
}

@Access('administrator')
@ObjectType({
  description: 'A gateway as it measured itself last (EN-63); percentages are null where the machine does not tell.',
})
export class Server {
  @Field(() => ID, { description: 'As the operator calls it.' })
  id!: string;

  @Field(() => String, { description: 'Of the machine.' })
  name!: string;

  @Field(() => String)
  region!: string;

  @Field(() => String)
  version!: string;

  @Field(() => Boolean, { description: 'Of the demo data set: no process is behind it.' })
  isSample!: boolean;

  @Field(() => Boolean, { description: 'Whether somebody starts it again when it ends for that.' })
  isSupervised!: boolean;

  @Field(() => ServerStateEnum)
  status!: ServerState;

  @Field(() => Float, { nullable: true, description: 'Percent of the last 30 days, as far as it is known so long.' })
  uptime!: number | null;

  @Field(() => Int, { nullable: true })
  cpu!: number | null;

  @Field(() => Int, { nullable: true })
  memory!: number | null;

  @Field(() => Int, { nullable: true })
  disk!: number | null;

  @Field(() => ServerNetwork)
  network!: ServerNetwork;

  @Field(() => Int, { description: 'Milliseconds that its process is late in answering to itself.' })
  loopDelayMs!: number;

  @Field(() => Int, { description: 'Jobs that are due, up to 1,000.' })
  jobsDue!: number;

  @Field(() => Int, { description: 'Events that the slowest subscriber has not had.' })
  eventsBehind!: number;

  @Field(() => Instant)
  startedAt!: number;

  @Field(() => String, { description: 'When it was read last, in words.' })
  lastCheck!: string;
}

@Access('administrator')
@ObjectType({ description: 'How the platform runs.' })
export class SystemHealth {
  @Field(() => [Server])
  servers!: Server[];

  @Field(() => Int)
  online!: number;

  @Field(() => Int)
  warnings!: number;

  @Field(() => Float, { nullable: true, description: 'Percent of the time that all servers together were watched.' })
  uptime!: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds of a call of the API, on average over 30 days.' })
  responseMs!: number | null;
}

@Access('administrator')
@ObjectType({ description: 'What one server does of an operation.' })
export class Errand {
  @Field(() => String)
  serverId!: string;

  @Field(() => ErrandStateEnum)
  state!: ErrandState;

  @Field(() => String, { description: 'How it went, in words; empty until then.' })
  outcome!: string;
}

@Access('administrator')
@ObjectType({ description: 'What administrators have the servers do, and how it went.' })
export class SystemOperation {
  @Field(() => ID)
  id!: string;

  @Field(() => OperationKindEnum)
  kind!: OperationKind;

  @Field(() => OperationStateEnum)
  state!: OperationState;

  @Field(() => String)
  reason!: string;

  @Field(() => Instant)
  askedAt!: number;

  @Field(() => String)
  askedByName!: string;

  @Field(() => String, { nullable: true, description: 'Who confirmed it, or called it off.' })
  decidedByName!: string | null;

  @Field(() => Instant, { description: 'When it is given up unless something happens.' })
  endsAt!: number;

  @Field(() => Instant, { nullable: true })
  endedAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a backup that is there.',
  })
  fileName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Bytes of the backup.' })
  bytes!: number | null;

  @Field(() => [Errand])
  errands!: readonly Errand[];
}

@ObjectType()
export class SystemOperationConnection extends connectionOf(SystemOperation, 'SystemOperation') {}

@InputType()
export class RunOperationInput {
  @Field(() => OperationOfOneEnum)
  kind!: OperationOfOne;

  @Field(() => ID, { nullable: true, description: 'The one to restart; all of them, one after another, without it.' })
  serverId?: string | null;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}

@InputType()
export class AskShutdownInput {
  @Field(() => String, { description: '`SHUT DOWN`, as it was typed.' })
  words!: string;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}

@InputType()
export class DecideShutdownInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, { description: 'False calls it off.' })
  confirms!: boolean;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
