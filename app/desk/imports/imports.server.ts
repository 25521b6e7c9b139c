import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { deskGoods } from "../../../contract/desk/catalogue";
import { deskImports } from "../../../contract/desk/imports";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { typedValues } from "../../platform/forms/read-form";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { readCatalogueFile } from "../../platform/tables/catalogue-file";
import { goOn } from "./steps.server";

export async function readImports(context: AppLoadContext, address: string) {
	const { suppliers } = await context.desk().backend(deskGoods.list, { query: {} });
	const t = context.texts.translator("desk");
	return {
		suppliers,
		/** An export that was too large for a page. */
		isTooLarge: new URL(address).searchParams.has("tooLarge"),
		meta: describePage(context, { title: t("nav.imports") }),
	};
}

export type UploadProblem = "none" | "unreadable" | "tooLarge" | "settings" | "mistakes";

const refused = (form: FormData, problem: UploadProblem) => data({ values: typedValues(form), problem, found: null }, { status: 422 });

/** The backend takes so much at once. In bytes. */
const most = 8_000_000;

/** Stores a file or a pasted list, checks it, and leads to what the check has found. */
export async function upload(context: AppLoadContext, form: FormData) {
	if (form.has("tooLarge")) return refused(form, "tooLarge");
	const given = await contentOf(form);
	if (given === null) return refused(form, "none");
	const read = readCatalogueFile(given.bytes, given.name);
	if ("error" in read) return refused(form, read.error);
	const body = "xml" in read ? read.xml : new TextEncoder().encode(JSON.stringify("datanorm" in read ? read.datanorm : read.tables));
	if (body.byteLength > most) return refused(form, "tooLarge");
	const query = deskImports.store.query.safeParse({
		...Object.fromEntries(Object.entries(typedValues(form)).filter(([name]) => settings.includes(name))),
		...{ name: given.name, content: "xml" in read ? "bmecat" : "datanorm" in read ? "datanorm" : "tables" },
		...{ keep: form.has("keep") ? "yes" : "no", round: form.has("round") ? "yes" : "no" },
	});
	if (!query.success) return refused(form, "settings");
	try {
		const { id } = await context.desk().backend(deskImports.store, { query: query.data, body: body.slice().buffer });
		const state = await goOn(context, id);
		if (!given.isFile && state !== "checking") {
			const found = await mistakesIn(context, id);
			if (found) return data({ values: typedValues(form), problem: "mistakes" as const, found }, { status: 422 });
		}
		return redirect(href("/desk/imports/:id", { id }), 303);
	} catch (error) {
		if (error instanceof BackendRefusal) return refused(form, "tooLarge");
		throw error;
	}
}

const settings = ["supplier", "city", "country", "prefix", "price", "territory", "weight"];

/** The mistakes of a checked list, which is then mended where it was pasted; null without any. */
async function mistakesIn(context: AppLoadContext, id: string) {
	const { state, problems, problem_count, changed } = await context.desk().backend(deskImports.report, { params: { number: id } });
	if (problem_count === 0) return null;
	const { number: figure } = formatFor(context.market);
	return {
		problems,
		moreProblems: problem_count > problems.length ? figure(problem_count - problems.length) : null,
		/** The file whose other lines can be imported. */
		others: state === "checked" && changed > 0 ? id : null,
	};
}

interface Given {
	name: string;
	bytes: Uint8Array<ArrayBuffer>;
	isFile: boolean;
}

/** The chosen file, or else the pasted list as a file. */
async function contentOf(form: FormData): Promise<Given | null> {
	const file = form.get("file");
	if (file !== null && typeof file !== "string" && file.size > 0)
		return { name: file.name.slice(-200) || "file", bytes: new Uint8Array(await file.arrayBuffer()), isFile: true };
	const list = form.get("list");
	if (typeof list !== "string" || list.trim() === "") return null;
	return { name: "prices.csv", bytes: new TextEncoder().encode(list), isFile: false };
}
