import { procurement } from "../../contract/procurement";
import { type App, answer } from "../platform/http";
import { cxmlRoute } from "./cxml/route";
import { enterIds } from "./ids/enter";
import { enterOci } from "./oci/enter";
import { beginVisit, currentVisit, giveBack, returnedForm, startOf } from "./visits";

/** Visits from procurement systems (R71, R79), and messages of those that speak cXML (R72). */
export function procurementRoutes(app: App): void {
	answer(app, procurement.oci, (request) => enterOci(request, request.body.fields));
	answer(app, procurement.ids, (request) => enterIds(request, request.body));
	cxmlRoute(app);
	answer(app, procurement.start, (request) => startOf(request.db, request.params.token));
	answer(app, procurement.begin, (request) => beginVisit(request, request.body));
	answer(app, procurement.current, (request) => currentVisit(request));
	answer(app, procurement.giveBack, (request) => giveBack(request, request.body));
	answer(app, procurement.returned, (request) => returnedForm(request.db, request.params.token));
}
