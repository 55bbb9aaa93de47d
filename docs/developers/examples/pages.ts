// pages.ts
const [url, key] = [read('GAUNTLET_URL'), read('GAUNTLET_KEY')];
const query = `query ($after: String) {
  battles(first: 50, after: $after) {
    edges { node { id stakeCents } }
    pageInfo { hasNextPage endCursor }
  }
}`;
interface Answer {
  data: { battles: { edges: { node: object }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

let after: string | null = null;
do {
  const response: Response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (!data) throw new Error(errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`).join('; '));
  for (const { node } of data.battles.edges) console.log(JSON.stringify(node));
  const { hasNextPage, endCursor } = data.battles.pageInfo;
  after = hasNextPage ? endCursor : null;
} while (after !== null);

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
