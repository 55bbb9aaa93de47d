import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import * as t from '../__generated__/messages.ts';

/** 'Community': the way to staff, and the own team, whose length nobody knows before (CR-14, CR-15). */
export const CommunityTab = () => (
  <Stack gap={5}>
    <Part of="support.priority-ticket" waiting={<RowsSkeleton label={t.loadingTheForm()} rows={1} height={414} />} />
    <Part of="teams.own" />
  </Stack>
);
