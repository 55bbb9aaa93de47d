curl -sS "${GAUNTLET_URL:?is missing}/graphql" \
  -H "Authorization: Bearer ${GAUNTLET_KEY:?is missing}" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: friday-duel' \
  -d '{"query":"mutation ($input: BattleTermsInput!) { createBattle(input: $input) { id status } }",
       "variables":{"input":{"game":"VALORANT","mode":"DUEL","stakeCents":500,"title":"Friday duel"}}}'
