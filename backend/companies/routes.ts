import { search } from "../../contract/search";
import { type App, answer } from "../platform/http";
import { companiesByName, companyByVat } from "./look-up";

export function companiesRoutes(app: App): void {
	answer(app, search.companyByVat, ({ db, params }) => companyByVat(db, params.vat));
	answer(app, search.companiesByName, ({ db, params }) => companiesByName(db, params.name));
}
