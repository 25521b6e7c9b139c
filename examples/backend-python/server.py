"""A timber merchant's backend, in memory: the tiers browse and order of /openapi.json (docs/backend.md).

    python3 examples/backend-python/server.py 8791

Texts are in English whatever Locale says. BACKEND_KEY, where it is set, has to come with each call.
"""

import json
import os
import re
import sys
import threading
import uuid
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, unquote, urlsplit

MEASURES = [
    {"code": code, "symbol": symbol, "unit": "mm", "title": title}
    for code, symbol, title in (("thickness", "t", "Thickness"), ("width", "b", "Width"), ("length", "l", "Length"))
]
COLUMNS = [{**measure, "kind": "number"} for measure in MEASURES]
CATEGORY = {"categoryid": 1, "slug": "sawn-timber", "title": "Sawn timber"}
PATH = [{**CATEGORY, "siblings": [CATEGORY]}]
SUPPLIER = {"id": 1, "name": "Saimaa Saha Oy", "city": "Lappeenranta", "country": "FI"}
DELIVERY = {"min": 2, "max": 4, "approx": False}

# Prices in cents per cubic metre.
WOODS = [
    {"id": 1, "slug": "spruce-c24", "code": "C24", "norm": "EN 338", "title": "Spruce C24", "cents": 52000, "sizes": [(48, 98), (48, 148), (73, 198)]},
    {"id": 2, "slug": "pine-board", "code": "PB", "norm": "EN 1611-1", "title": "Pine board", "cents": 61000, "sizes": [(22, 100), (32, 150)]},
]
KG_PER_M3 = 480
MINIMUM, PACK, FREIGHT = 10, 5, 8900


def good_of(number, wood, thickness, width, length):
    """One size: its measures in mm, cents and grams of a piece."""
    m3 = thickness * width * length / 1e9
    code = f"{wood['code']}-{thickness}-{width}-{length}"
    cents, grams = round(wood["cents"] * m3), round(KG_PER_M3 * m3 * 1000)
    return {"id": number, "wood": wood, "code": code, "thickness": thickness, "width": width, "length": length, "cents": cents, "grams": grams}


SIZES = [(wood, *size, length) for wood in WOODS for size in wood["sizes"] for length in (3000, 3600, 4200, 4800, 5400)]
GOODS = [good_of(number, *size) for number, size in enumerate(SIZES, 1)]


class Refused(Exception):
    """Ends a call with a status, and why. The codes and their statuses stand in /openapi.json."""

    def __init__(self, status, code, field=None, key="invalid", **more):
        super().__init__(code)
        fields = {"fields": {field: [key]}} if field else {}
        self.status, self.answer = status, {"error": code, "code": code, **fields, **more}


def found(things):
    for thing in things:
        return thing
    raise Refused(404, "not_found")


def eur(cents):
    return round(cents) / 100


def price_at(good, quantity):
    """Cents of a piece: from a hundred on 5 % less."""
    return round(good["cents"] * 0.95) if quantity >= 100 else good["cents"]


# Browse: what goods look like on the wire. Money is decimal euros there, weight kilograms, length millimetres.


def supply_of(good):
    cents = good["cents"]
    prices = {"price": eur(cents), "price_per_kg": eur(cents / good["grams"] * 1000), "price_per_m": eur(cents / good["length"] * 1000)}
    terms = {"min_order": MINIMUM, "pack_size": PACK, "availability": "available", "delivery": DELIVERY, "supplier": SUPPLIER}
    volume = [{"threshold": 100, "price": eur(price_at(good, 100))}]
    return {"id": good["id"], **prices, **terms, "supplierCode": good["code"], "volume_prices": volume}


def link_of(wood):
    names = {name: wood[name] for name in ("slug", "title", "norm")}
    return {"productid": wood["id"], **names, "unit": "piece", "product_categories": [CATEGORY]}


def variant_of(good):
    title = f"{good['thickness']} × {good['width']} × {good['length']} mm"
    names = {"id": good["id"], "code": good["code"], "title": title, "fullTitle": f"{good['wood']['title']} {title}"}
    attributes = [{**measure, "value": good[measure["code"]]} for measure in MEASURES]
    measures = {"attributes": attributes, "weight": good["grams"] / 1000, "length": good["length"], "variant_pictures": []}
    return {**names, "products": link_of(good["wood"]), **measures, "suppliedVariant": supply_of(good)}


def of_wood(number):
    return [good for good in GOODS if good["wood"]["id"] == number]


def product_of(wood):
    own = of_wood(wood["id"])
    facts = {"description": "Kiln dried to 18 %.", "attributes": [], "pictures": [], "columns": COLUMNS, "variantCount": len(own)}
    return {**link_of(wood), **facts, "price_from": eur(min(price_at(good, 100) for good in own))}


