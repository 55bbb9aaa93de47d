import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '../../domain/accounts/preferences.ts';
import type { ExportRow } from '../../db/accounts/data-export.queries.ts';
import { Access } from '../schema/access.ts';
import { ProfileVisibilityEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'What the caller has chosen on the settings page (EN-39).' })
export class Preferences {
  @Field(() => Boolean, { description: 'The channel e-mail.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'The channel chat.' })
  chat!: boolean;

  @Field(() => Boolean, { description: 'The channel of the missions.' })
  missions!: boolean;

  @Field(() => Boolean)
  battleUpdates!: boolean;

  @Field(() => Boolean)
  matchResults!: boolean;

  @Field(() => Boolean)
  walletChanges!: boolean;

  @Field(() => Boolean)
  marketing!: boolean;

  @Field(() => ProfileVisibilityEnum)
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, { description: 'Whether others see statistics, history and achievements.' })
  showStats!: boolean;

  @Field(() => Boolean, { description: 'Whether others see amounts.' })
  showEarnings!: boolean;
}

@InputType()
export class PreferencesInput {
  @Field(() => Boolean)
  email!: boolean;

  @Field(() => Boolean)
  chat!: boolean;

  @Field(() => Boolean)
  missions!: boolean;

  @Field(() => Boolean)
  battleUpdates!: boolean;

  @Field(() => Boolean)
  matchResults!: boolean;

  @Field(() => Boolean)
  walletChanges!: boolean;

  @Field(() => Boolean)
  marketing!: boolean;

  @Field(() => ProfileVisibilityEnum)
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean)
  showStats!: boolean;

  @Field(() => Boolean)
  showEarnings!: boolean;
}

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
