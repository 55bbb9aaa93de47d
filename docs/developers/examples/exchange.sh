curl -sS "${GAUNTLET_URL:?is missing}/oauth/token" \
  -d grant_type=authorization_code \
  -d client_id="${GAUNTLET_CLIENT:?is missing}" \
  -d redirect_uri=https://your.site/callback \
  -d code="${CODE:?is missing}" \
  -d code_verifier="${CODE_VERIFIER:?is missing}"
