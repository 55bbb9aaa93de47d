# pages.py
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

QUERY = """query ($after: String) {
  battles(first: 50, after: $after) {
    edges { node { id stakeCents } }
    pageInfo { hasNextPage endCursor }
  }
}"""


def read(name):
    return os.environ.get(name) or sys.exit(f"{name} is missing")


def ask(query, variables):
    request = Request(
        f"{url}/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
    )
    try:
        answer = json.load(urlopen(request, timeout=10))
    except HTTPError as refused:
        answer = json.load(refused)
    if errors := answer.get("errors"):
        sys.exit("; ".join(f"{e['extensions']['code']}: {e['message']}" for e in errors))
    return answer["data"]


url, key = read("GAUNTLET_URL"), read("GAUNTLET_KEY")
after = None
while True:
    battles = ask(QUERY, {"after": after})["battles"]
    for edge in battles["edges"]:
        print(json.dumps(edge["node"]))
    if not battles["pageInfo"]["hasNextPage"]:
        break
    after = battles["pageInfo"]["endCursor"]