LISTED = {**CATEGORY, "iconPicture": None, "category_pictures": [], "variantCount": len(GOODS)}
NORMS = [wood["norm"] for wood in WOODS]
ABOUT = {"description": "Sawn in Lappeenranta.", "columns": COLUMNS, "path": PATH, "children": [], "norms": NORMS, "grades": []}
DETAIL = {**LISTED, **ABOUT, "supplierCount": 1, "productCount": len(WOODS), "drawing": None}
CATEGORIES = {CATEGORY["slug"]: DETAIL}
SORT_KEYS = {"name": lambda good: variant_of(good)["fullTitle"], "code": lambda good: good["code"], "price": lambda good: good["cents"]}


def ranged(goods, query):
    """[skip,take], and an order such as price_asc. An order that is not known is the usual one."""
    skip, take = json.loads(query.get("range", "[0,10]"))
    by, _, way = query.get("sort", "").rpartition("_")
    ordered = sorted(goods, key=SORT_KEYS[by], reverse=way == "desc") if by in SORT_KEYS else goods
    return {"variants": [variant_of(good) for good in ordered[skip : skip + take]], "count": len(goods), "sorts": ["price"]}


def search(call, term):
    words = re.split(r"[\s_×-]+", re.sub(r"(\d)\s*[x×]\s*(?=\d)", r"\1 ", term.lower()))
    hits = [good for good in GOODS if all(word in f"{variant_of(good)['fullTitle']} {good['code']}".lower() for word in words)]
    return {**ranged(hits, call["query"]), "categories": []}


def ids_in(text):
    if not re.fullmatch(r"\d+(,\d+)*", text or ""):
        raise Refused(422, "invalid", "ids")
    return [int(number) for number in text.split(",")]


def by_product(call, slug):
    wood = found(wood for wood in WOODS if wood["slug"] == slug)
    return {"product": {**product_of(wood), "path": PATH}, **ranged(of_wood(wood["id"]), call["query"])}


def variant(_, number):
    good = found(good for good in GOODS if good["id"] == int(number))
    return {**variant_of(good), "supplies": [supply_of(good)]}


# Order: carts belong to the session that has begun them. Cents within, euros on the wire.

CARTS, DONE = {}, {}
METHOD = {"id": 1, "type": "lorry", "title": "By lorry", "term": "2–4 working days", "comment": "", "price": eur(FREIGHT)}
DELIVERIES = {"delivery": DELIVERY, "delivery_methodid": 1, "delivery_methods": [METHOD], "isOwnFreightAllowed": False, "sends_mail": False}
ALWAYS = {"user_id": None, "orders_to_sets": [], "total_discount": 0, "total_delivery_price": eur(FREIGHT), "needs_review": False, "goto": None}
METHODS = {"invoice": {"id": 1, "name": "invoice"}}
NO_NOTES = dict.fromkeys(("comment", "reference", "shipping_comment", "own_freight_contract", "own_freight_carrier"), "")
NOTE_NAMES = {"comment": "comment", "reference": "reference", "shippingComment": "shipping_comment", "wantedOn": "wanted_on", "partDeliveries": "part_deliveries"}
NO_EXTRAS = {"addressAdditionalLine": "", "additionalEmails": [], "invoiceEmail": "", "eInvoiceAddress": "", "eInvoiceOperator": ""}


def line_answer(line):
    good, quantity = line["good"], line["quantity"]
    price, item = price_at(good, quantity), variant_of(good)
    sums = {"price": eur(price), "discount": 0, "line_price": eur(price * quantity), "weight": good["grams"] * quantity / 1000}
    shown = {"id": line["id"], "quantity": quantity, "comment": line["comment"], "fullTitle": item["fullTitle"], "set_id": 0}
    return {**shown, **sums, "variant": item, "suppliedVariant": supply_of(good), "is_available": True}


def cart_answer(cart, call):
    skip, take = json.loads(call["query"].get("range", "[0,5000]"))
    items, forms, number = cart["items"], cart["forms"], cart["order_number"]
    goods = sum(price_at(line["good"], line["quantity"]) * line["quantity"] for line in items)
    country = (forms["shipping"] or forms["billing"] or {"country": "FI"})["country"]
    rate, reason = (25.5, "domestic") if country == "FI" else (0, "intra_community")
    total = goods + FREIGHT
    tax = round(total * rate / 100)
    totals = {"total_price": eur(total), "total_vat_price": eur(tax), "total_price_with_vat": eur(total + tax)}
    weight = sum(line["good"]["grams"] * line["quantity"] for line in items) / 1000
    sums = {"total_goods_price": eur(goods), "total_weight": weight, **totals, "vat": {"rate": rate, "reason": reason, "country": country}}
    state = {"order_status": "confirmed" if number else "created", "isProcessed": number is not None, "processed_at": cart["sent_at"]}
    owner = cart["session"] == call["session"]
    names = {name: cart[name] for name in ("id", "uuid", "version", "order_number", "paymentmethod")}
    lines = {"items": [line_answer(line) for line in items[skip : skip + take]], "length": len(items)}
    return {**ALWAYS, **DELIVERIES, **names, **cart["notes"], **lines, **sums, **state, "is_owner": owner, "forms": forms if owner else None}


