import { teams } from "../../contract/team";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { requireUser } from "../platform/visitor";
import { acceptInvitation } from "./calls/accept-invitation";
import { changeMember, removeMember } from "./calls/change-member";
import { confirmCode, sendCode } from "./calls/company-code";
import { addCostCentre, addProject, changeCostCentre, costsOf, removeProject, requireCostCentre } from "./calls/costs";
import { verifyCompany } from "./calls/founding";
import { checkInvitation, withdrawInvitation } from "./calls/invitation";
import { invite } from "./calls/invite";
import { currentTeam } from "./calls/team-answer";
import { leaveTeam } from "./leave";

/** Routes of company teams: all but the look at a mailed link require an account. */
export function teamsRoutes(app: App): void {
	answer(app, teams.current, async (request) => currentTeam(request.db, requireUser(request)));
	answer(app, teams.checkInvitation, async ({ db, query }) => checkInvitation(db, query.token));

	answer(app, teams.verify, async (request) => {
		await verifyCompany(request.db, requireUser(request));
		return { message: "Company verified." };
	});
	answer(app, teams.sendCode, async (request) => {
		const { db, client, locale, body } = request;
		await dispatchMailAfter(request, sendCode({ db, user: requireUser(request), client, locale }, body));
		return { message: "Code sent successfully." };
	});
	answer(app, teams.confirmCode, async (request) => {
		await confirmCode(request.db, requireUser(request), request.body.code);
		return { message: "Company verified." };
	});
	answer(app, teams.invite, async (request) => {
		const { db, client, locale, env, body } = request;
		const { host, limit: limitCents, ...invitation } = body;
		const inviter = { db, user: requireUser(request), client, locale };
		await dispatchMailAfter(request, invite(inviter, { ...invitation, limitCents, origin: shopOrigin(env, host) }));
		return { message: "Invitation sent successfully." };
	});
	answer(app, teams.withdraw, async (request) => {
		await withdrawInvitation(request.db, requireUser(request), Number(request.params.invitation));
		return { message: "Invitation withdrawn." };
	});
	answer(app, teams.accept, async (request) => {
		await acceptInvitation(request.db, requireUser(request), Number(request.params.invitation));
		return { message: "Team joined." };
	});

	answer(app, teams.change, async (request) => {
		const { role, limit: limitCents } = request.body;
		await changeMember(request.db, requireUser(request), Number(request.params.userid), { role, limitCents });
		return { message: "Member changed." };
	});
	answer(app, teams.remove, async (request) => {
		await removeMember(request.db, requireUser(request), Number(request.params.userid));
		return { message: "Member removed." };
	});
	answer(app, teams.leave, async (request) => {
		await leaveTeam(request.db, requireUser(request), request.body.successor ?? null);
		return { message: "Team left." };
	});

	answer(app, teams.costs, (request) => costsOf(request.db, requireUser(request)));
	answer(app, teams.requireCostCentre, async (request) => {
		await requireCostCentre(request.db, requireUser(request), request.body.is_required);
		return { message: "Team changed." };
	});
	answer(app, teams.addCostCentre, async (request) => {
		await addCostCentre(request.db, requireUser(request), request.body);
		return { message: "Cost centre added." };
	});
	answer(app, teams.changeCostCentre, async (request) => {
		await changeCostCentre(request.db, requireUser(request), Number(request.params.id), request.body);
		return { message: "Cost centre changed." };
	});
	answer(app, teams.addProject, async (request) => {
		await addProject(request.db, requireUser(request), request.body);
		return { message: "Project added." };
	});
	answer(app, teams.removeProject, async (request) => {
		await removeProject(request.db, requireUser(request), Number(request.params.id));
		return { message: "Project removed." };
	});
}
