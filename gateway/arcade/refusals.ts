import type { ArcadeRefusal } from '../../domain/arcade/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const arcadeRefusals: PublicRefusals<ArcadeRefusal> = {
  ARCADE_ENTRY: [400, 'The game does not take this entry in this mode and currency'],
  ARCADE_VERSION: [409, 'The game is played by another version of its rules; load it anew, or try again'],
  ARCADE_TICKET_OPEN: [409, 'Another run is open; `openArcadeRun` answers it'],
  ARCADE_RUN_BEGUN: [409, 'The run has begun and counts'],
  ARCADE_RUN_OVER: [409, 'The run is over'],
  ARCADE_NOT_BEGUN: [409, 'The run has not begun'],
  ARCADE_SECRET_EARLY: [409, 'The secret of this stage is given out at `revealsAt`'],
  ARCADE_STAGE_EARLY: [409, 'The stage ends at `endsAt` and can be handed in then'],
  ARCADE_STAGE_OVER: [409, 'The stage was handed in already, or comes too late, or after a later one'],
  ARCADE_CASH_OFF: [403, 'The arcade is not played for money now'],
  ARCADE_CASH_LOCKED: [403, 'Play for money opens after `wins` more contests for coins that are won with the target'],
  ARCADE_CASH_RUNS: [403, 'This game is played for money after `runs` more rated runs of it'],
  ARCADE_CASH_STAFF: [403, 'Staff do not play for money'],
  ARCADE_INVITE: [400, 'A battle for coins can be offered to another player who may be met, and to nobody else'],
  ARCADE_INVITE_OVER: [409, 'The battle is not open to you any more'],
  ARCADE_INVITES_OVER: [409, 'Three battles a UTC day between the same two that name each other'],
  ARCADE_NOT_HELD: [409, 'The contest does not wait for a decision'],
  ARCADE_BRACKET_BEGUN: [409, 'The bracket is full and has begun, or it is over'],
  ARCADE_BRACKET_WAIT: [409, 'The caller has no pair to play in this bracket now'],
  ARCADE_DAILY_PLAYED: [409, 'One run a day counts on the board of a game, and the caller has played it'],
  FREE_MODE_CLOSED: [409, 'Free mode opens once nine other players have runs to measure by'],
  FREE_RUNS_OVER: [409, 'Ten runs of free mode a UTC day; the next day begins at `resetsAt`'],
};
