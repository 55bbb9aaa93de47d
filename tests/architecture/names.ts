import { parseSync } from 'vite';

/** `insertTeamOffer`, `TEAM_OFFERS_MAX` and `team-offer.queries.ts` in parts: small, and in the singular. */
export const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((part) => part.replace(/(?<=[sxz]|[cs]h)es$|(?<=[^s])s$/, ''));

/**
 * The names that stand in a file, of variables, functions, types, fields and keys; those of operations in GraphQL. What
 * is read from something else, as `list` in `player.list`, is named where that is declared, by another file or a library.
 */
export function namesIn(file: string, text: string): ReadonlySet<string> {
  if (file.endsWith('.graphql')) return new Set(text.replaceAll(/#.*/g, '').match(/\w+/g));
  const names = new Set<string>();
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  collect(program, names);
  return names;
}

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function collect(node: Node, names: Set<string>): void {
  if ((node.type === 'Identifier' || node.type === 'PrivateIdentifier') && node.name !== undefined)
    names.add(node.name);
  for (const [key, child] of Object.entries(node)) {
    const isNamedElsewhere =
      (node.type === 'MemberExpression' && key === 'property' && node.computed !== true) ||
      (node.type === 'ImportSpecifier' && key === 'imported');
    if (isNamedElsewhere) continue;
    for (const one of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(one)) collect(one, names);
  }
}
