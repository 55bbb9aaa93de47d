import { Stack } from '../../ui/layout/layout.tsx';
import { BannedWords } from './banned-words.tsx';
import { FilterForm } from './filter-form.tsx';

/** What is kept out of chats: by how it reads, and by word. */
export const Filters = () => (
  <Stack gap={6}>
    <FilterForm />
    <BannedWords />
  </Stack>
);
