import { revenueOf } from '../../../domain/admin/finance.ts';
import {
  STAFF_FIGURES,
  type Hourly,
  type StaffFigure,
  type Stretch,
  comparedDays,
  courseOf,
  hoursOf,
} from '../../../domain/shared/staff-day.ts';
import { countSignUps } from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { sumBookedByHour, sumHeldByHour } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { figuresOf } from '../reports/close-day.ts';
import type { StaffDay } from '../reports/dashboard.types.ts';

async function readHours(
  { wiring }: Deps,
  read: Reader,
  { from, until }: Stretch,
): Promise<Partial<Record<StaffFigure, readonly Hourly[]>>> {
  const [signUps, booked, stakes, ...ofRooms] = await Promise.all([
    countSignUps(read, from, until),
    sumBookedByHour(read, from, until),
    sumHeldByHour(read, from, until),
    ...wiring.dashboards.map((room) => room.hours?.(read, from, until)),
  ]);
  const byHour = [...new Set(booked.map(({ hour }) => hour))].map((hour) => {
    const figures = figuresOf(booked.filter((row) => row.hour === hour));
    const revenue = Object.values(revenueOf(figures)).reduce((sum, cents) => sum + cents, 0);
    return { hour, deposits: figures.depositCents, net: revenue - figures.givenCents };
  });
  const own = {
    'sign-ups': signUps,
    deposits: byHour.map(({ hour, deposits }) => ({ hour, amount: deposits })),
    stakes,
    'net-revenue': byHour.map(({ hour, net }) => ({ hour, amount: net })),
  };
  return Object.assign(own, ...ofRooms) as typeof own;
}

/** Today beside the same day of last week, as far as the same time, from one snapshot. */
export function readStaffDay(deps: Deps): Promise<StaffDay> {
  const at = deps.now();
  const { today, before } = comparedDays(at);
  const hours = hoursOf(today);
  return deps.db.snapshot(async (read) => {
    const [ofToday, ofBefore] = await Promise.all([readHours(deps, read, today), readHours(deps, read, before)]);
    const figures = STAFF_FIGURES.map((kind) => {
      const todayByHour = courseOf(ofToday[kind] ?? [], hours);
      const beforeByHour = courseOf(ofBefore[kind] ?? [], hours);
      return {
        kind,
        today: todayByHour.at(-1) ?? 0,
        before: beforeByHour.at(-1) ?? 0,
        todayByHour,
        beforeByHour,
      };
    });
    return { at, figures };
  });
}
