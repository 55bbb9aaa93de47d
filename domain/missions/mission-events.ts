import type { Milestone } from './streak.ts';

interface MissionTold {
  readonly userId: string;
  readonly mission: string;
  /** The day, or the Monday of the week. */
  readonly period: string;
  readonly title: string;
}

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** Wakes screens alone. */
    'mission.progressed': { readonly userId: string };
    /** Until when its reward can be claimed; missing in older events. */
    'mission.completed': MissionTold & { readonly claimBy?: number };
    'mission.claimed': MissionTold & { readonly coins: number };
    'day.opened': {
      readonly userId: string;
      readonly day: string;
      readonly streakDays: number;
      readonly coins: number;
    };
    'streak.milestone': { readonly userId: string; readonly milestone: Milestone; readonly coins: number };
  }
}
