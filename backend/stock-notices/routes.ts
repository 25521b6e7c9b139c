import { stockNotices } from "../../contract/stock/notices";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { confirm, drop, endNotices, own, requestNotice } from "./notices";

export function stockNoticesRoutes(app: App): void {
	answer(app, stockNotices.ask, (request) => dispatchMailAfter(request, requestNotice(request, request.body)));
	answer(app, stockNotices.confirm, (request) => confirm(request, request.body.token));
	answer(app, stockNotices.end, (request) => endNotices(request, request.body.token));
	answer(app, stockNotices.own, (request) => own(request));
	answer(app, stockNotices.drop, (request) => drop(request, Number(request.params.id)));
}
