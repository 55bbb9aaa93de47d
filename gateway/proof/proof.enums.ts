import { BADGES } from '../../domain/proof/badge.ts';
import { CONTRADICTIONS, DOUBTS, VERDICT_KINDS } from '../../domain/proof/cross-check.ts';
import { FEED_FLAGS } from '../../domain/proof/feed-facts.ts';
import { ENTRY_KINDS } from '../../domain/proof/feed-news.ts';
import { SIDES } from '../../domain/proof/proof.schemas.ts';
import { PROOF_MODES } from '../../domain/shared/settings.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ProofModeEnum = graphqlEnum('ProofMode', 'What the games’ word does to a battle.', PROOF_MODES);

export const VerdictEnum = graphqlEnum('Verdict', 'What the games of both players come to together.', VERDICT_KINDS);

export const ContradictionEnum = graphqlEnum('Contradiction', 'What does not fit between two games.', CONTRADICTIONS);

export const FeedFlagEnum = graphqlEnum('FeedFlag', 'What is odd about a player’s feed.', FEED_FLAGS);

export const DoubtEnum = graphqlEnum('Doubt', 'Why what the games say is left to people.', [...FEED_FLAGS, ...DOUBTS]);

export const EntryKindEnum = graphqlEnum('FeedEntryKind', 'What a line of the timeline tells.', ENTRY_KINDS);

export const TeamSideEnum = graphqlEnum('TeamSide', 'Where a player stands in a round of CS2.', SIDES);

export const ProofBadgeEnum = graphqlEnum('ProofBadge', 'What the result of a battle rests on.', BADGES);
