import { teams } from "../../contract/team";
import { requireUser } from "../platform/asker";
import { type App, answer, thenMail } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { acceptInvitation } from "./calls/accept-invitation";
import { changeMember, removeMember } from "./calls/change-member";
import { verifyCompany } from "./calls/founding";
import { checkInvitation, withdrawInvitation } from "./calls/invitation";
import { invite } from "./calls/invite";
import { placeOf } from "./calls/place";
import { leaveTeam } from "./leave";

/** The calls of company teams: all but the look at a mailed link are for accounts. */
export function teamsRoutes(app: App): void {
	answer(app, teams.current, async (asked) => placeOf(asked.db, requireUser(asked)));
	answer(app, teams.checkInvitation, async ({ db, query }) => checkInvitation(db, query.token));

	answer(app, teams.verify, async (asked) => {
		await verifyCompany(asked.db, requireUser(asked));
		return { message: "Company verified." };
	});
	answer(app, teams.invite, async (asked) => {
		const { db, client, locale, env, body } = asked;
		const { host, limit: limitCents, ...invitation } = body;
		const inviter = { db, user: requireUser(asked), client, locale };
		await thenMail(asked, invite(inviter, { ...invitation, limitCents, origin: shopOrigin(env, host) }));
		return { message: "Invitation sent successfully." };
	});
	answer(app, teams.withdraw, async (asked) => {
		await withdrawInvitation(asked.db, requireUser(asked), Number(asked.params.invitation));
		return { message: "Invitation withdrawn." };
	});
	answer(app, teams.accept, async (asked) => {
		await acceptInvitation(asked.db, requireUser(asked), Number(asked.params.invitation));
		return { message: "Team joined." };
	});

	answer(app, teams.change, async (asked) => {
		const { role, limit: limitCents } = asked.body;
		await changeMember(asked.db, requireUser(asked), Number(asked.params.userid), { role, limitCents });
		return { message: "Member changed." };
	});
	answer(app, teams.remove, async (asked) => {
		await removeMember(asked.db, requireUser(asked), Number(asked.params.userid));
		return { message: "Member removed." };
	});
	answer(app, teams.leave, async (asked) => {
		await leaveTeam(asked.db, requireUser(asked), asked.body.successor ?? null);
		return { message: "Team left." };
	});
}
