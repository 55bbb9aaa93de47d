# hook.py
import base64
import hashlib
import hmac
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ.get("WEBHOOK_SECRET") or sys.exit("WEBHOOK_SECRET is missing")
key = base64.b64decode(secret.removeprefix("whsec_"))
done = set()


def is_ours(headers, body):
    message_id, sent = headers["webhook-id"] or "", headers["webhook-timestamp"] or ""
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    signed = f"{message_id}.{sent}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected, one) for one in (headers["webhook-signature"] or "").split(" "))


class Hook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"] or 0))
        if not is_ours(self.headers, body):
            return self.answer(401)
        # The same message may come again.
        if self.headers["webhook-id"] not in done:
            print(body.decode(), flush=True)
        done.add(self.headers["webhook-id"])
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 8080))), Hook).serve_forever()
