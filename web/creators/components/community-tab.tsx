import { Part } from '../../parts/part.tsx';
import { Stack } from '../../ui/layout.tsx';

/** 'Community': the own team, and the way to staff (CR-14, CR-15). */
export const CommunityTab = () => (
  <Stack gap={5}>
    <Part of="teams.own" />
    <Part of="support.priority-ticket" />
  </Stack>
);
