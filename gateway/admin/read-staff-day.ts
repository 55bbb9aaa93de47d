import { revenueOf } from '../../domain/admin/finance.ts';
import {
  STAFF_FIGURES,
  type StaffFigure,
  type Hourly,
  comparedDays,
  courseOf,
  hoursOf,
} from '../../domain/admin/staff-day.ts';
import { countSignUps } from '../../db/accounts/index.ts';
import { countOpened } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { countFiled } from '../../db/disputes/index.ts';
import { sumBookedByHour, sumHeldByHour } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { figuresOf } from './close-day.ts';
import type { StaffDay } from './dashboard.types.ts';

async function readHours(read: Reader, from: number, until: number): Promise<Record<StaffFigure, readonly Hourly[]>> {
  const [signUps, booked, stakes, battles, disputes] = await Promise.all([
    countSignUps(read, from, until),
    sumBookedByHour(read, from, until),
    sumHeldByHour(read, from, until),
    countOpened(read, from, until),
    countFiled(read, from, until),
  ]);
  const byHour = [...new Set(booked.map(({ hour }) => hour))].map((hour) => {
    const figures = figuresOf(booked.filter((row) => row.hour === hour));
    const revenue = Object.values(revenueOf(figures)).reduce((sum, cents) => sum + cents, 0);
    return { hour, deposits: figures.depositCents, net: revenue - figures.givenCents };
  });
  return {
    'sign-ups': signUps,
    deposits: byHour.map(({ hour, deposits }) => ({ hour, amount: deposits })),
    stakes,
    battles,
    disputes,
    'net-revenue': byHour.map(({ hour, net }) => ({ hour, amount: net })),
  };
}

/** Today beside the same day of last week, as far as the same time, from one snapshot. */
export function readStaffDay({ db, now }: Deps): Promise<StaffDay> {
  const at = now();
  const { today, before } = comparedDays(at);
  const hours = hoursOf(today);
  return db.snapshot(async (read) => {
    const [ofToday, ofBefore] = await Promise.all([
      readHours(read, today.from, today.until),
      readHours(read, before.from, before.until),
    ]);
    const figures = STAFF_FIGURES.map((kind) => {
      const todayByHour = courseOf(ofToday[kind], hours);
      const beforeByHour = courseOf(ofBefore[kind], hours);
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
