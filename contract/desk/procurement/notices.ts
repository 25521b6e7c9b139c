import * as z from "zod";
import { call } from "../../call";
import { cartFields } from "../../procurement";
import { message, numbered } from "../fields";

const ofConnection = numbered("Id of the connection.");

const settings = {
	url: z
		.string()
		.trim()
		.max(500)
		.refine((text) => text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? ""), "noticeUrl.https")
		.default("")
		.describe('Address of the system for confirmations and ship notices: a public name over https; "" for none.'),
	network: z
		.string()
		.trim()
		.regex(/^[\w-]{0,20}$/, "network.format")
		.default("")
		.describe('The network between both, whose connections share one secret in both directions: "ariba"; "" for none.'),
	cart_field: z.enum(cartFields).describe("The field of the form that takes a cart to the system: cxml-urlencoded or cxml-base64."),
};

/** Settings of a connection that cXML alone has: how its cart returns, and where confirmations and ship notices go. */
export const deskNotices = {
	ofConnection: call({
		method: "GET",
		path: "/desk/connections/{number}/notices",
		summary: "How a connection by cXML takes carts, and where its confirmations and ship notices go, with the secret that they carry",
		params: ofConnection,
		answer: z.object({
			...settings,
			name: z.string().describe("The system."),
			secret: z.string().describe("The secret that the shop sends, and takes from the system too."),
			waiting: z.number().int().describe("Notices that wait, or are tried again."),
			given_up: z.number().int().describe("Notices that the system has refused, or that nobody took for a day."),
		}),
	}),
	set: call({
		method: "POST",
		path: "/desk/connections/{number}/notices",
		summary: "Changes how a connection by cXML takes carts, and where its confirmations and ship notices go",
		params: ofConnection,
		body: z.object(settings),
		answer: message,
	}),
	resend: call({
		method: "POST",
		path: "/desk/connections/{number}/notices/again",
		summary: "Sends notices again that were given up",
		params: ofConnection,
		body: z.object({}),
		answer: message,
	}),
};
