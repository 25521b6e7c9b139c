import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { companyDay } from "../../../contract/company";
import { orders } from "../../../contract/orders";
import { orNull } from "../../platform/backend/errors.server";
import { neededSeller } from "../../platform/backend/seller.server";
import { href } from "../../platform/config/href";
import { decodeFile } from "../../platform/tables/decode-file";
import { checkList, type ReaderChoices } from "../check-list.server";
import { listInAddress } from "../list-address.server";
import { picksOfText, suppliesOfText } from "../state";
import { type KeptBill, keptOf, ordinalItems, unpackedBill } from "./kept-bill.server";
import { offerSource } from "./offer-source.server";
import { offersOfItems, offersOfRows } from "./offers-of";
import { type GaebRefusal, readGaeb } from "./read-gaeb";
import { writeX84 } from "./write-x84.server";

/**
 * Answers a bill of quantities (X83) with the prices of a list, a cart or a quotation, as an X84. The bill is the one that the list's page
 * keeps, or a file; a wrong file leads back to its field.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData().catch(() => null);
	if (!form) throw new Response(null, { status: 400 });
	const field = (name: string): string => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const back = (problem: string, name: string) =>
		redirect(
			href("/quick-order/offer", { ...offerSource(field("cart"), new URLSearchParams(field("address"))), problem, name: name || null }),
			303,
		);
	if (form.get("tooLarge")) return back("file.tooLarge", "");
	const bill = await billOf(form.get("file"), field("gaeb"));
	if ("error" in bill) return back(bill.error, bill.name);
	const t = context.texts.translator("quick-order");
	const named = {
		ordinals: new Set(ordinalItems(bill).flatMap(({ ordinal }) => ordinal || [])),
		positionText: (number: string) => t("position", { number }),
	};
	const cart = field("cart");
	const offers = cart === "" ? await offersOfList(context, form, named) : await offersOfCart(context, cart, named);
	const { name, address, vatId } = await neededSeller(context);
	const xml = writeX84(bill, { offers, bidder: { name, ...address, vatId }, day: companyDay(new Date()) });
	const file = fileName(bill.project || bill.name) || "angebot";
	return new Response(xml, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Content-Disposition": `attachment; filename="${file}.x84"` },
	});
}

const fileName = (name: string): string =>
	name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\w-]+/g, "-")
		.replace(/^-|-$/g, "");

type Named = Parameters<typeof offersOfItems>[1];

async function billOf(file: FormDataEntryValue | null, packed: string): Promise<KeptBill | GaebRefusal> {
	const kept = packed === "" ? null : await unpackedBill(packed);
	if (kept) return kept;
	if (file === null || typeof file === "string" || file.size === 0) return { error: "file.gaebMissing", name: "" };
	const read = decodeFile(new Uint8Array(await file.arrayBuffer()), ".");
	if (read.error !== "file.gaeb") return { error: "file.gaebMissing", name: "" };
	const bill = readGaeb(read.content ?? "");
	return "error" in bill ? bill : keptOf(bill);
}

async function offersOfList(context: AppLoadContext, form: FormData, named: Named) {
	const field = (name: string): string => String(form.get(name) ?? "");
	const sent: (ReaderChoices & { text: string }) | null =
		field("address") === ""
			? {
					text: field("list").slice(0, longestText),
					picks: picksOfText(field("picks")),
					supplies: suppliesOfText(field("supplies")),
					table: null,
				}
			: await listInAddress(new URLSearchParams(field("address")));
	if (!sent || sent.text.trim() === "") return new Map();
	const { rows, list } = await checkList(context, sent.text, sent);
	return offersOfRows(rows, list.lines, named);
}

/** As for the list itself. In characters. */
const longestText = 200_000;

async function offersOfCart({ backend }: AppLoadContext, uuid: string, named: Named) {
	const cart = await orNull(backend(orders.byId, { params: { id: uuid }, query: {} }));
	if (!cart || cart.id === null) throw new Response(null, { status: 404 });
	return offersOfItems(cart.items, named);
}
