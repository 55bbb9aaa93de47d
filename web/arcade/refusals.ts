import type { ArcadeRefusal } from '../../domain/arcade/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<ArcadeRefusal> = {
  ARCADE_ENTRY: say('This game does not take such an entry. Pick another amount.'),
  ARCADE_VERSION: say('This game has new rules. Load the page again to play by them.'),
  ARCADE_TICKET_OPEN: say('You have another run open. Play it or give it back first.'),
  ARCADE_RUN_BEGUN: say('This run has begun, so it counts.'),
  ARCADE_RUN_OVER: say('This run is over.'),
  ARCADE_NOT_BEGUN: say('This run has not begun yet.'),
  ARCADE_LIVE_OFF: say('You cannot start together now: your opponent is not there, or has begun already.'),
  ARCADE_SECRET_EARLY: say('This stage has not come yet.'),
  ARCADE_STAGE_EARLY: say('This stage is still under way.'),
  ARCADE_STAGE_OVER: say('This stage came too late to count.'),
  ARCADE_CASH_OFF: say('The arcade is not played for cash now.'),
  ARCADE_CASH_LOCKED: say('Win more contests for BattleCoin with the target reached to unlock cash.'),
  ARCADE_CASH_RUNS: say('Play more rated runs of this game first. Nobody meets beginners for cash.'),
  ARCADE_CASH_UNVERIFIED: say('Cash is for players of proven age. Verify your account in your wallet first.'),
  ARCADE_CASH_NO_REGION: say('Choose your region under Leaderboards first. Cash is not played for in every one.'),
  ARCADE_CASH_REGION: say('The arcade is not played for cash in your region.'),
  ARCADE_CASH_AGE: say('Your documents do not show the age that cash needs in your region.'),
  ARCADE_CASH_STAFF: say('Staff do not play for cash.'),
  ARCADE_INVITE: say('That player cannot be invited. Check the name.'),
  ARCADE_INVITE_OVER: say('This battle is not open to you any more.'),
  ARCADE_INVITES_OVER: say('You two have met three times today by invitation. Try again tomorrow.'),
  ARCADE_NOT_HELD: say('Nothing waits for a decision here any more.'),
  ARCADE_BRACKET_BEGUN: say('This bracket has begun or is over, so it cannot be left any more.'),
  ARCADE_BRACKET_WAIT: say('You have no pair to play here now. Load the page again to see how it stands.'),
  ARCADE_DAILY_PLAYED: say('You have had your run on today’s board. A new course is there at midnight UTC.'),
  FREE_MODE_CLOSED: say('Free play opens once nine other players have a run in this game.'),
  FREE_RUNS_OVER: (data) =>
    `That was your tenth free run today. The next ones wait from ${momentOf(data, 'resetsAt')} on.`,
};
