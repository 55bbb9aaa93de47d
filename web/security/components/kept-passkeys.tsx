import { formatDate } from '../../format/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

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
      <Text tone="dim">Tick the passkeys that are yours. Every other one is removed.</Text>
      {passkeys.map(({ id, name, createdAt }) => (
        <Checkbox
          key={id}
          label={`Keep ${name}`}
          hint={`Added ${formatDate(createdAt)}`}
          checked={kept.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...kept, id] : kept.filter((other) => other !== id))}
        />
      ))}
    </Stack>
  );
}
