import { approvals } from "../../contract/approvals";
import { cartChange, change } from "../cart/change-call";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { approve } from "./calls/approve";
import { listApprovals } from "./calls/list";
import { requestApproval, withdrawApproval } from "./calls/request-approval";
import { requestedApproval } from "./calls/requested-order";
import { returnOrder } from "./calls/return-order";

export function approvalRoutes(app: App): void {
	cartChange(app, approvals.askApproval, (request) => dispatchMailAfter(request, requestApproval(request, request.body)));
	cartChange(app, approvals.withdrawApproval, (request) => withdrawApproval(request, request.params.uuid, request.body.version));
	answer(app, approvals.approvals, (request) => listApprovals(request));
	answer(app, approvals.approval, (request) => requestedApproval(request, request.params.uuid));
	change(app, approvals.approve, (request) => dispatchMailAfter(request, approve(request, request.params.uuid, request.body)));
	change(app, approvals.returnOrder, (request) => dispatchMailAfter(request, returnOrder(request, request.params.uuid, request.body)));
}
