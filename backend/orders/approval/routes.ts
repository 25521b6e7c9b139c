import { approvals } from "../../../contract/approvals";
import { type App, answer } from "../../http";
import { thenMail } from "../../mail/dispatch";
import { change } from "../../realtime/tell";
import { approve } from "./approve";
import { askApproval } from "./ask";
import { askedApproval } from "./asked-order";
import { listApprovals } from "./list";
import { returnOrder } from "./return-order";
import { withdrawApproval } from "./withdraw";

/** The calls by which orders above a limit are asked for and approved. */
export function approvalRoutes(app: App): void {
	change(app, approvals.askApproval, (asked) => thenMail(asked, askApproval(asked, asked.body)));
	change(app, approvals.withdrawApproval, (asked) => withdrawApproval(asked, asked.params.uuid, asked.body.version));
	answer(app, approvals.approvals, (asked) => listApprovals(asked));
	answer(app, approvals.approval, (asked) => askedApproval(asked, asked.params.uuid));
	change(app, approvals.approve, (asked) => thenMail(asked, approve(asked, asked.params.uuid, asked.body)));
	change(app, approvals.returnOrder, (asked) => thenMail(asked, returnOrder(asked, asked.params.uuid, asked.body)));
}
