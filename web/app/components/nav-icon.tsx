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
import type { MenuIcon } from '../../parts/define-room.ts';

const ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
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

export function NavIcon({ name }: { readonly name: MenuIcon }) {
  const Icon = ICONS[name];
  return <Icon size={20} aria-hidden />;
}
