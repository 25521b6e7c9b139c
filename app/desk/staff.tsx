import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskStaff, staffInvitation } from "../../contract/desk/staff";
import { staffRoles } from "../../contract/desk/staff-roles";
import { idInPath } from "../../contract/fields";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { FormTextField } from "../platform/forms/form-fields";
import type { FormReply } from "../platform/forms/form-result";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { readForm } from "../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Button } from "../ui/forms/button";
import { Choice } from "../ui/forms/field";
import { ErrorSummary, FocusedAlert } from "../ui/notice";
import { takeDeskNews } from "./desk-news.server";
import { DeskPage } from "./desk-page";
import * as css from "./desk-page.css";
import { DeskTable } from "./desk-table";
import { doorReply } from "./door/door.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

/** Roles are check boxes of one name. */
const roleChange = z.object({ id: idInPath, roles: staffInvitation.shape.roles });

export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, member } = context.desk();
	const [{ staff: people }, own] = await Promise.all([backend(deskStaff.members), member()]);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return {
		people: people.map(({ used_at, ...person }) => ({ ...person, usedOn: used_at === null ? null : day.format(new Date(used_at)) })),
		ownId: own.id,
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.staff") }),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { backend, shopOrigins } = context.desk();
	const intent = form.get("intent");
	if (intent === "invite") {
		const submission = readForm(staffInvitation, form);
		if (submission.status !== "success") return data({ reply: submission.reply(), problem: null }, { status: 422 });
		try {
			await backend(deskStaff.invite, { body: { ...submission.value, host: context.origin, shop: shopOrigins[context.market.locale] } });
		} catch (error) {
			if (error instanceof BackendRefusal && error.answer.code === "email_taken")
				return data({ reply: submission.reply({ fieldErrors: { email: ["email.isMember"] } }), problem: null }, { status: 409 });
			const { data: reply, init } = doorReply(error, submission, ["email", "roles"]);
			return data({ reply, problem: null }, init ?? {});
		}
		context.visitor.setFlash({ kind: "desk", news: "invited" });
		return redirect(href("/desk/staff"), 303);
	}
	const id = idInPath.safeParse(form.get("id")).data;
	if (id === undefined) throw new Response(null, { status: 400 });
	try {
		if (intent === "remove") await backend(deskStaff.remove, { params: { number: id }, body: {} });
		else {
			const change = readForm(roleChange, form);
			if (change.status !== "success") return data({ reply: null, problem: "noRole" as const }, { status: 422 });
			await backend(deskStaff.change, { params: { number: id }, body: { roles: change.value.roles } });
		}
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return data(
			{ reply: null, problem: error.answer.code === "last_owner" ? ("lastOwner" as const) : ("gone" as const) },
			{ status: error.status },
		);
	}
	context.visitor.setFlash({ kind: "desk", news: intent === "remove" ? "removed" : "rolesChanged" });
	return redirect(href("/desk/staff"), 303);
}
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function Staff() {
	const { people, ownId, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.staff")} lead={t("staff.lead")} news={answer ? null : news}>
			{answer?.problem ? <FocusedAlert title={t(`staff.problem.${answer.problem}`)} answer={answer} /> : null}
			<DeskTable
				caption={t("nav.staff")}
				rows={people}
				keyOf={({ id }) => id}
				empty=""
				columns={[
					{
						title: t("field.name"),
						isName: true,
						cell: ({ name, email, id }) => (
							<>
								{name || email}
								{id === ownId ? <span className={css.muted}> ({t("staff.you")})</span> : null}
							</>
						),
					},
					{ title: t("field.email"), cell: ({ email }) => email },
					{
						title: t("staff.access"),
						cell: ({ has_joined, has_app }) => t(has_joined ? (has_app ? "staff.byApp" : "staff.byMail") : "staff.invited"),
					},
					{ title: t("staff.lastUse"), cell: ({ usedOn }) => usedOn ?? "–" },
					{ title: t("field.roles"), cell: (person) => <RolesForm person={person} /> },
					{
						title: t("staff.end"),
						cell: ({ id, name, email }) => (
							<Form method="post" preventScrollReset>
								<HiddenFields fields={{ id: String(id) }} />
								<Button kind="quiet" size="s" name="intent" value="remove" aria-label={t("staff.removeOf", { name: named(name, email) })}>
									{t("staff.remove")}
								</Button>
							</Form>
						),
					},
				]}
			/>
			<Invitation reply={answer?.reply} />
		</DeskPage>
	);
}

/** Names a person unmistakably. */
const named = (name: string, email: string): string => (name ? `${name}, ${email}` : email);

function RolesForm({
	person: { id, name, email, roles },
}: {
	person: { id: number; name: string; email: string; roles: readonly string[] };
}) {
	const t = useT("desk");
	return (
		<Form method="post" preventScrollReset className={css.inline} aria-label={t("staff.rolesOf", { name: named(name, email) })}>
			<HiddenFields fields={{ id: String(id) }} />
			{staffRoles.map((role) => (
				<label key={role} className={css.check}>
					<input type="checkbox" name="roles" value={role} defaultChecked={roles.includes(role)} /> {t(`role.${role}`)}
				</label>
			))}
			<Button kind="quiet" size="s" name="intent" value="roles" aria-label={t("staff.saveOf", { name: named(name, email) })}>
				{t("save")}
			</Button>
		</Form>
	);
}

function Invitation({ reply }: { reply: FormReply | null | undefined }) {
	const t = useT("desk");
	const [form, fields] = useShopForm<z.input<typeof staffInvitation>>({ id: "invite", reply });
	const { summary, of } = useFieldErrors();
	const ticked = [reply?.initialValue?.roles ?? []].flat().map(String);
	const labels = [
		{ field: fields.email, label: t("field.email") },
		{ field: fields.roles, id: "invite-role-orders", label: t("field.roles") },
	];
	return (
		<section className={css.section} aria-labelledby="invite-title">
			<h2 id="invite-title" className={css.sectionTitle}>
				{t("staff.invite")}
			</h2>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<FormTextField field={fields.email} type="email" label={t("field.email")} required />
				<fieldset key={ticked.join()} className={css.group}>
					<legend>{t("field.roles")}</legend>
					{staffRoles.map((role, index) => (
						<Choice
							key={role}
							id={`invite-role-${role}`}
							name="roles"
							value={role}
							defaultChecked={ticked.includes(role)}
							label={t(`role.${role}`)}
							hint={t(`role.${role}.hint`)}
							errors={index === 0 ? of(fields.roles) : undefined}
						/>
					))}
				</fieldset>
				<Button kind="primary" name="intent" value="invite">
					{t("staff.invite")}
				</Button>
			</Form>
		</section>
	);
}
