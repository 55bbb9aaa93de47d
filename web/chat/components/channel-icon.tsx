import { Coffee, Crosshair, Hash, Megaphone, MessageSquare, Mountain, Swords } from 'lucide-react';
import type { ChannelId } from '../../../domain/chat/channels.ts';

const ICONS: Readonly<Record<ChannelId, typeof Hash>> = {
  general: MessageSquare,
  announcements: Megaphone,
  'strategy-talk': Swords,
  valorant: Crosshair,
  apex: Mountain,
  'off-topic': Coffee,
};

export function ChannelIcon({ id }: { readonly id: string }) {
  const Icon = ICONS[id as ChannelId] ?? Hash;
  return <Icon aria-hidden />;
}
