import type { Room } from '../kernel/room.ts';
import { AccountStandingResolver } from './account-standing.resolver.ts';
import { AdminResolver } from './admin.resolver.ts';
import { adminRoutes } from './admin.rest.ts';
import { FeatureFlagResolver } from './feature-flag.resolver.ts';

export const admin: Room = {
  name: 'admin',
  resolvers: [AccountStandingResolver, AdminResolver, FeatureFlagResolver],
  routes: adminRoutes,
};
