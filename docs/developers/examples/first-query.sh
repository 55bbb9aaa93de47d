curl -sS "${GAUNTLET_URL:?is missing}/graphql" \
  -H "Authorization: Bearer ${GAUNTLET_KEY:?is missing}" \
  -H 'Content-Type: application/json' \
  -d '{"query":"{ viewer { username } }"}'
