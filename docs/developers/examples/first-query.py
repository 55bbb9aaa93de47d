# first_query.py
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def read(name):
    return os.environ.get(name) or sys.exit(f"{name} is missing")


url, key = read("GAUNTLET_URL"), read("GAUNTLET_KEY")
request = Request(
    f"{url}/graphql",
    data=json.dumps({"query": "{ viewer { username } }"}).encode(),
    headers={"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
)
try:
    print(urlopen(request, timeout=10).read().decode())
except HTTPError as refused:
    print(refused.read().decode())
