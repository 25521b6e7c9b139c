import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskCompany, sellerName } from "../../../contract/desk/content";
import type { CompanyData } from "../../../contract/seller/own-data";
import { companyData } from "../../../contract/seller/own-fields";
import { href } from "../../platform/config/href";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { doTask, restoreTask, textTasks, versionInAddress, versionsOf } from "./written.server";

const page = href("/desk/words/company");
const params = { number: sellerName };

export async function readCompany(context: AppLoadContext, request: Request) {
	const asked = versionInAddress(request);
	const query = { ...(asked !== undefined && { version: asked }) };
	const { data, version, versions } = await context.desk().backend(deskCompany.byName, { params, query });
	const title = context.texts.translator("desk")("words.company");
	return {
		...{ title, page, isNew: false, version, versions: versionsOf(context, versions) },
		typed: data,
		/** A version in the address is looked at, not changed. */
		former: asked === undefined ? null : data,
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const fields = companyData.extend({ version: z.coerce.number<string>().int().min(0) });

const tasks = {
	save: textTasks({
		fields: () => fields,
		dataOf: ({ version: _, ...data }: z.output<typeof fields>): CompanyData => data,
		shown: (_, data) => data,
		save: (context, { number: _, ...body }) => context.desk().backend(deskCompany.save, { params, body }),
		refusable: ["street", "postCode", "city", "vatId", "businessId", "managingDirector", "court", "registerCourt", "iban", "bic"],
		newsOf: () => ({ news: "textSaved" }),
		page: () => page,
	}).save,
	restore: restoreTask(deskCompany.restore, () => page),
};

export const changeCompany = (context: AppLoadContext, form: FormData) => doTask(tasks, { context, number: sellerName, form });
