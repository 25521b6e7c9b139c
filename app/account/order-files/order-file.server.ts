import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type JudgedLine, type OrderFile, orderFiles } from "../../../contract/ordering/order-files";
import type { OrderedLine } from "../../../contract/ordering/order-message";
import { answerList, type ListOwner, listOfText } from "../../bill/quick-order.server";
import type { QuickOrderState } from "../../bill/state";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { lineIdOf, listText, listWords } from "../../platform/tables/list-text";
import { toFiles } from "./order-files.server";

export interface ReadFile {
	found: Awaited<ReturnType<typeof byUuid>>;
	/** The lines that are not in the cart, as a list that asks; null if there is nothing to ask, or a colleague answers. */
	state: QuickOrderState | null;
}

const byUuid = (context: AppLoadContext, uuid: string) => context.backend(orderFiles.byId, { params: { uuid } });

const isToComplete = ({ isOwn, order, isCancelled }: OrderFile): boolean => isOwn && order === null && !isCancelled;

export async function readFile(context: AppLoadContext, uuid: string): Promise<ReadFile> {
	const found = await byUuid(context, uuid);
	const { file, message, lines, taken } = found;
	const open = message.lines.flatMap((line, index): { line: OrderedLine; judged: JudgedLine }[] => {
		const judged = lines[index];
		return judged && !taken.includes(line.id) ? [{ line, judged }] : [];
	});
	if (!isToComplete(file) || open.length === 0) return { found, state: null };
	const text = listText(open, listWords[context.texts.locale]);
	return { found, state: await listOfText(context, text) };
}

/** Answers the questions of a file, puts its lines into its cart, or deletes it. */
export async function changeFile({ request, params: { uuid = "" }, context }: ActionFunctionArgs) {
	const form = await request.formData().catch(() => null);
	if (form?.get("intent") === "remove") return remove(context, uuid);
	const { file, message, taken } = await byUuid(context, uuid);
	if (!isToComplete(file)) throw redirect(href("/users/order-files/:uuid", { uuid }), 303);
	const list = form?.get("intent") === "add" ? form.get("list") : "";
	// Another window has put some of these lines into the cart.
	const isOld = typeof list === "string" && list.split("\n").some((text) => taken.includes(lineIdOf(text, message.lines) ?? ""));
	if (isOld) throw redirect(href("/users/order-files/:uuid", { uuid }), 303);
	const owner: ListOwner = {
		cart: file.cart,
		key: `${uuid}-${taken.length}`,
		async added(cart, rows, list) {
			const lines = rows.flatMap(({ item, source }) =>
				source.flatMap(({ first }) => {
					const line = lineIdOf(list.lines[first] ?? "", message.lines);
					return line !== null && item ? [{ line, supply: item.suppliedVariantId }] : [];
				}),
			);
			const own = href("/users/order-files/:uuid", { uuid });
			try {
				const { issues } = await context.backend(orderFiles.take, { params: { uuid }, body: { cart, lines, host: context.origin } });
				return issues.length > 0 ? own : null;
			} catch (error) {
				// The lines are in the cart. The file's page says what of the rest is not.
				if (error instanceof BackendRefusal) return own;
				throw error;
			}
		},
	};
	return answerList(context, form, owner);
}

async function remove(context: AppLoadContext, uuid: string) {
	try {
		await context.backend(orderFiles.remove, { params: { uuid } });
	} catch (error) {
		// It became an order meanwhile: its page says so.
		if (error instanceof BackendRefusal && error.answer.code === "processed")
			throw redirect(href("/users/order-files/:uuid", { uuid }), 303);
		throw error;
	}
	return toFiles(context, "removed");
}
