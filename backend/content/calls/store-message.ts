import * as z from "zod";
import { company } from "../../../contract/company";
import { now, rowsOf } from "../../db/rows";
import { namesOf, staffLinks, takeFiles } from "../../files/store";
import { scheduleContact } from "../../mail/schedule-mail";
import { mailsToMailbox } from "../../platform/attempts";
import { sha256 } from "../../platform/digest";
import { requireMessage, type Writer } from "../../platform/hourly-limits";
import { Refused } from "../../platform/refused";
import { isRequest, requestNumber } from "../quote-requests";

/** Limits the copies that are mailed to an address, since anyone can enter it. */
const maxPerHour = 5;

interface Fields {
	email: string;
	message?: string;
	company?: string;
	vat?: string;
	name?: string;
	phone?: string;
	quantity?: string;
	place?: string;
	wantedOn?: string;
	isQuote?: boolean;
	website?: string;
	products?: string;
	variantId?: number;
	/** The variant's title at that time. */
	item?: string;
	cartUuid?: string;
	/** The attached cart, one line for each of its lines. */
	cart?: string;
}

interface Message {
	kind: "contact" | "supplier";
	idem: string;
	/** The request body: the same key and body is a resubmission. */
	body: object;
	fields: Fields;
	/** Uploaded drawings, and the origin of the shop for links to them. */
	attached?: { ids: readonly string[]; origin: string } | undefined;
	/** Names of files that the form has refused. */
	refused?: readonly string[];
	/** The origin of the shop's page with the form; undefined if unknown. */
	origin?: string | undefined;
}

export interface Stored {
	message: string;
	/** The number of a request for a quotation. */
	number?: string;
}

const stored = (number: string): Stored => ({ message: "sent", ...(number !== "" && { number }) });

const numberColumn = `iif(${isRequest}, ${requestNumber}, '') AS number`;
const numberRow = z.object({ number: z.string() });

/**
 * Stores a message together with the mail to the shop and the copy to its sender. The same form with the same content is stored once; so is the
 * same content from the same address within a day, by whichever form.
 * @throws Refused too_many_messages if the sender's address, too_many_attempts if the client's network has reached its limit
 */
export async function storeMessage({ db, locale, session, user, client }: Writer, message: Message): Promise<Stored> {
	const { kind, idem, fields, attached, refused = [], origin = "" } = message;
	const hash = sha256(JSON.stringify(message.body));
	const key = { idem, hash };
	const recent = await sentRecently(db, message);
	if (recent !== null) return stored(recent);
	if (!(await isKnown(db, key))) await requireMessage({ db, client });
	const links = attached ? staffLinks(await namesOf(db, attached.ids), attached.origin) : [];
	const [, , , found] = await db.batch([
		db
			.prepare(
				`INSERT INTO contact_messages
					(kind, locale, email, message, company, vat, name, phone, quantity, place, wanted_on, is_quote, website, products, variant_id, item, cart_uuid, cart,
					session_id, user_id, origin, idem, body_hash)
				SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
				WHERE (
					SELECT coalesce(SUM(created_at > ${now("-1 hour")}), 0) < ${maxPerHour} AND COUNT(*) < ${mailsToMailbox} FROM contact_messages
					WHERE (email = ? COLLATE NOCASE OR (
						email COLLATE NOCASE > ? AND email COLLATE NOCASE < ? AND substr(email, instr(email, '@')) = ? COLLATE NOCASE
					)) AND created_at > ${now("-1 day")}
				)
				ON CONFLICT (idem, body_hash) DO NOTHING`,
			)
			.bind(kind, locale, ...columns(fields), session || null, user, origin, idem, hash, ...emailParts(fields.email)),
		scheduleContact(db, { kind: `${kind}_message`, locale, recipients: [company.email], files: links }, key),
		scheduleContact(
			db,
			{ kind: `${kind}_copy`, locale, recipients: [fields.email], files: [...links.map(withoutLink), ...refused.map(asRefused)] },
			key,
		),
		db.prepare(`SELECT ${numberColumn} FROM contact_messages WHERE idem = ? AND body_hash = ?`).bind(idem, hash),
		takeFiles({ db, session }, attached?.ids ?? [], {
			column: "contact_message_id",
			sql: "SELECT id FROM contact_messages WHERE idem = ?3 AND body_hash = ?4",
			values: [idem, hash],
		}),
	]);
	const [row] = rowsOf(numberRow, found);
	if (!row) throw new Refused("too_many_messages", "Too many messages were sent from this address.");
	return stored(row.number);
}

/** The link to a file is for staff alone. */
const withoutLink = ({ name }: { name: string }) => ({ name, url: "" });

const asRefused = (name: string) => ({ name, url: "", isRefused: true });

/**
 * Values for matching a mailbox, in the order of the statement: "name+orders@example.com" is the same as "name@example.com". The address without
 * its tag, the bounds of all tagged ones ("," follows "+"), and the domain.
 */
function emailParts(email: string): [string, string, string, string] {
	const [, name = email, domain = ""] = /^([^+@]+)(?:\+[^@]*)?(@.*)$/.exec(email) ?? [];
	return [`${name}${domain}`, `${name}+`, `${name},`, domain];
}

/** Column values in the order of the statement; empty fields are "". */
const columns = (fields: Fields): (string | number | null)[] => [
	fields.email,
	fields.message ?? "",
	fields.company ?? "",
	fields.vat ?? "",
	fields.name ?? "",
	fields.phone ?? "",
	fields.quantity ?? "",
	fields.place ?? "",
	fields.wantedOn ?? "",
	fields.isQuote ? 1 : 0,
	fields.website ?? "",
	fields.products ?? "",
	fields.variantId ?? null,
	fields.item ?? "",
	fields.cartUuid ?? null,
	fields.cart ?? "",
];

/**
 * The number of a message with the same content that the same address sent today under another key: the Back button loads the form with a new
 * key.
 * @returns "" for one that is no request, null for none
 */
const sentRecently = async (db: D1Database, { kind, idem, fields }: Message): Promise<string | null> => {
	const [email, ...others] = columns(fields);
	const known = await db
		.prepare(
			`SELECT ${numberColumn} FROM contact_messages
			WHERE kind = ? AND idem <> ? AND email = ? COLLATE NOCASE AND created_at > ${now("-1 day")} AND message = ? AND company = ? AND vat = ?
				AND name = ? AND phone = ? AND quantity = ? AND place = ? AND wanted_on = ? AND is_quote = ? AND website = ? AND products = ? AND variant_id IS ?
				AND item = ? AND cart_uuid IS ? AND cart = ?`,
		)
		.bind(kind, idem, email, ...others)
		.all();
	return rowsOf(numberRow, known)[0]?.number ?? null;
};

const isKnown = async (db: D1Database, { idem, hash }: { idem: string; hash: string }): Promise<boolean> =>
	(await db.prepare("SELECT 1 AS known FROM contact_messages WHERE idem = ? AND body_hash = ?").bind(idem, hash).first()) !== null;
