import { approvals } from "../../contract/approvals";
import { change } from "../cart/change-call";
import { type App, answer, thenMail } from "../platform/http";
import { approve } from "./calls/approve";
import { listApprovals } from "./calls/list";
import { askApproval, withdrawApproval } from "./calls/request-approval";
import { askedApproval } from "./calls/requested-order";
import { returnOrder } from "./calls/return-order";

/** The calls by which orders above a limit are asked for and approved. */
export function approvalRoutes(app: App): void {
	change(app, approvals.askApproval, (asked) => thenMail(asked, askApproval(asked, asked.body)));
	change(app, approvals.withdrawApproval, (asked) => withdrawApproval(asked, asked.params.uuid, asked.body.version));
	answer(app, approvals.approvals, (asked) => listApprovals(asked));
	answer(app, approvals.approval, (asked) => askedApproval(asked, asked.params.uuid));
	change(app, approvals.approve, (asked) => thenMail(asked, approve(asked, asked.params.uuid, asked.body)));
	change(app, approvals.returnOrder, (asked) => thenMail(asked, returnOrder(asked, asked.params.uuid, asked.body)));
}
