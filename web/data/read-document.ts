import type { DefinitionNode, DocumentNode } from 'graphql';

/** What the build keeps of a definition: it is read when somebody first asks for it. */
type Definition = () => DefinitionNode;

/** Names, numbers and texts, and one sign each; between them the build leaves no more than a space. */
const TOKEN = /[A-Za-z_]\w*|-?\d[\d.eE+-]*|"(?:[^"\\]|\\.)*"|\.{3}|[^\s,]/g;

/**
 * Reads a definition as the build wrote it (scripts/shared-fragments.ts): without comments, descriptions and block
 * strings, and known to be valid, so that a tenth of GraphQL's own parser is enough. `early.ts` holds documents before any
 * package is there: nothing is imported.
 */
export function readDefinition(text: string): DefinitionNode {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const take = (): string => tokens[at++] ?? '';
  const takes = (token: string): boolean => tokens[at] === token && at++ >= 0;
  const many = <T>(open: string, close: string, read: () => T): T[] => {
    const all: T[] = [];
    if (takes(open)) while (!takes(close)) all.push(read());
    return all;
  };
  /** As codegen writes them, without lists that are empty. */
  const some = (key: string, list: readonly object[]) => (list.length > 0 ? { [key]: list } : {});
  const name = () => ({ kind: 'Name', value: take() });
  const namedType = () => ({ kind: 'NamedType', name: name() });

  function type(): object {
    const inner = takes('[') ? { kind: 'ListType', type: type() } : namedType();
    if (inner.kind === 'ListType') at++;
    return takes('!') ? { kind: 'NonNullType', type: inner } : inner;
  }
  function value(): object {
    const token = take();
    if (token === '$') return { kind: 'Variable', name: name() };
    if (token === '[') return (at--, { kind: 'ListValue', values: many('[', ']', value) });
    if (token === '{') return (at--, { kind: 'ObjectValue', fields: many('{', '}', () => pair('ObjectField')) });
    if (token.startsWith('"')) return { kind: 'StringValue', value: JSON.parse(token) as string, block: false };
    if (/^[-\d]/.test(token)) return { kind: /[.eE]/.test(token) ? 'FloatValue' : 'IntValue', value: token };
    if (token === 'true' || token === 'false') return { kind: 'BooleanValue', value: token === 'true' };
    return token === 'null' ? { kind: 'NullValue' } : { kind: 'EnumValue', value: token };
  }
  function pair(kind: 'Argument' | 'ObjectField') {
    const first = name();
    at++;
    return { kind, name: first, value: value() };
  }
  const args = () =>
    some(
      'arguments',
      many('(', ')', () => pair('Argument')),
    );
  function directives() {
    const all: object[] = [];
    while (takes('@')) all.push({ kind: 'Directive', name: name(), ...args() });
    return some('directives', all);
  }
  const selectionSet = () => ({ kind: 'SelectionSet', selections: many('{', '}', selection) });
  function selection(): object {
    if (!takes('...')) {
      const first = name();
      const [alias, field] = takes(':') ? [first, name()] : [undefined, first];
      const rest = { name: field, ...args(), ...directives() };
      const below = tokens[at] === '{' && { selectionSet: selectionSet() };
      return { kind: 'Field', ...(alias && { alias }), ...rest, ...below };
    }
    const isInline = tokens[at] === '{' || tokens[at] === '@' || tokens[at] === 'on';
    if (!isInline) return { kind: 'FragmentSpread', name: name(), ...directives() };
    const on = takes('on') && { typeCondition: namedType() };
    return { kind: 'InlineFragment', ...on, ...directives(), selectionSet: selectionSet() };
  }
  function variable() {
    at++;
    const first = { kind: 'Variable', name: name() };
    at++;
    const declared = { kind: 'VariableDefinition', variable: first, type: type() };
    return { ...declared, ...(takes('=') && { defaultValue: value() }), ...directives() };
  }

  const kind = take();
  const own = { name: name() };
  if (kind === 'fragment') {
    at++;
    const on = { typeCondition: namedType(), ...directives(), selectionSet: selectionSet() };
    return { kind: 'FragmentDefinition', ...own, ...on } as unknown as DefinitionNode;
  }
  const rest = {
    ...some('variableDefinitions', many('(', ')', variable)),
    ...directives(),
    selectionSet: selectionSet(),
  };
  return { kind: 'OperationDefinition', operation: kind, ...own, ...rest } as unknown as DefinitionNode;
}

/** A definition that several documents may hold: they share one syntax tree. */
export function definition(text: string): Definition {
  let read: DefinitionNode | null = null;
  return () => (read ??= readDefinition(text));
}

/** A document whose syntax tree is made when it is first asked for: most of what a page brings is never sent. */
export const documentOf = (rest: object, definitions: readonly Definition[]): DocumentNode =>
  Object.defineProperty({ ...rest }, 'definitions', {
    configurable: true,
    enumerable: true,
    // Then a plain field like those of any other document, which may be copied and changed.
    get(this: object) {
      const value = definitions.map((read) => read());
      Object.defineProperty(this, 'definitions', { value, writable: true, enumerable: true, configurable: true });
      return value;
    },
  }) as DocumentNode;
