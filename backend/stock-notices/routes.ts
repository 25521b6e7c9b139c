import { stockNotices } from "../../contract/stock/notices";
import { type App, answer, thenMail } from "../platform/http";
import { ask, confirm, drop, end, own } from "./notices";

export function stockNoticesRoutes(app: App): void {
	answer(app, stockNotices.ask, (request) => thenMail(request, ask(request, request.body)));
	answer(app, stockNotices.confirm, (request) => confirm(request, request.body.token));
	answer(app, stockNotices.end, (request) => end(request, request.body.token));
	answer(app, stockNotices.own, (request) => own(request));
	answer(app, stockNotices.drop, (request) => drop(request, Number(request.params.id)));
}
