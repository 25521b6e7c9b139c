import { claims } from "../../contract/claims/claims";
import { read } from "../db/reads";
import { type App, answer, answerFrom, dispatchMailAfter } from "../platform/http";
import { notFound } from "../platform/refused";
import { createClaim } from "./create";
import { claimByNumber, claimsByUser, claimsOfOrder, countClaimsByUser } from "./stored-claims";

/** Claims about delivered goods (R34). */
export function claimsRoutes(app: App): void {
	answer(app, claims.create, (request) => dispatchMailAfter(request, createClaim(request, request.body)));
	answerFrom(
		app,
		claims.byUser,
		(request) => claimsByUser(request, request.query),
		async (_, found) => found,
	);
	answer(app, claims.countByUser, (request) => countClaimsByUser(request, request.query));
	answer(app, claims.ofOrder, (request) => read(request.db, claimsOfOrder(request, request.params.id)));
	answer(app, claims.byNumber, async (request) => {
		const claim = await read(request.db, claimByNumber(request, request.params.number));
		if (!claim) throw notFound("There is no such claim.");
		return claim;
	});
}
