import { type ExhibitKind, fileExhibit as rule, isFit } from '../../domain/sponsorships/campaign.ts';
import { exhibitChoice } from '../../domain/sponsorships/sponsorships.schemas.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { changeAcceptance, isShownElsewhere, readAcceptance } from '../../db/sponsorships/acceptance.queries.ts';
import { lockCampaign } from '../../db/sponsorships/campaign.queries.ts';
import { readExhibit } from '../../db/sponsorships/exhibit.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { tellAcceptance } from './change-campaign.ts';

export interface FileExhibitInput {
  readonly acceptanceId: string;
  readonly kind: ExhibitKind;
  /** Of the stream, the replay or the battle. */
  readonly id: string;
}

/**
 * Shows staff what a creator has done for a campaign: a stream, a replay or a battle of one's own.
 * @throws Refused NOT_FOUND, BAD_INPUT, ACCEPTANCE_OVER, ACCEPTANCE_DECIDED, CAMPAIGN_CHANGED where battles are counted,
 * EXHIBIT_UNFIT, EXHIBIT_USED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export async function fileExhibit(deps: Deps, { userId }: Actor, input: FileExhibitInput): Promise<void> {
  const { kind, id } = readInput(exhibitChoice, { kind: input.kind, id: input.id });
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    // Held, so that one thing is not shown twice at once.
    await lockStanding(tx, userId);
    const named = await readAcceptance(tx, input.acceptanceId);
    if (named?.userId !== userId) throw new Refused('NOT_FOUND');
    const campaign = await lockCampaign(tx, named.campaignId);
    const acceptance = campaign && (await readAcceptance(tx, named.id));
    if (!acceptance) throw new Refused('NOT_FOUND');
    must(rule(acceptance.state, campaign, at));
    const exhibit = await readExhibit(tx, kind, id);
    const { acceptedAt } = acceptance;
    if (!exhibit || !isFit(exhibit, { userId, acceptedAt, game: campaign.game }))
      throw new Refused('EXHIBIT_UNFIT', { field: 'id' });
    if (await isShownElsewhere(tx, userId, id)) throw new Refused('EXHIBIT_USED', { field: 'id' });
    const filed = {
      state: 'filed',
      exhibitKind: kind,
      exhibitId: id,
      exhibitTitle: exhibit.title,
      filedAt: at,
      reason: null,
    } as const;
    await changeAcceptance(tx, acceptance, filed);
    await tellAcceptance(tx, 'acceptance.filed', campaign, { ...acceptance, ...filed }, at);
  });
}
