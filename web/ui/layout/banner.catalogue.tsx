import { Wrench } from 'lucide-react';
import { Banner } from './banner.tsx';

export const Short = () => (
  <Banner label="Maintenance" tone="warn" icon={<Wrench size={16} aria-hidden />}>
    Maintenance is under way.
  </Banner>
);

export const FiveHundredLetters = () => (
  <Banner label="Maintenance" tone="warn" icon={<Wrench size={16} aria-hidden />} end="59:12">
    {'Matches are found faster afterwards. '.repeat(14)}
  </Banner>
);
