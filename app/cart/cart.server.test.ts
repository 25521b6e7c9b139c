import { expect, it } from "vitest";
import { examples } from "../../contract/examples/examples";
import { orders } from "../../contract/orders";
import { BackendRefusal } from "../platform/backend/errors.server";
import { Visitor } from "../platform/session/visitor.server";
import { addToCart } from "./cart.server";

const fresh = orders.add.answer.parse(examples.get(orders.add)?.answer);
const stale = "3b241101-e2bb-4255-8caf-4136c566a962";
const notFound = () => new Response(null, { status: 404 });
const refusal = (code: "processed" | "unavailable_goods") => new BackendRefusal(409, { error: "", code });

async function put(answers: (Response | null)[]) {
	const visitor = Visitor.stranger(new URL("http://de.localhost/"));
	visitor.setCart({ uuid: stale, count: 3 });
	const asked: (string | undefined)[] = [];
	const putting = addToCart(visitor, async (uuid) => {
		asked.push(uuid);
		const failure = answers.shift();
		if (failure) throw failure;
		return fresh;
	});
	const failure = await putting.then(
		() => null,
		(error: unknown) => error,
	);
	return { asked, failure, cart: visitor.cart?.uuid };
}

it.each([notFound(), refusal("processed")])("gives up a cart that the backend does not have any more for a new one: %o", async (closed) => {
	expect(await put([closed])).toEqual({ asked: [stale, undefined], failure: null, cart: fresh.uuid });
});

it("keeps the cart where that is not what is wrong", async () => {
	const soldOut = refusal("unavailable_goods");
	expect(await put([soldOut])).toEqual({ asked: [stale], failure: soldOut, cart: stale });
	const unknownArticle = notFound();
	expect(await put([notFound(), unknownArticle])).toEqual({ asked: [stale, undefined], failure: unknownArticle, cart: stale });
});
