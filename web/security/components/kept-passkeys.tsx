import { formatDate } from '../../format/format.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

interface KeptPasskeysProps {
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly createdAt: number }[];
  readonly kept: readonly string[];
  readonly onChange: (kept: readonly string[]) => void;
}

/** Which passkeys outlive the old password: none that its owner does not know again. */
export function KeptPasskeys({ passkeys, kept, onChange }: KeptPasskeysProps) {
  if (passkeys.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text tone="dim">{t.tickThePasskeysThatAreYoursEvery()}</Text>
      {passkeys.map(({ id, name, createdAt }) => (
        <Checkbox
          key={id}
          label={t.keepName({ name })}
          hint={t.addedAt({ createdAt: formatDate(createdAt) })}
          checked={kept.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...kept, id] : kept.filter((other) => other !== id))}
        />
      ))}
    </Stack>
  );
}
