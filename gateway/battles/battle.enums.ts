import { BATTLE_MODES, BATTLE_PRIVACIES, BATTLE_STATUSES, CLAIMS } from '../../domain/battles/battle.ts';
import { INVITE_STATUSES, INVITE_WINDOW } from '../../domain/battles/invite.ts';
import { STEP_ACTIONS } from '../../domain/battles/next-step.ts';
import { RATING_REASONS } from '../../domain/results/rating-move.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const BattleStatusEnum = graphqlEnum('BattleStatus', 'Where a battle stands in its life.', BATTLE_STATUSES, {
  draft: 'Not opened yet: only its creator sees it, and it holds no money.',
  waiting: 'Open: the second seat is free, or nobody has started the match.',
  active: 'The match runs; stakes and fees of both players are held.',
  completed: 'Somebody has won and was paid the pool.',
  cancelled: 'Called off, or over without a result: what was held has gone back.',
  expired: 'Nobody started it in time: what was held has gone back.',
  disputed: 'The result is contested: the money stays in escrow until staff decide.',
});

export const BattleModeEnum = graphqlEnum('BattleMode', 'How a battle is played.', BATTLE_MODES, {
  duel: 'One player against the other; the only mode of chess.',
  team: 'Each of the two players brings a team; still only the two stake.',
  tournament: 'In the manner of a tournament, between the two players.',
  custom: 'As the two agree; the description may say how.',
});

export const BattlePrivacyEnum = graphqlEnum('BattlePrivacy', 'Who may see and join a battle.', BATTLE_PRIVACIES, {
  public: 'Every member may see and join it.',
  friends: 'The creator’s friends may see and join it.',
  invite: 'Whoever has its invite code may see and join it.',
});

export const ClaimEnum = graphqlEnum('Claim', 'What a player says of the own match.', CLAIMS, {
  won: 'The own side has won.',
  lost: 'The other side has won.',
});

export const InviteStatusEnum = graphqlEnum('BattleInviteStatus', 'What became of an invite.', INVITE_STATUSES, {
  pending: 'It waits for an answer.',
  accepted: 'The invited player accepted, and a battle was opened.',
  declined: 'The invited player said no.',
  withdrawn: 'The sender took it back, or a block or the end of an account did.',
  expired: `Nobody answered within ${INVITE_WINDOW / HOUR} hours.`,
});

export const RatingReasonEnum = graphqlEnum(
  'RatingReason',
  'Why a battle has moved a rating, or has not.',
  RATING_REASONS,
  {
    won: 'The player has won.',
    lost: 'The player has lost.',
    'day-limit': 'The same two had played as many battles that day as count.',
    kept: 'The result was put right after it had counted; ratings are not taken back.',
  },
);

export const SeatEnum = graphqlEnum('Seat', 'Which seat of a battle.', ['creator', 'opponent'], {
  creator: 'That of who opened the battle.',
  opponent: 'That of who joined it.',
});

export const BattleSortEnum = graphqlEnum('BattleSort', 'How open battles are ordered.', ['newest', 'ending-soon'], {
  newest: 'The last opened first.',
  'ending-soon': 'Those first whose countdown ends soonest.',
});

export const StaffBattleStatusEnum = graphqlEnum(
  'StaffBattleStatus',
  'How far a battle is, as staff say it.',
  ['in-progress', 'waiting', 'completed', 'disputed'],
  {
    'in-progress': 'Both seats are taken and it goes on.',
    waiting: 'The second seat is empty.',
    completed: 'It has ended with a result and was paid out.',
    disputed: 'Its result is disputed; the stakes stay in escrow until that is decided.',
  },
);

export const StepActionEnum = graphqlEnum('StepAction', 'What a member can do with a battle next.', STEP_ACTIONS, {
  publish: 'Open the draft.',
  invite: 'Bring somebody who takes the free seat.',
  join: 'Take the free seat.',
  start: 'Press start.',
  'take-back': 'Take the own press of start back while the other is waited for.',
  'answer-call': 'Press start too, or ask for time.',
  play: 'Play it where it is played, which tells how it ended.',
  report: 'Play it and report the result.',
  'answer-report': 'Confirm what the other has reported, or dispute it.',
  rematch: 'Ask for another battle on the same terms.',
});
