import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { BANNED_WORD_MAX } from '../../../domain/chat/banned-words.ts';
import { MESSAGE_MAX } from '../../../domain/chat/message-text.ts';
import type { ReportStatus } from '../../../domain/chat/report.ts';
import { listBannedWords } from '../../../db/chat/banned-word.queries.ts';
import { listModerated } from '../../../db/chat/message.queries.ts';
import { listReports, listReportsAbout, readModeration } from '../../../db/chat/moderation.queries.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { UserReportStatusEnum } from '../chat.enums.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { banWord } from './ban-word.ts';
import { decideReport } from './decide-report.ts';
import {
  BannedWords,
  type ModeratedMessage,
  ModeratedMessageConnection,
  ModerationSettingsFields,
  ModerationVerdict,
  UserReport,
  UserReportConnection,
  toModerated,
  toReport,
} from './moderation.types.ts';
import { tryModeration } from './try-moderation.ts';
import { saveModeration } from './save-moderation.ts';

/** As many reports as one look at an account takes in. */
const MOST = 20;

@Resolver()
export class ModerationResolver {
  @Access('staff')
  @Query(() => ModerationSettingsFields, { description: 'How messages are moderated now.' })
  moderationSettings(@Ctx() { deps }: Context): Promise<ModerationSettingsFields> {
    return readModeration(deps.db.read);
  }

  @Access('staff')
  @Mutation(() => ModerationSettingsFields, { description: 'Changes how messages are moderated from now on.' })
  async saveModerationSettings(
    @Ctx() context: Context,
    @Arg('input', () => ModerationSettingsFields, {
      description: 'All settings; they take the place of the earlier ones.',
    })
    input: ModerationSettingsFields,
  ): Promise<ModerationSettingsFields> {
    await saveModeration(context.deps, actorOf(context), { ...input });
    return input;
  }

  @Access('staff')
  @Query(() => BannedWords, { description: 'What nobody but staff says in any chat, whatever else is filtered.' })
  async bannedWords(@Ctx() { deps }: Context): Promise<BannedWords> {
    return { words: await listBannedWords(deps.db.read) };
  }

  @Access('staff')
  @Mutation(() => BannedWords, {
    description: 'Puts a word on that list, or takes it off, and answers the list. Refusals: BAD_INPUT.',
  })
  async setWordBanned(
    @Ctx() context: Context,
    @Arg('word', () => String, {
      description: `A word or phrase of 2 to ${BANNED_WORD_MAX} characters; its case does not matter.`,
    })
    word: string,
    @Arg('isBanned', () => Boolean, { description: 'Whether it stands on the list from now on.' })
    isBanned: boolean,
  ): Promise<BannedWords> {
    return { words: await banWord(context.deps, actorOf(context), word, isBanned) };
  }

  @Access('staff')
  @Query(() => ModerationVerdict, {
    description: 'What filters, stored or not, would do with a text of an old account. Refusals: BAD_INPUT.',
  })
  async tryModeration(
    @Ctx() { deps }: Context,
    @Arg('text', () => String, { description: `What somebody might write: 1 to ${MESSAGE_MAX} characters.` })
    text: string,
    @Arg('settings', () => ModerationSettingsFields, {
      description: 'The filters that are tried; they are not stored.',
    })
    settings: ModerationSettingsFields,
  ): Promise<ModerationVerdict> {
    const verdict = await tryModeration(deps, text, { ...settings });
    return { kind: verdict.kind, rule: verdict.kind === 'pass' ? null : verdict.rule };
  }

  @Access('staff')
  @Query(() => ModeratedMessageConnection, {
    description: 'What stands in all channels, the chats of streams and battles among them, newest first.',
  })
  async moderatedMessages(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isFlagged', () => Boolean, {
      defaultValue: false,
      description: 'Those alone that a rule let through for staff to look at.',
    })
    isFlagged: boolean,
  ): Promise<Connection<ModeratedMessage>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const before = key && { at: key[0], id: key[1] };
    const rows = await listModerated(deps.db.read, { isFlagged, limit: first + 1, before });
    return toConnection(rows, page, (row) => [row.at, row.id], toModerated);
  }

  @Access('staff')
  @Query(() => UserReportConnection, {
    description: 'What players have told staff about others than the caller, newest first.',
  })
  async userReports(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => UserReportStatusEnum, {
      defaultValue: 'pending',
      description: 'Only reports of this status.',
    })
    status: ReportStatus,
  ): Promise<Connection<UserReport>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const terms = { status, viewerId: actorOf(context).userId };
    const rows = await listReports(context.deps.db.read, terms, first + 1, key && { at: key[0], id: key[1] });
    return toConnection(rows, page, (row) => [row.at, row.id], toReport);
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description: 'Reviews, dismisses or escalates a report. Refusals: ONESELF, SENIOR_ONLY, NOT_FOUND.',
  })
  async decideUserReport(
    @Ctx() context: Context,
    @Arg('reportId', () => ID, { description: 'The report that is decided.' }) reportId: string,
    @Arg('status', () => UserReportStatusEnum, { description: 'Where it stands from now on; not `PENDING`.' })
    status: ReportStatus,
  ): Promise<boolean> {
    await decideReport(context.deps, actorOf(context), { reportId, status });
    return true;
  }

  @Access('staff')
  @Query(() => [UserReport], {
    description: 'What was reported of a player, newest first; 20 at the most, and none about the caller.',
  })
  async accountReports(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account that is asked about.' }) id: string,
  ): Promise<UserReport[]> {
    const { deps } = context;
    if (id === actorOf(context).userId) return [];
    return (await listReportsAbout(deps.db.read, id, MOST)).map(toReport);
  }
}
