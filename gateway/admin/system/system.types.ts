import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ErrandState, OperationKind, OperationState } from '../../../domain/admin/operations.ts';
import type { ServerState } from '../../../domain/admin/servers.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';
import {
  ErrandStateEnum,
  OperationKindEnum,
  OperationOfOneEnum,
  OperationStateEnum,
  ServerStateEnum,
} from '../admin.enums.ts';
import type { OperationOfOne } from './run-operation.ts';

@Access('administrator')
@ObjectType({ description: 'What comes in and goes out of a machine, in MB/s; null where it does not tell.' })
export class ServerNetwork {
  @Field(() => Float, { nullable: true, description: 'What comes in, in MB/s; null where the machine does not tell.' })
  incoming!: number | null;

  @Field(() => Float, { nullable: true, description: 'What goes out, in MB/s; null where the machine does not tell.' })
  outgoing!: number | null;
}

/** EN-63 */
@Access('administrator')
@ObjectType({
  description: 'A gateway as it measured itself last; percentages are null where the machine does not tell.',
})
export class Server {
  @Field(() => ID, { description: 'As the operator calls it.' })
  id!: string;

  @Field(() => String, { description: 'Of the machine.' })
  name!: string;

  @Field(() => String, { description: 'Where it stands, as the operator says.' })
  region!: string;

  @Field(() => String, { description: 'The version of the software that it runs.' })
  version!: string;

  @Field(() => Boolean, { description: 'Of the demo data set: no process is behind it.' })
  isSample!: boolean;

  @Field(() => Boolean, { description: 'Whether somebody starts it again when it ends for that.' })
  isSupervised!: boolean;

  @Field(() => ServerStateEnum, { description: 'How it is now.' })
  status!: ServerState;

  @Field(() => Float, { nullable: true, description: 'Percent of the last 30 days, as far as it is known so long.' })
  uptime!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How busy the processor is, in percent; null where the machine does not tell.',
  })
  cpu!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How much of the memory is in use, in percent; null where the machine does not tell.',
  })
  memory!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How much of the disk is in use, in percent; null where the machine does not tell.',
  })
  disk!: number | null;

  @Field(() => ServerNetwork, { description: 'What comes in and goes out of its machine.' })
  network!: ServerNetwork;

  @Field(() => Int, { description: 'Milliseconds that its process is late in answering to itself.' })
  loopDelayMs!: number;

  @Field(() => Int, { description: 'Jobs that are due, up to 1,000.' })
  jobsDue!: number;

  @Field(() => Int, { description: 'Events that the slowest subscriber has not had.' })
  eventsBehind!: number;

  @Field(() => Instant, { description: 'When its process started.' })
  startedAt!: number;

  @Field(() => String, { description: 'When it was read last, in words.' })
  lastCheck!: string;
}

@Access('administrator')
@ObjectType({ description: 'How the platform runs.' })
export class SystemHealth {
  @Field(() => [Server], { description: 'All known servers by id; one that was silent for a day is forgotten.' })
  servers!: Server[];

  @Field(() => Int, { description: 'How many servers are `ONLINE`.' })
  online!: number;

  @Field(() => Int, { description: 'How many servers are `WARNING`.' })
  warnings!: number;

  @Field(() => Float, { nullable: true, description: 'Percent of the time that all servers together were watched.' })
  uptime!: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds of a call of the API, on average over 30 days.' })
  responseMs!: number | null;
}

@Access('administrator')
@ObjectType({ description: 'What one server does of an operation.' })
export class Errand {
  @Field(() => String, { description: 'Which server, as `Server.id` names it.' })
  serverId!: string;

  @Field(() => ErrandStateEnum, { description: 'How far the server is with it.' })
  state!: ErrandState;

  @Field(() => String, { description: 'How it went, in words; empty until then.' })
  outcome!: string;
}

@Access('administrator')
@ObjectType({ description: 'What administrators have the servers do, and how it went.' })
export class SystemOperation {
  @Field(() => ID, { description: 'Names the operation; `decideShutdown` takes that of a shutdown.' })
  id!: string;

  @Field(() => OperationKindEnum, { description: 'What is done.' })
  kind!: OperationKind;

  @Field(() => OperationStateEnum, { description: 'How far it is.' })
  state!: OperationState;

  @Field(() => String, {
    description: 'Why, in the words of whoever asked for it; empty for `REFRESH`, which takes none.',
  })
  reason!: string;

  @Field(() => Instant, { description: 'When it was asked for.' })
  askedAt!: number;

  @Field(() => String, { description: 'The username of the administrator who asked for it.' })
  askedByName!: string;

  @Field(() => String, { nullable: true, description: 'Who confirmed it, or called it off.' })
  decidedByName!: string | null;

  @Field(() => Instant, { description: 'When it is given up unless something happens.' })
  endsAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it ended, well or not; null until then.' })
  endedAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a backup that is there.',
  })
  fileName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Bytes of the backup.' })
  bytes!: number | null;

  @Field(() => [Errand], {
    description: 'What each server does of it, in their order; none before a shutdown is confirmed.',
  })
  errands!: readonly Errand[];
}

@ObjectType({ description: 'A page of operations.' })
export class SystemOperationConnection extends connectionOf(SystemOperation, 'SystemOperation') {}

@InputType({ description: 'Something for the servers to do.' })
export class RunOperationInput {
  @Field(() => OperationOfOneEnum, { description: 'What is done.' })
  kind!: OperationOfOne;

  @Field(() => ID, { nullable: true, description: 'The one to restart; all of them, one after another, without it.' })
  serverId?: string | null;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}

@InputType({ description: 'A shutdown to ask for.' })
export class AskShutdownInput {
  @Field(() => String, { description: '`SHUT DOWN`, as it was typed.' })
  words!: string;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}

@InputType({ description: 'A decision over a shutdown.' })
export class DecideShutdownInput {
  @Field(() => ID, { description: 'As `SystemOperation.id` names it.' })
  id!: string;

  @Field(() => Boolean, { description: 'False calls it off.' })
  confirms!: boolean;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
