import { adminBattlesPath } from '../../domain/admin/admin.paths.ts';
import { battlegroundsPath } from '../../domain/battles/battles.paths.ts';
import * as soon from '../../domain/shared/soon.paths.ts';
import { contactPath, termsPath } from '../../domain/support/support.paths.ts';
import { type Page, type PageGate, defineRoom, page } from '../parts/define-room.ts';

/** An area of the product whose screens are not open yet: its page names it, and says what can be done meanwhile. */
export interface Area {
  readonly title: string;
  /** One sentence: what it will be for. */
  readonly purpose: string;
  readonly onward: { readonly to: string; readonly label: string };
}

const hub = { to: battlegroundsPath('live-battles'), label: 'Go to the Battle Hub' };
const create = { to: battlegroundsPath('create'), label: 'Create a battle' };
const support = { to: contactPath, label: 'Contact support' };
const terms = { to: termsPath, label: 'Read the Terms of Service' };
const disputes = { to: adminBattlesPath, label: 'Go to battles and disputes' };

const area = (gate: PageGate, path: string, title: string, purpose: string, onward: Area['onward']): Page =>
  page(gate, path, async () => {
    const { AreaScreen } = await import('./screens/area-screen.tsx');
    return () => <AreaScreen area={{ title, purpose, onward }} />;
  });

/** Each area moves to its room when there is one. */
export const soonOpen = defineRoom({
  pages: [
    area(
      'member',
      soon.homePath,
      'Hype Zone',
      'The live match of the moment, streamers to follow and the replays of the week.',
      hub,
    ),
    area('member', soon.streamsPath, 'Live Streams', 'Matches and streamers that are live now.', hub),
    area('member', soon.streamPattern, 'Stream', 'One stream with its match, its chat and its odds.', hub),
    area('member', soon.goLivePath, 'Go Live', 'Set up a stream, tie it to a battle and start broadcasting.', create),
    area('member', soon.arcadePath, 'Arcade', 'Short games for practice, for BattleCoin and for stakes.', hub),
    area('member', soon.storePath, 'Store', 'Cosmetics, bundles and passes for BattleCoin.', hub),
    area('member', soon.creatorHubPath, 'Creator Hub', 'Earnings, analytics and tools for verified creators.', hub),
    area('member', soon.helpPath, 'Help Center', 'Answers, support requests and disputes.', support),
    area(
      'member',
      soon.trustPath,
      'Trust & Safety',
      'How money is kept, how play stays fair and what is checked.',
      terms,
    ),
    area('member', soon.missionsPath, 'Missions', 'Daily and weekly tasks that pay BattleCoin.', hub),
    area('staff', soon.adminContentPath, 'Content Moderation', 'Chat, streams, reports and filters.', disputes),
    area(
      'staff',
      soon.adminSystemPath,
      'System Administration',
      'Server health, feature flags and configuration.',
      disputes,
    ),
  ],
  menu: [
    { place: 'navigation', order: 10, to: soon.homePath, label: 'Hype Zone', icon: 'home', words: ['home', 'start'] },
    {
      place: 'navigation',
      order: 20,
      to: soon.streamsPath,
      label: 'Live Streams',
      icon: 'streams',
      words: ['watch'],
      alsoAt: [soon.streamPattern.replace(':id', '')],
    },
    { place: 'navigation', order: 30, to: soon.goLivePath, label: 'Go Live', icon: 'live', words: ['broadcast'] },
    {
      place: 'navigation',
      order: 50,
      to: soon.arcadePath,
      label: 'Arcade',
      icon: 'arcade',
      words: ['games', 'practice'],
    },
    {
      place: 'navigation',
      order: 60,
      to: soon.storePath,
      label: 'Store',
      icon: 'store',
      words: ['shop', 'buy', 'cosmetics'],
    },
    { place: 'navigation', order: 110, to: soon.creatorHubPath, label: 'Creator Hub', icon: 'creator' },
    { place: 'navigation', order: 120, to: soon.missionsPath, label: 'Missions', icon: 'missions' },
    { place: 'navigation', order: 140, to: soon.helpPath, label: 'Help', icon: 'help', words: ['support', 'faq'] },
    {
      place: 'navigation',
      order: 150,
      to: soon.trustPath,
      label: 'Trust & Safety',
      icon: 'trust',
      words: ['fair play', 'licence'],
    },
  ],
});
