import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskContact, sellerName } from "../../../contract/desk/content";
import { languages } from "../../../contract/locale";
import type { ContactData } from "../../../contract/seller/own-data";
import { contactData } from "../../../contract/seller/own-fields";
import { href } from "../../platform/config/href";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { doTask, restoreTask, textTasks, versionInAddress, versionsOf } from "./written.server";

const page = href("/desk/words/contact");
const params = { number: sellerName };

export async function readContact(context: AppLoadContext, request: Request) {
	const asked = versionInAddress(request);
	const query = { ...(asked !== undefined && { version: asked }) };
	const { data, version, versions } = await context.desk().backend(deskContact.byName, { params, query });
	const title = context.texts.translator("desk")("words.contact");
	return {
		...{ title, page, isNew: false, version, versions: versionsOf(context, versions) },
		typed: data,
		/** A version in the address is looked at, not changed. */
		former: asked === undefined ? null : data,
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const fields = contactData.extend({ version: z.coerce.number<string>().int().min(0) });

const tasks = {
	save: textTasks({
		fields: () => fields,
		dataOf: ({ email, phones, persons }: z.output<typeof fields>): ContactData => ({ email, phones, persons }),
		shown: (_, data) => data,
		save: (context, { number: _, ...body }) => context.desk().backend(deskContact.save, { params, body }),
		refusable: ["email", ...languages.flatMap((language) => [`phones.${language}`, `persons.${language}`])],
		newsOf: () => ({ news: "textSaved" }),
		page: () => page,
	}).save,
	restore: restoreTask(deskContact.restore, () => page),
};

export const changeContact = (context: AppLoadContext, form: FormData) => doTask(tasks, { context, number: sellerName, form });
