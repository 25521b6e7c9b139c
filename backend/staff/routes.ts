import type { Context } from "hono";
import * as z from "zod";
import type { Call } from "../../contract/call";
import { staff } from "../../contract/desk/staff";
import { backendLocale } from "../../contract/fields";
import { type App, type AppEnv, answer, dispatchMailAfter, type Member } from "../platform/http";
import { Refused } from "../platform/refused";
import { shopOrigin } from "../platform/shop-origin";
import { changeRoles, endSession, invite, invitedEmail, join, members, ownPage, removeMember, signOut, staffLog } from "./members";
import { confirmApp, confirmSignIn, newApp, signIn } from "./sign-in";

/** Signing in to the desk is for the shop alone, like its own calls. The calls below /desk/ come behind `keyGuard` (desk/routes.ts). */
export function staffRoutes(app: App): void {
	answer(app, staff.signIn, (request) => dispatchMailAfter(request, signIn(request, request.body)));
	answer(app, staff.confirm, ({ db, body }) => confirmSignIn({ db }, body));
	answer(app, staff.invitation, ({ db, query }) => invitedEmail(db, query.token));
	answer(app, staff.join, ({ db, body }) => join(db, body));
	onDesk(app, staff.current, ({ db, member }) => ownPage(db, member()));
	onDesk(app, staff.signOut, ({ db, member }) => signOut(db, member()));
	onDesk(app, staff.endSession, ({ db, member, params }) => endSession(db, member(), params.name));
	onDesk(app, staff.newApp, async ({ db, member }) => newApp((await ownPage(db, member())).email));
	onDesk(app, staff.confirmApp, ({ db, member, body }) => confirmApp(db, member().id, body));
	onDesk(app, staff.log, ({ db, query }) => staffLog(db, Number(query.page)));
	onDesk(app, staff.members, ({ db }) => members(db));
	onDesk(app, staff.invite, async ({ context, db, body, locale }) => {
		const origin = shopOrigin(context.env, body.host);
		const invited = await invite(db, { ...body, origin, locale });
		context.get("scheduleMail")();
		return invited;
	});
	onDesk(app, staff.change, ({ db, params, body }) => changeRoles(db, Number(params.id), body.roles));
	onDesk(app, staff.remove, ({ db, params }) => removeMember(db, Number(params.id)));
}

interface DeskRequest<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	context: Context<AppEnv>;
	db: D1Database;
	locale: z.output<typeof backendLocale>;
	params: z.output<P>;
	query: z.output<Q>;
	body: z.output<B>;
	/** @throws Refused not_signed_in for a key */
	member: () => Member;
}

function onDesk<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: DeskRequest<P, Q, B>) => Promise<z.input<A>> | z.input<A>,
): void {
	app.on(call.method, call.path.replace(/\{(\w+)\}/g, ":$1"), async (context: Context<AppEnv>) => {
		const json: unknown = call.method === "GET" ? undefined : await context.req.json().catch(() => null);
		const params = call.params.safeParse(context.req.param());
		const query = call.query.safeParse(context.req.query());
		const body = call.body.safeParse(json);
		if (!params.success || !query.success || !body.success) {
			const problems = [params, query, body].flatMap(({ error }) => (error ? [z.prettifyError(error)] : []));
			throw new Refused("invalid", problems.join("\n"), undefined, body.success ? undefined : fieldsOf(body.error));
		}
		return context.json(
			await respond({
				context,
				db: context.env.DB,
				locale: backendLocale.catch("en").parse(context.req.header("Locale")),
				params: params.data,
				query: query.data,
				body: body.data,
				member: () => memberIn(context),
			}),
		);
	});
}

function fieldsOf({ issues }: z.ZodError): Record<string, string[]> {
	const names = new Set(issues.map(({ path }) => String(path[0] ?? "")));
	return Object.fromEntries(
		[...names].map((name) => [name, issues.flatMap(({ path, message }) => (String(path[0] ?? "") === name ? [message] : []))]),
	);
}

function memberIn(context: Context<AppEnv>): Member {
	const member = context.get("member");
	if (member) return member;
	throw new Refused("not_signed_in", "Only people have this: sign in at the desk.");
}
