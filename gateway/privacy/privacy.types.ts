import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ExportRow } from '../../db/privacy/data-export.queries.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A request for the own data (SE-06).' })
export class DataExport {
  @Field(() => ID)
  id!: string;

  @Field(() => Instant)
  requestedAt!: number;

  @Field(() => Instant, { nullable: true, description: 'Null while the archive is being made.' })
  readyAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Until then it can be fetched; null before and after.' })
  expiresAt!: number | null;

  @Field(() => Int, { nullable: true })
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

@InputType()
export class CloseAccountInput {
  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code, a recovery code or the receipt of provePasskey; only with a second factor on.',
  })
  proof?: string | null;
}
