import * as z from "zod";
import { call } from "../call";
import { line } from "../fields";
import { eventTypes } from "../values/event-types";
import { message, noWords, numbered } from "./fields";
import { scopes } from "./scopes";

const ofKey = numbered("Id of the key.");
const ofWebhook = numbered("Id of the webhook.");

const scopeList = z.array(z.enum(scopes)).min(1);

const types = z.array(z.enum(eventTypes));

/** Keys, webhooks and mails, which DESK_KEY alone opens. */
export const deskSystem = {
	keys: call({
		method: "GET",
		path: "/desk/keys",
		summary: "Keys of other systems, revoked ones too; newest first",
		answer: z.object({
			keys: z
				.array(
					z.object({
						id: z.number().int().describe("Id of the key."),
						name: z.string().describe("Name of the key."),
						scopes: scopeList.describe("What it may do."),
						created_at: z.string().describe("ISO time."),
						used_at: z.string().describe('ISO time of its last use, to the hour; "" for never.'),
						revoked_at: z.string().nullable().describe("ISO time; null while it is valid."),
					}),
				)
				.describe("Newest first."),
		}),
	}),
	makeKey: call({
		method: "POST",
		path: "/desk/keys",
		summary: "Creates a key, which only this answer shows",
		body: z.object({
			name: line(60).pipe(z.string().min(1)).describe("A name that no valid key has."),
			scopes: scopeList.describe("What it may do."),
		}),
		answer: z.object({ id: z.number().int().describe("Id of the key."), key: z.string().describe("The key itself.") }),
	}),
	revokeKey: call({
		method: "POST",
		path: "/desk/keys/{number}/revocation",
		summary: "Revokes a key",
		params: ofKey,
		body: noWords,
		answer: message,
	}),
	webhooks: call({
		method: "GET",
		path: "/desk/webhooks",
		summary: "Addresses that events are sent to",
		answer: z.object({
			webhooks: z
				.array(
					z.object({
						id: z.number().int().describe("Id of the webhook."),
						url: z.string().describe("Its address."),
						types: types.describe("Types of its events; [] for all."),
						created_at: z.string().describe("ISO time."),
						waiting: z.number().int().describe("Messages on their way."),
						failed: z.number().int().describe("Messages that were given up."),
					}),
				)
				.describe("Oldest first."),
		}),
	}),
	addWebhook: call({
		method: "POST",
		path: "/desk/webhooks",
		summary: "Adds a webhook, or changes the event types of an existing address",
		body: z.object({
			url: z
				.url({ protocol: /^https?$/ })
				.max(500)
				.describe("The address: a public name over https."),
			types: types.default([]).describe("Types of events; [] for all."),
			after: z.number().int().min(0).optional().describe("The cursor of the event to start after; by default only new events."),
		}),
		answer: z.object({ id: z.number().int().describe("Id of the webhook."), secret: z.string().describe("The secret of its signatures.") }),
	}),
	failedMessages: call({
		method: "GET",
		path: "/desk/webhooks/{number}/failed",
		summary: "Messages of a webhook that were given up, oldest first",
		params: ofWebhook,
		answer: z.object({
			failed: z
				.array(
					z.object({
						event: z.string().describe("Id of the event: evt_17."),
						type: z.string().describe("Type of the event."),
						number: z.string().describe("Number of its subject."),
						attempts: z.number().int().describe("Attempts so far."),
						last_error: z.string().describe("Reason of the last failure."),
						given_up_at: z.string().describe("ISO time."),
					}),
				)
				.describe("Oldest first, at most 500."),
		}),
	}),
	removeWebhook: call({
		method: "POST",
		path: "/desk/webhooks/{number}/removal",
		summary: "Deletes a webhook with all its messages",
		params: ofWebhook,
		body: noWords,
		answer: message,
	}),
	resendMessages: call({
		method: "POST",
		path: "/desk/webhooks/{number}/resend",
		summary: "Sends messages that were given up again",
		params: ofWebhook,
		body: z.object({
			event: z
				.string()
				.regex(/^evt_\d{1,15}$/)
				.optional()
				.describe("The event of the message; by default all that were given up."),
		}),
		answer: message,
	}),
	failedMails: call({
		method: "GET",
		path: "/desk/mails",
		summary: "Mails that a server refused, that were given up, or that wait after a failed attempt; newest first",
		answer: z.object({
			problem: z.string().describe('The reason why no mail goes out at all; "" if mail works.'),
			mails: z
				.array(
					z.object({
						id: z.number().int().describe("Id of the mail."),
						kind: z.string().describe("Kind of the mail: order_confirmation."),
						cause: z.string().describe("What has caused it."),
						created_at: z.string().describe("ISO time."),
						recipients: z.array(z.string()).describe("Addresses; [] once they are deleted."),
						refused: z.array(z.string()).describe("Addresses whose mail server refuses the mail for good."),
						attempts: z.number().int().describe("Attempts so far."),
						last_error: z.string().describe("Reason of the last failure."),
						state: z.enum(["given up", "refused by some", "waiting"]).describe("waiting: it is tried again by itself."),
					}),
				)
				.describe("Newest first, at most 200."),
		}),
	}),
	resendMail: call({
		method: "POST",
		path: "/desk/mails/{number}/resend",
		summary: "Sends a mail again to those who did not get it",
		params: numbered("Id of the mail."),
		body: noWords,
		answer: message,
	}),
};
