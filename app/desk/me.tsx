import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { encode } from "uqr";
import { z } from "zod";
import { deskStaff } from "../../contract/desk/staff";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { FormPasswordField, FormTextField } from "../platform/forms/form-fields";
import type { FormReply } from "../platform/forms/form-result";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { readForm } from "../platform/forms/submission";
import { useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { useDeviceLabel } from "../platform/session/use-device-label";
import { Button } from "../ui/forms/button";
import { FocusedAlert } from "../ui/notice";
import { takeDeskNews } from "./desk-news.server";
import { DeskPage } from "./desk-page";
import * as css from "./desk-page.css";
import { DeskTable } from "./desk-table";
import { doorReply } from "./door/door.server";
import { OwnPasskeys } from "./passkeys/own-passkeys";
import { addPasskey, ownPasskeys, removePasskey } from "./passkeys/passkeys.server";

export const handle = { i18n: ["desk", "errors", "sessions"] };
export const meta = pageMeta;

const appCode = deskStaff.confirmApp.body;
const sessionEnd = deskStaff.endSession.params;

export async function loader({ context }: LoaderFunctionArgs) {
	const [{ name, email, roles, has_app, sessions }, passkeys] = await Promise.all([context.desk().member(), ownPasskeys(context)]);
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	return {
		...{ name, email, roles, hasApp: has_app, passkeys },
		sessions: sessions.map(({ signed_in_at, used_at: _, ...session }) => ({ ...session, since: time.format(new Date(signed_in_at)) })),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("me.title") }),
	};
}

/** Ends another session, begins and confirms an authenticator app, adds or removes a passkey. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { backend } = context.desk();
	switch (form.get("intent")) {
		case "app": {
			const { secret, uri } = await backend(deskStaff.newApp, { body: {} });
			return data({ app: appOf(secret, uri), reply: null, passkey: null });
		}
		case "confirm": {
			const submission = readForm(z.object({ ...appCode.shape, uri: z.string().max(300) }), form);
			const { secret, uri } = { secret: String(form.get("secret")), uri: String(form.get("uri")) };
			if (submission.status !== "success")
				return data({ app: appOf(secret, uri), reply: submission.reply({ hideFields: ["password"] }), passkey: null }, { status: 422 });
			try {
				await backend(deskStaff.confirmApp, { body: { secret, code: submission.value.code, password: submission.value.password } });
			} catch (error) {
				const { data: reply } = doorReply(error, submission, ["code", "password"]);
				return data({ app: appOf(secret, uri), reply, passkey: null }, { status: error instanceof BackendRefusal ? error.status : 422 });
			}
			context.visitor.setFlash({ kind: "desk", news: "appConfirmed" });
			return redirect(href("/desk/me"), 303);
		}
		case "addPasskey": {
			const refused = await addPasskey(form, context);
			if (refused === null) return redirect(href("/desk/me"), 303);
			const { status, ...passkey } = refused;
			return data({ app: null, reply: null, passkey }, { status });
		}
		case "removePasskey":
			await removePasskey(form, context);
			return redirect(href("/desk/me"), 303);
		default: {
			const params = sessionEnd.safeParse({ number: form.get("session") });
			if (!params.success) throw new Response(null, { status: 400 });
			await backend(deskStaff.endSession, { params: params.data, body: {} });
			context.visitor.setFlash({ kind: "desk", news: "sessionEnded" });
			return redirect(href("/desk/me"), 303);
		}
	}
}
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

interface App {
	secret: string;
	uri: string;
	/** The dark squares of the QR code, as a path of squares of 1, and the length of its side. */
	squares: string;
	side: number;
}

function appOf(secret: string, uri: string): App {
	const { data: rows, size } = encode(uri);
	const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return { secret, uri, squares: squares.join(""), side: size };
}

export default function Me() {
	const { name, email, roles, hasApp, passkeys, sessions, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const labelOf = useDeviceLabel();
	return (
		<DeskPage title={name || email} lead={`${email} · ${roles.map((role) => t(`role.${role}`)).join(", ")}`} news={answer ? null : news}>
			{answer?.passkey?.problem ? <FocusedAlert title={t(`passkey.problem.${answer.passkey.problem}`)} answer={answer} /> : null}
			<section className={css.section} aria-labelledby="app-title">
				<h2 id="app-title" className={css.sectionTitle}>
					{t("app.title")}
				</h2>
				<p>{t(hasApp ? "app.has" : "app.none")}</p>
				{answer?.app ? (
					<AppForm app={answer.app} reply={answer.reply} />
				) : (
					<Form method="post">
						<Button name="intent" value="app">
							{t(hasApp ? "app.another" : "app.begin")}
						</Button>
					</Form>
				)}
			</section>
			<section className={css.section} aria-labelledby="sessions-title">
				<h2 id="sessions-title" className={css.sectionTitle}>
					{t("sessions.title")}
				</h2>
				<DeskTable
					caption={t("sessions.title")}
					rows={sessions}
					keyOf={(session) => session.name}
					empty=""
					columns={[
						{ title: t("sessions.device"), isName: true, cell: labelOf },
						{ title: t("sessions.since"), cell: ({ since }) => since },
						{
							title: t("sessions.end"),
							cell: (session) =>
								session.is_this ? (
									t("sessions.this")
								) : (
									<Form method="post" preventScrollReset>
										<HiddenFields fields={{ session: session.name }} />
										<Button kind="quiet" size="s" aria-label={t("sessions.endOf", { since: session.since })}>
											{t("sessions.end")}
										</Button>
									</Form>
								),
						},
					]}
				/>
			</section>
			<OwnPasskeys passkeys={passkeys} reply={answer?.passkey?.reply} />
		</DeskPage>
	);
}

/** The secret as a QR code and as text, and the field for the first code. */
function AppForm({ app: { secret, uri, squares, side }, reply }: { app: App; reply: FormReply | null }) {
	const t = useT("desk");
	const [form, { code, password }] = useShopForm<{ code: string; password: string }>({ id: "app", reply });
	return (
		<Form method="post" {...getFormProps(form)} className={css.form}>
			<p>{t("app.scan")}</p>
			<svg viewBox={`0 0 ${side} ${side}`} width="200" height="200" role="img" aria-label={t("app.qr")} className={css.qr}>
				<path d={squares} shapeRendering="crispEdges" />
			</svg>
			<p>
				{t("app.type")} <code>{secret.replace(/(.{4})/g, "$1 ").trim()}</code>
			</p>
			<HiddenFields fields={{ secret, uri }} />
			<FormTextField field={code} label={t("field.code")} inputMode="numeric" autoComplete="one-time-code" required />
			<FormPasswordField field={password} label={t("field.password")} autoComplete="current-password" required />
			<Button kind="primary" name="intent" value="confirm">
				{t("app.confirm")}
			</Button>
		</Form>
	);
}
