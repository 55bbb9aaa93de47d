#!/usr/bin/env python3
"""Reads proofs of a Gauntlet house by docs/formats, with nothing but Python's standard library.

    python3 reader.py crate FILE
    python3 reader.py balance FILE
    python3 reader.py proof FILE KEY

Says HOLDS or what is wrong, in the words of a code, and exits with 0 or 1. Called as `python3 reader.py many`, it
answers each line of its input, [kind, text] or ["proof", text, key] in JSON, with one such word.
"""

import base64
import binascii
import hashlib
import hmac
import json
import re
import sys

HEX = re.compile(r"[0-9a-f]{64}\Z")
SHARES = 10_000
PATH_MAX = 53
LINES_MAX = 64
LARGEST = 2**53 - 1


class Wrong(Exception):
    """Something does not hold; its text is the code of the fault."""


def need(holds, fault):
    if not holds:
        raise Wrong(fault)


def sha256(data):
    return hashlib.sha256(data).digest()


def compact(value):
    """What JSON.stringify writes without spaces, in UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def written(value):
    """What JSON.stringify writes with two spaces a level, and a newline behind it."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def is_count(value):
    return type(value) is int and 0 <= value <= LARGEST


def is_hash(value):
    return isinstance(value, str) and HEX.match(value) is not None


def is_text(value):
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def fields_of(text, form, names, fault):
    """The fields of a file, which has these and no others in this order, each byte as it must be."""
    try:
        file = json.loads(text)
        same = isinstance(file, dict) and list(file) == ["format", *names] and written(file) == text
    except (ValueError, RecursionError):
        raise Wrong(fault) from None
    need(same and file["format"] == form, fault)
    return file


def is_share(value):
    return isinstance(value, list) and len(value) == 2 and is_text(value[0]) and is_count(value[1]) and value[1] > 0


def is_table(value):
    if not isinstance(value, dict) or list(value) != ["id", "version", "odds"]:
        return False
    odds = value["odds"]
    if not is_text(value["id"]) or not is_count(value["version"]) or not isinstance(odds, list):
        return False
    if not all(map(is_share, odds)) or len({rarity for rarity, _ in odds}) < len(odds):
        return False
    return sum(share for _, share in odds) == SHARES


