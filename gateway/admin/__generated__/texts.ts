import type { Language } from '../../../domain/shared/languages.ts';

const en = {
  chargeBacks: (): string => "Charge-backs",
  dailyClose: (): string => "Daily Close",
  fromDayToDay: ({ first, last }: { first: string | number; last: string | number }): string => `${first} to ${last} (UTC)`,
  liabilitiesAgainstCash: (): string => "Liabilities against Cash",
  onDay: ({ day }: { day: string | number }): string => `${day} (UTC)`,
  revenue: (): string => "Revenue",
  taxList: (): string => "Tax List",
};
const es: Texts = {
  chargeBacks: () => "Contracargos",
  dailyClose: () => "Cierre diario",
  fromDayToDay: ({ first, last }) => `${first} a ${last} (UTC)`,
  liabilitiesAgainstCash: () => "Pasivos frente a efectivo",
  onDay: ({ day }) => `${day} (UTC)`,
  revenue: () => "Ingresos",
  taxList: () => "Lista fiscal",
};
export type Texts = typeof en;
export const TEXTS: Readonly<Record<Language, Texts>> = { en, es };