def new_cart(session):
    open_cart = {"version": 0, "items": [], "lines": 0, "order_number": None, "sent_at": None, "paymentmethod": None}
    cart = {"id": len(CARTS) + 1, "uuid": str(uuid.uuid4()), "session": session, **open_cart}
    CARTS[cart["uuid"]] = {**cart, "forms": {"billing": None, "shipping": None}, "notes": dict(NO_NOTES)}
    return cart["uuid"]


def change(call, cart_id, work):
    """Changes a cart as its owner saw it, or refuses; to others it is not there."""
    cart = CARTS.get(cart_id)
    if not cart or not call["session"] or cart["session"] != call["session"]:
        raise Refused(404, "not_found")
    if cart["sent_at"]:
        raise Refused(409, "processed")
    if call["body"].get("version", cart["version"]) < cart["version"]:
        raise Refused(409, "conflict")
    work(cart)
    cart["version"] += 1
    return cart_answer(cart, call)


def once(key, work):
    """The same key has one effect, however often it is sent."""
    if key not in DONE:
        DONE[key] = work()
    return DONE[key]


def checked(amount):
    details = {"minimum": MINIMUM, "pack_size": PACK}
    if not isinstance(amount, int) or not 1 <= amount <= 100_000:
        raise Refused(422, "invalid", "amount", "amount.whole")
    if amount < MINIMUM:
        raise Refused(422, "amount_below_minimum", "amount", "amount.belowMinimum", details=details)
    if amount % PACK:
        raise Refused(422, "amount_not_a_multiple", "amount", "amount.notAMultiple", details=details)
    return amount


def add(call):
    body, wanted = call["body"], []
    for item in [body, *body.get("more", [])]:
        good = next((good for good in GOODS if good["id"] == item.get("suppliedVariantId")), None)
        if not good:
            raise Refused(409, "unavailable_goods")
        wanted.append({"good": good, "quantity": checked(item.get("amount")), "comment": item.get("comment", "")})

    def put(cart):
        for item in wanted:
            line = next((line for line in cart["items"] if line["good"] is item["good"]), None)
            if line:
                line["quantity"] += item["quantity"]
            else:
                cart["lines"] += 1
                cart["items"].append({"id": cart["lines"], **item})

    def added():
        cart_id = body.get("uuid") or new_cart(call["session"])
        change(call, cart_id, put)
        return cart_id

    return cart_answer(CARTS[once(body.get("idem"), added)], call)


def on_line(call, cart_id, number, changes):
    return change(call, cart_id, lambda cart: found(line for line in cart["items"] if line["id"] == int(number)).update(changes))


def remove_item(call, cart_id, supply, _):
    wanted = call["query"].get("itemId")
    is_meant = (lambda line: line["id"] == int(wanted)) if wanted else (lambda line: line["good"]["id"] == int(supply))
    return change(call, cart_id, lambda cart: cart.update(items=[line for line in cart["items"] if not is_meant(line)]))


def note(call, cart_id):
    """Notes of the order: those that the body has not stay as they are."""
    notes = {name: call["body"][field] for field, name in NOTE_NAMES.items() if field in call["body"]}
    return change(call, cart_id, lambda cart: cart["notes"].update(notes))


def set_form(call, cart_id):
    kind = call["body"].get("type")
    form = {**NO_EXTRAS, **{name: value for name, value in call["body"].items() if name not in ("type", "version")}}
    form.update({"vat_check": "pending"} if kind == "billing" else {})
    rest = {} if form.get("isSeparateShipping") else {"shipping": None}
    return change(call, cart_id, lambda cart: cart["forms"].update({kind: form, **rest}))


def set_payment(call, cart_id, name):
    return change(call, cart_id, lambda cart: cart.update(paymentmethod=METHODS[name]))


def complete(call):
    body = call["body"]

    def send(cart):
        needed = {"form_missing": cart["forms"]["billing"], "payment_method_missing": cart["paymentmethod"], "authority_missing": body.get("authorityConfirmed")}
        for code, thing in needed.items():
            if not thing:
                raise Refused(422, code)
        if not cart["items"]:
            raise Refused(409, "empty_cart")
        cart.update(order_number=f"T-{1000 + cart['id']}", sent_at=datetime.now(timezone.utc).isoformat())
        print("order", cart["order_number"], flush=True)

    def sent():
        order = change(call, body.get("uuid"), send)
        names = ("id", "uuid", "order_number", "total_price", "total_delivery_price", "paymentmethod")
        return {**{name: order[name] for name in names}, "payment_url": None}

    return once(body.get("idem"), sent)