def roll_of(secret, seed, nonce, table_hash):
    fair = 2**32 - 2**32 % SHARES
    message_round = 0
    while True:
        message = compact(["gauntlet/crate/1", seed, nonce, table_hash, message_round])
        words = hmac.new(secret, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            word = int.from_bytes(words[at : at + 4], "big")
            if word < fair:
                return word % SHARES
        message_round += 1


def rarity_at(odds, roll):
    end = 0
    for rarity, share in odds:
        end += share
        if roll < end:
            return rarity
    return None


def check_crate(text):
    """docs/formats/crates.md"""
    fault = "no-crate"
    names = ["table", "tableHash", "commitment", "serverSecret", "clientSeed", "nonce", "roll", "rarity"]
    file = fields_of(text, "gauntlet/crate/1", names, fault)
    table, seed = file["table"], file["clientSeed"]
    need(is_table(table) and all(is_hash(file[name]) for name in names[1:4]), fault)
    need(is_text(seed) and 1 <= len(seed.encode("utf-16-le")) // 2 <= 64, fault)
    need(is_count(file["nonce"]) and is_count(file["roll"]) and file["roll"] < SHARES, fault)
    need(is_text(file["rarity"]), fault)
    secret = bytes.fromhex(file["serverSecret"])
    need(sha256(secret).hex() == file["commitment"], "other-secret")
    odds_hash = sha256(compact(["gauntlet/odds/1", table["id"], table["version"], table["odds"]])).hex()
    need(odds_hash == file["tableHash"], "other-odds")
    need(roll_of(secret, seed, file["nonce"], odds_hash) == file["roll"], "other-roll")
    need(rarity_at(table["odds"], file["roll"]) == file["rarity"], "other-rarity")


def is_step(value):
    return (
        isinstance(value, dict)
        and list(value) == ["side", "hash", "cents"]
        and value["side"] in ("left", "right")
        and is_hash(value["hash"])
        and is_count(value["cents"])
    )


def check_balance(text):
    """docs/formats/balances.md"""
    fault = "no-balance"
    names = ["day", "userId", "salt", "cents", "path", "root", "totalCents"]
    file = fields_of(text, "gauntlet/balance/1", names, fault)
    path = file["path"]
    day = file["day"]
    need(isinstance(day, str) and re.match(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z", day), fault)
    need(is_text(file["userId"]) and is_text(file["salt"]) and is_hash(file["root"]), fault)
    need(is_count(file["cents"]) and is_count(file["totalCents"]), fault)
    need(isinstance(path, list) and len(path) <= PATH_MAX and all(map(is_step, path)), fault)
    node = sha256(compact(["leaf", file["userId"], file["salt"], file["cents"]])).hex()
    cents = file["cents"]
    for step in path:
        pair = [(step["hash"], step["cents"]), (node, cents)]
        (left, left_cents), (right, right_cents) = pair if step["side"] == "left" else reversed(pair)
        node = sha256(compact(["node", left, left_cents, right, right_cents])).hex()
        cents = left_cents + right_cents
    need(node == file["root"] and cents == file["totalCents"], "not-counted")


def bytes_of(text, length=None):
    """Base64 in the one way to write its bytes; None otherwise."""
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except (ValueError, binascii.Error):
        return None
    return data if base64.b64encode(data).decode() == text and length in (None, len(data)) else None


def number_of(text):
    return int(text) if re.match(r"(0|[1-9][0-9]{0,15})\Z", text) and int(text) <= LARGEST else None


# Ed25519, RFC 8032, section 5.1, in the coordinates of its section 5.1.4.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def point_of(data):
    """The point that 32 bytes stand for; None where they stand for none."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


def added(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(number, point):
    product = (0, 1, 1, 0)
    while number:
        if number & 1:
            product = added(product, point)
        point = added(point, point)
        number >>= 1
    return product


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    if len(signature) != 64:
        return False
    public, first = point_of(key), point_of(signature[:32])
    factor = int.from_bytes(signature[32:], "little")
    if public is None or first is None or factor >= ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    left, right = times(factor, BASE), added(first, times(challenge, public))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def is_name(name):
    return name != "" and re.search(r"[\s+\x00-\x1f\x7f-\x9f]", name) is None


def key_of(text):
    """The name, the id and the 32 bytes of a log's verifier key."""
    name, key_id, key = ([*text.split("+", 2), "", ""])[:3]
    data = bytes_of(key, 33)
    need(is_name(name) and data is not None and data[0] == 1, "no-key")
    need(sha256(f"{name}\n".encode() + data)[:4].hex() == key_id, "no-key")
    return name, bytes.fromhex(key_id), data[1:]


def head_of(signed, key_text):
    """Size and root of a checkpoint that the log has signed."""
    name, key_id, key = key_of(key_text)
    end = signed.rfind("\n\n")
    plain = all(letter == "\n" or letter >= " " for letter in signed)
    need(plain and end >= 0 and signed.endswith("\n"), "no-note")
    text, lines = signed[: end + 1], signed[end + 2 : -1].split("\n")
    need(len(lines) <= LINES_MAX, "no-note")
    signatures = []
    for line in lines:
        parts = line.split(" ")
        need(len(parts) == 3 and parts[0] == "—" and is_name(parts[1]), "no-note")
        data = bytes_of(parts[2])
        need(data is not None and len(data) > 4, "no-note")
        signatures.append((parts[1], data[:4], data[4:]))
    head = text.split("\n")
    need(len(head) >= 4 and head[0] != "" and head[-1] == "" and "" not in head[3:-1], "no-checkpoint")
    size, root = number_of(head[1]), bytes_of(head[2], 32)
    need(size is not None and root is not None, "no-checkpoint")
    need(head[0] == name, "other-log")
    own = [signature for by, its, signature in signatures if (by, its) == (name, key_id)]
    need(all(is_signed(key, text.encode(), signature) for signature in own), "wrong-signature")
    if not own:
        raise Wrong("key-changed" if any(by == name for by, _, _ in signatures) else "unsigned")
    need(size > 0 or root == sha256(b""), "wrong-root")
    return size, root


def root_from(leaf, index, size, path):
    """RFC 9162, section 2.1.3.2; None where the path is too short or too long."""
    node, last = leaf, size - 1
    for beside in path:
        if last == 0:
            return None
        if index & 1 or index == last:
            node = sha256(b"\x01" + beside + node)
            while not index & 1 and index:
                index, last = index >> 1, last >> 1
        else:
            node = sha256(b"\x01" + node + beside)
        index, last = index >> 1, last >> 1
    return node if last == 0 else None


def check_proof(text, key_text):
    """docs/formats/log.md, 'A proof file'"""
    fault = "no-proof"
    end = text.find("\n\n")
    need(end >= 0, fault)
    lines = text[:end].split("\n")
    need(len(lines) >= 3 and lines[0] == "c2sp.org/tlog-proof@v1" and len(lines) - 3 <= PATH_MAX, fault)
    need(lines[1].startswith("extra ") and lines[2].startswith("index "), fault)
    leaf, index = bytes_of(lines[1][6:]), number_of(lines[2][6:])
    path = [bytes_of(line, 32) for line in lines[3:]]
    need(leaf and index is not None and None not in path, fault)
    size, root = head_of(text[end + 2 :], key_text)
    need(index < size and root_from(sha256(b"\x00" + leaf), index, size, path) == root, "not-included")


CHECKS = {"crate": check_crate, "balance": check_balance, "proof": check_proof}


def verdict(kind, *given):
    try:
        CHECKS[kind](*given)
    except Wrong as wrong:
        return str(wrong)
    return "HOLDS"


def main(words):
    if words == ["many"]:
        for line in sys.stdin.buffer:
            print(verdict(*json.loads(line)), flush=True)
        return 0
    if len(words) < 2 or words[0] not in CHECKS or len(words) != (3 if words[0] == "proof" else 2):
        print(__doc__.strip())
        return 2
    with open(words[1], encoding="utf-8", newline="") as file:
        said = verdict(words[0], file.read(), *words[2:])
    print(said)
    return 0 if said == "HOLDS" else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
