import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ExportRow } from '../../db/privacy/data-export.queries.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';

/** SE-06 */
@Access('own')
@ObjectType({ description: 'A request of the caller for everything that is stored about them.' })
export class DataExport {
  @Field(() => ID, { description: 'Names the request and, in `url`, its archive.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was asked for.' })
  requestedAt!: number;

  @Field(() => Instant, { nullable: true, description: 'Null while the archive is being made.' })
  readyAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Until then it can be fetched; null before and after.' })
  expiresAt!: number | null;

  @Field(() => Int, { nullable: true, description: 'The bytes of the archive; null while there is none to fetch.' })
  sizeBytes!: number | null;

  @Field(() => String, { nullable: true, description: 'Where to fetch it; null before and after.' })
  url!: string | null;
}

/** Once its time has passed an archive is not there, whether or not it has been dropped already. */
export function toDataExport(row: ExportRow, now: number): DataExport {
  const isThere = row.expiresAt !== null && row.expiresAt > now;
  const { id, requestedAt, readyAt } = row;
  if (!isThere) return { id, requestedAt, readyAt, expiresAt: null, sizeBytes: null, url: null };
  return { ...row, url: `/api/account/exports/${encodeURIComponent(id)}` };
}

@InputType({ description: 'What shows that the owner of the account closes it.' })
export class CloseAccountInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code, a recovery code or the receipt of provePasskey; only with a second factor on.',
  })
  proof?: string | null;
}
