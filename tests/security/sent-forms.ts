import { type FilledForm, fieldsOf, type Page, unescaped } from "../support/visitor";

/** The forms of a page that change something, as they are, once for each of their buttons; their form keys are replaced. */
export function formsOf(page: Page): FilledForm[] {
	return page.root.querySelectorAll('form[method="post"]').flatMap((form) => {
		const path = unescaped(form.getAttribute("action")) ?? page.path;
		const fields = fieldsOf(form);
		if (fields.idem !== undefined) fields.idem = crypto.randomUUID();
		const buttons = form.querySelectorAll("button[name]").map((button) => ({
			path: unescaped(button.getAttribute("formaction")) ?? path,
			fields: { ...fields, [button.getAttribute("name") ?? ""]: button.getAttribute("value") ?? "" },
		}));
		return buttons.length > 0 ? buttons : [{ path, fields }];
	});
}
