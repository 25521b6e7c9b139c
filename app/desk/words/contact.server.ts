import { z } from "zod";
import { deskContact, sellerName } from "../../../contract/desk/content";
import { languages } from "../../../contract/locale";
import type { ContactData } from "../../../contract/seller/own-data";
import { contactData } from "../../../contract/seller/own-fields";
import { href } from "../../platform/config/href";
import { ownDataPage } from "./written.server";

const params = { number: sellerName };

const fields = contactData.extend({ version: z.coerce.number<string>().int().min(0) });

export const { load: readContact, act: changeContact } = ownDataPage({
	title: "words.contact",
	page: href("/desk/words/contact"),
	read: (context, query) => context.desk().backend(deskContact.byName, { params, query }),
	fields,
	dataOf: ({ email, phones, persons }: z.output<typeof fields>): ContactData => ({ email, phones, persons }),
	save: (context, body) => context.desk().backend(deskContact.save, { params, body }),
	restore: deskContact.restore,
	refusable: ["email", ...languages.flatMap((language) => [`phones.${language}`, `persons.${language}`])],
});
