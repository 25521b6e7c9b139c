import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { ownNumbers } from "../../../contract/team";
import type { NumberAnswer } from "../../catalogue/variant/own-number";
import { variantOfCode } from "../../platform/backend/variant-of-code.server";
import { errorText } from "../../platform/forms/error-texts";
import { readForm } from "../../platform/forms/submission";
import { line, problemsOf } from "./numbers.server";

const none = { access: "none", number: "", error: "", isStored: false } as const;
const headers = { "Cache-Control": "private, no-store" };

/** Reads own numbers apart from the page, because all readers share the cached page. A session that has ended belongs to no company. */
const ofMember = async <T>(context: AppLoadContext, answer: () => Promise<T>) =>
	Response.json((await context.currentUser()) ? await answer() : none, { headers });

export const loader = ({ context, request }: LoaderFunctionArgs) =>
	ofMember(context, () => numberOf(context, new URL(request.url).searchParams.get("article") ?? ""));

export const action = async ({ context, request }: ActionFunctionArgs) => {
	const form = await request.formData();
	return ofMember(context, () => storeNumberOf(context, form));
};

async function numberOf(context: AppLoadContext, code: string): Promise<NumberAnswer> {
	const { access, number } = await found(context, code);
	return { access, number, error: "", isStored: false };
}

/** Stores the number and keeps the own name. */
async function storeNumberOf(context: AppLoadContext, form: FormData): Promise<NumberAnswer> {
	const typed = readForm(line.pick({ code: true, number: true }), form, { hasEmpty: true });
	const { code = "", number = "" } = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
	const { access, name } = await found(context, String(code));
	const [wrong] = Object.values(typed.reply().error ?? {}).flatMap((keys) => keys ?? []);
	const key = wrong ?? (typed.status === "success" ? await keyOf(context, { ...typed.value, name }) : "invalid");
	return {
		access,
		number: String(number),
		error: key === null ? "" : errorText(context.texts.translator("errors"), key),
		isStored: key === null,
	};
}

async function keyOf({ backend }: AppLoadContext, sent: { code: string; number: string; name: string }) {
	try {
		await backend(ownNumbers.store, { body: { lines: [sent] } });
		return null;
	} catch (error) {
		return problemsOf(error)[0]?.key ?? "invalid";
	}
}

async function found(context: AppLoadContext, code: string) {
	const { id } = await variantOfCode(context, code);
	const { access, articles } = await context.backend(ownNumbers.list, { query: { variant: String(id), range: formatRange(0, 1) } });
	return { access, number: articles[0]?.number ?? "", name: articles[0]?.name ?? "" };
}
