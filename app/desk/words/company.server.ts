import { z } from "zod";
import { deskCompany, sellerName } from "../../../contract/desk/content";
import type { CompanyData } from "../../../contract/seller/own-data";
import { companyData } from "../../../contract/seller/own-fields";
import { href } from "../../platform/config/href";
import { ownDataPage } from "./written.server";

const params = { number: sellerName };

const fields = companyData.extend({ version: z.coerce.number<string>().int().min(0) });

export const { load: readCompany, act: changeCompany } = ownDataPage({
	title: "words.company",
	page: href("/desk/words/company"),
	read: (context, query) => context.desk().backend(deskCompany.byName, { params, query }),
	fields,
	dataOf: ({ version: _, ...data }: z.output<typeof fields>): CompanyData => data,
	save: (context, body) => context.desk().backend(deskCompany.save, { params, body }),
	restore: deskCompany.restore,
	refusable: ["street", "postCode", "city", "vatId", "businessId", "managingDirector", "court", "registerCourt", "iban", "bic"],
});
