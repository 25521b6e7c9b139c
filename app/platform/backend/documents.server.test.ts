import { expect, it } from "vitest";
import { orders } from "../../../contract/orders";
import { Breaker } from "./breaker.server";
import { connectDocuments } from "./documents.server";

const params = { id: "5f0c1d9e-8a55-4f5e-9a3c-0d9f0d6f2b11" };

/** Requests an order confirmation from a backend with this answer. @returns the response or error, and the log */
async function requested(send: (path: string) => Promise<Response>) {
	const noted: string[] = [];
	const documents = connectDocuments({
		send,
		locale: "de",
		session: () => "s".repeat(22),
		isOutside: false,
		key: "",
		bearer: "",
		client: () => "",
		requestId: "a-request",
		breaker: new Breaker(),
		ownBreaker: () => null,
		signIn: "/users/login",
		page: "/",
		log: (kind, _, detail) => noted.push(`${kind} ${detail}`),
	});
	const answer: unknown = await documents(orders.confirmationPdf, { params, query: { host: "https://de.crossbar.example" } }).catch(
		(error: unknown) => error,
	);
	if (!(answer instanceof Response)) throw answer;
	return { answer, noted };
}

const answers = (body: string, init: ResponseInit) => () => Promise.resolve(new Response(body, init));

it("passes a document on with its name, and nothing else that the backend says of it", async () => {
	const headers = { "Content-Type": "application/pdf", "Content-Disposition": 'attachment; filename="a.pdf"', "Set-Cookie": "x=1" };
	let path = "";
	const { answer } = await requested((to) => {
		path = to;
		return Promise.resolve(new Response("%PDF-", { headers }));
	});
	expect(path).toBe(`/orders/confirmation-pdf/${params.id}?host=https%3A%2F%2Fde.crossbar.example`);
	expect(await answer.text()).toBe("%PDF-");
	expect([...answer.headers.keys()].sort()).toEqual(["content-disposition", "content-type"]);
});

it("takes a document that was sent compressed, whose length is that of what was sent", async () => {
	const headers = { "Content-Type": "application/pdf", "Content-Encoding": "gzip", "Content-Length": "3" };
	const { answer, noted } = await requested(answers("%PDF-", { headers }));
	expect([answer.status, await answer.text(), noted]).toEqual([200, "%PDF-", []]);
	expect([...answer.headers.keys()]).toEqual(["content-type"]);
});

function begun(goOn: (stream: ReadableStreamDefaultController<Uint8Array>) => void): Response {
	let isBegun = false;
	const body = new ReadableStream<Uint8Array>({
		pull(stream) {
			if (isBegun) goOn(stream);
			else stream.enqueue(new TextEncoder().encode("%PDF-"));
			isBegun = true;
		},
	});
	return new Response(body, { headers: { "Content-Type": "application/pdf", "Content-Length": "1000" } });
}

const notWhole = (kind: string) => `${kind} the document has not arrived whole`;

it.each([
	["nothing there", answers('{"error":"","code":"not_found"}', { status: 404 }), 404, []],
	["a failing backend", answers("<h1>", { status: 500 }), 502, ["HTTP_ERROR 500"]],
	["another kind of file", answers("<h1>", { headers: { "Content-Type": "text/html" } }), 502, ["PARSING_ERROR not application/pdf"]],
	["one that breaks off", () => Promise.resolve(begun((stream) => stream.error(new Error("reset")))), 502, [notWhole("PARSING_ERROR")]],
	["one that is too short", () => Promise.resolve(begun((stream) => stream.close())), 502, [notWhole("PARSING_ERROR")]],
	["one that does not end", () => Promise.resolve(begun(() => {})), 504, [notWhole("TIMEOUT_ERROR")]],
	["no connection", () => Promise.reject(new Error("refused")), 503, ["FETCH_ERROR refused"]],
] as const)("with %s it fails as a page does", async (_, send, status, expected) => {
	const { answer, noted } = await requested(send);
	expect(answer.status).toBe(status);
	expect(noted).toEqual(expected);
});
