// first-query.ts
const [url, key] = [read('GAUNTLET_URL'), read('GAUNTLET_KEY')];

const response = await fetch(`${url}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ viewer { username } }' }),
});
console.log(await response.text());

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
