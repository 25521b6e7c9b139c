import type { FilledForm, Page } from "../support/visitor";

/** The forms of a page that change something, as they stand, once for each of their buttons; keys of theirs are made anew. */
export function formsOf(page: Page): FilledForm[] {
	return page.root.querySelectorAll('form[method="post"]').flatMap((form) => {
		const path = addressOf(form.getAttribute("action")) ?? page.path;
		const fields: Record<string, string> = {};
		for (const field of form.querySelectorAll("input[name], textarea[name], select[name]")) {
			const [name, type] = [field.getAttribute("name") ?? "", field.getAttribute("type")];
			if ((type === "checkbox" || type === "radio") && !field.hasAttribute("checked")) continue;
			const chosen = field.querySelector("option[selected], option")?.getAttribute("value");
			fields[name] = field.tagName === "TEXTAREA" ? field.text : (chosen ?? field.getAttribute("value") ?? "on");
		}
		if (fields.idem !== undefined) fields.idem = crypto.randomUUID();
		const buttons = form.querySelectorAll("button[name]").map((button) => ({
			path: addressOf(button.getAttribute("formaction")) ?? path,
			fields: { ...fields, [button.getAttribute("name") ?? ""]: button.getAttribute("value") ?? "" },
		}));
		return buttons.length > 0 ? buttons : [{ path, fields }];
	});
}

const addressOf = (text: string | undefined): string | undefined => text?.replaceAll("&amp;", "&");
