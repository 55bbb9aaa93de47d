import {
  Clapperboard,
  Flame,
  Gamepad2,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Radio,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Swords,
  Target,
  Trophy,
  Users,
  Video,
  Wallet,
} from 'lucide-react';
import type { NavIconName } from '../navigation.ts';

const ICONS: Readonly<Record<NavIconName, LucideIcon>> = {
  home: Flame,
  streams: Radio,
  live: Video,
  battles: Swords,
  arcade: Gamepad2,
  store: ShoppingBag,
  teams: Users,
  replays: Clapperboard,
  leaderboards: Trophy,
  wallet: Wallet,
  creator: Sparkles,
  missions: Target,
  settings: Settings,
  help: LifeBuoy,
  trust: ShieldCheck,
  admin: LayoutDashboard,
};

export function NavIcon({ name }: { readonly name: NavIconName }) {
  const Icon = ICONS[name];
  return <Icon size={20} aria-hidden />;
}