def read(call, cart_id):
    return cart_answer(CARTS[cart_id], call)


def same(answer):
    return lambda *_: answer


# By method and path; what stands for {} is handed on. The first that fits answers.
CALLS = {
    "GET /static": same({"variantCount": len(GOODS), "productCount": len(WOODS), "supplierCount": 1}),
    "GET /static/promotion": same(None),
    "GET /static/promotion-text": same({"text": None}),
    "GET /static/reviews": same({"rating": None, "count": 0, "reviews": []}),
    "GET /blogs/all": same({"blogs": [], "count": 0}),
    "GET /countries": same([{"code": "FI", "title": "Finland", "callingCode": "+358"}]),
    "GET /category/rootCategories": same([{**LISTED, "children": []}]),
    **dict.fromkeys(("GET /faq", "GET /set/by-id/{}", "GET /product/neighbours/{}", "GET /product/parent-sets/{}"), same([])),
    **dict.fromkeys(("GET /productVariant/top", "GET /productVariant/popular"), same([variant_of(good) for good in GOODS[:8]])),
    "GET /productVariant/values-by-products/": lambda call: ids_in(call["query"].get("ids")) and [],
    "GET /productVariant/count-by-product/": lambda call: {str(one): len(of_wood(one)) for one in ids_in(call["query"].get("ids"))},
    "GET /productVariant/values/{}": same([]),
    "GET /productVariant/by-supplies/{}": lambda _, ids: [variant_of(good) for one in ids_in(ids) for good in GOODS if good["id"] == one],
    "GET /productVariant/by-product/{}": by_product,
    "GET /productVariant/by-category/{}": lambda call, slug: {"category": CATEGORIES[slug], **ranged(GOODS, call["query"])},
    "GET /product/by-category/{}": lambda _, slug: {"category": CATEGORIES[slug], "products": [product_of(wood) for wood in WOODS], "count": 2},
    "GET /productVariant/{}": variant,
    **dict.fromkeys(("GET /search/all/{}", "GET /search/new/{}", "GET /search/variants/{}"), search),
    "GET /search/company/vat/{}": same(None),
    "GET /search/company/name/{}": same([]),
    "GET /orders/payment-methods": same(list(METHODS.values())),
    **dict.fromkeys(("GET /orders/by-id/{}", "GET /orders/processed-by-id/{}", "GET /orders/confirmed-by-id/{}"), read),
    "POST /orders/add": add,
    "POST /orders/complete": complete,
    "PATCH /orders/set-form/{}": set_form,
    **{f"PATCH /orders/{name}/{{}}": note for name in ("set-state", "set-notes", "set-comment", "set-order-reference")},
    "PATCH /orders/set-shipping-comment/{}": lambda call, one: note({**call, "body": {"shippingComment": call["body"].get("comment")}}, one),
    "PATCH /orders/set-payment-method/{}/{}": set_payment,
    "PATCH /orders/set-quantity/{}/{}": lambda call, one, line: on_line(call, one, line, {"quantity": checked(call["body"].get("amount"))}),
    "PATCH /orders/set-reference/{}/{}": lambda call, one, line: on_line(call, one, line, {"comment": call["body"].get("comment", "")}),
    "DELETE /orders/item/{}/{}/{}": remove_item,
}
ROUTES = [(re.compile(re.escape(name).replace(r"\{\}", "([^/]+)")), answer) for name, answer in CALLS.items()]
LOCK = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body go in one piece.
    wbufsize = -1

    def answered(self):
        text = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.headers.get("Backend-Key", "") != os.environ.get("BACKEND_KEY", ""):
            raise Refused(403, "not_allowed")
        url = urlsplit(self.path)
        call = {"session": self.headers.get("Session-Id"), "query": dict(parse_qsl(url.query)), "body": json.loads(text or "{}")}
        json.loads(call["query"].get("f", "{}"))
        for pattern, answer in ROUTES:
            if parts := pattern.fullmatch(f"{self.command} {url.path}"):
                with LOCK:
                    return answer(call, *map(unquote, parts.groups()))
        # In other words than not_found: the shop's log then names the call as missing.
        raise Refused(404, "no_such_call")

    def do_GET(self):
        try:
            status, answer = 200, self.answered()
        except Refused as refused:
            status, answer = refused.status, refused.answer
        except KeyError:
            status, answer = 404, {"error": "Not found.", "code": "not_found"}
        except ValueError as error:
            status, answer = 422, {"error": str(error), "code": "invalid"}
        body = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_PATCH = do_DELETE = do_GET

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8791), Handler)
    print(f"backend on {server.server_port}", flush=True)
    server.serve_forever()
