import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CostCentre, Project, TeamCosts } from "../../../contract/team";
import { href } from "../../platform/config/href";
import { FormCheckbox, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { type ShopField, useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Choice } from "../../ui/forms/field";
import { bold, heading, hiddenOnPaper, muted, ruledHeading, shrinks, stack } from "../../ui/layout.css";
import { ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import * as css from "./team.css";
import type { TeamForm } from "./team.server";

interface CostListsProps {
	costs: TeamCosts;
	replyOf: (form: TeamForm) => FormReply | null;
}

/** The team's cost centres and projects. Only owners edit them. */
export function CostLists({ costs: { is_required, cost_centres, projects }, replyOf }: CostListsProps) {
	const t = useT("team");
	return (
		<section aria-labelledby="costs" className={stack[4]}>
			<h2 id="costs" className={ruledHeading}>
				{t("costs.title")}
			</h2>
			<p className={css.prose}>{t("costs.text")}</p>
			<h3 id="cost-centres" className={heading.m}>
				{t("costs.centres")}
			</h3>
			{cost_centres.length === 0 ? (
				<p className={css.note}>{t("costs.noCentres")}</p>
			) : (
				<CentreTable centres={cost_centres} replyOf={replyOf} />
			)}
			<Adding key={`centre-${cost_centres.length}`} kind="centre" reply={replyOf("centre")} />
			{cost_centres.length > 0 ? <Requirement key={String(is_required)} isRequired={is_required} /> : null}
			<h3 id="projects" className={heading.m}>
				{t("costs.projects")}
			</h3>
			{projects.length === 0 ? <p className={css.note}>{t("costs.noProjects")}</p> : <ProjectList projects={projects} />}
			<Adding key={`project-${projects.length}`} kind="project" reply={replyOf("project")} />
		</section>
	);
}

function CentreTable({ centres, replyOf }: { centres: readonly CostCentre[]; replyOf: CostListsProps["replyOf"] }) {
	const t = useT("team");
	const { money } = useFormat();
	return (
		<div>
			<div className={`${css.head} ${css.changeableHead}`} aria-hidden="true">
				<span>{t("costs.centre")}</span> <span>{t("costs.state")}</span> <span className={css.number}>{t("costs.limit")}</span>
			</div>
			<ul className={css.list} aria-labelledby="cost-centres">
				{centres.map((centre) => (
					<li key={centre.id} className={`${css.row} ${css.changeable}`}>
						<CodeAndName {...centre} />
						<p className={shrinks}>
							<span className={css.term}>{t("costs.state")}</span> {t(centre.is_active ? "costs.active" : "costs.inactive")}
						</p>
						<p className={css.amount}>
							<span className={css.term}>{t("costs.limit")}</span>{" "}
							{centre.limit === null ? <span className={muted}>{t("limit.none")}</span> : money(centre.limit)}
						</p>
						<CentreForm key={`${centre.name} ${centre.limit} ${centre.is_active}`} centre={centre} reply={replyOf(`centre-${centre.id}`)} />
					</li>
				))}
			</ul>
		</div>
	);
}

const CodeAndName = ({ code, name }: Pick<Project, "code" | "name">) => (
	<p className={css.who}>
		<strong className={bold}>{code}</strong> {name}
	</p>
);

/** The code cannot change, because orders refer to it. */
function CentreForm({ centre, reply }: { centre: CostCentre; reply: FormReply | null }) {
	const t = useT("team");
	const { number } = useFormat();
	const { id, code, name, limit, is_active } = centre;
	const [form, fields] = useShopForm<Record<"name" | "limit" | "isActive", string>>({
		id: `centre-${id}`,
		reply,
		defaultValue: { name, limit: limit === null ? "" : number(limit / 100), isActive: is_active ? "on" : undefined },
	});
	return (
		<details className={css.more} open={reply !== null}>
			<summary className={css.summary}>
				{t("member.change")}
				<Hidden>
					: {code} {name}
				</Hidden>
			</summary>
			<Form method="post" action={href("/users/company")} preventScrollReset {...getFormProps(form)} className={css.addedForm}>
				<Errors
					fields={[
						{ field: fields.name, label: t("costs.name") },
						{ field: fields.limit, label: t("costs.limit") },
					]}
				/>
				<HiddenFields fields={{ intent: "changeCentre", id }} />
				<div className={css.fields}>
					<FormTextField field={fields.name} label={t("costs.name")} required maxLength={60} autoComplete="off" />
					<LimitField field={fields.limit} />
				</div>
				<FormCheckbox field={fields.isActive} label={t("costs.isActive")} hint={t("costs.isActiveHint")} />
				<p>
					<Button>{t("member.save")}</Button>
				</p>
			</Form>
		</details>
	);
}

function ProjectList({ projects }: { projects: readonly Project[] }) {
	const t = useT("team");
	return (
		<ul className={css.list} aria-labelledby="projects">
			{projects.map((project) => (
				<li key={project.id} className={css.project}>
					<CodeAndName {...project} />
					<Form method="post" action={href("/users/company")} preventScrollReset className={hiddenOnPaper}>
						<HiddenFields fields={{ intent: "removeProject", id: project.id }} />
						<Button kind="quiet" size="s">
							{t("costs.remove")}
							<Hidden>: {project.code}</Hidden>
						</Button>
					</Form>
				</li>
			))}
		</ul>
	);
}

const adding = {
	centre: { intent: "addCentre", title: "costs.addCentre" },
	project: { intent: "addProject", title: "costs.addProject" },
} as const;

function Adding({ kind, reply }: { kind: "centre" | "project"; reply: FormReply | null }) {
	const t = useT("team");
	const { intent, title } = adding[kind];
	const [form, fields] = useShopForm<Record<"code" | "name" | "limit", string>>({ id: kind, reply });
	const labels = [
		{ field: fields.code, label: t("costs.code") },
		{ field: fields.name, label: t("costs.name") },
		{ field: fields.limit, label: t("costs.limit") },
	];
	return (
		<details className={hiddenOnPaper} open={reply !== null}>
			<summary className={css.addingSummary}>{t(title)}</summary>
			<Form method="post" action={href("/users/company")} preventScrollReset {...getFormProps(form)} className={css.addedForm}>
				<Errors fields={labels} />
				<HiddenFields fields={{ intent }} />
				<div className={css.fields}>
					<FormTextField
						field={fields.code}
						label={t("costs.code")}
						hint={t("costs.codeHint")}
						required
						maxLength={20}
						autoComplete="off"
					/>
					<FormTextField field={fields.name} label={t("costs.name")} required maxLength={60} autoComplete="off" />
					{kind === "centre" ? <LimitField field={fields.limit} /> : null}
				</div>
				<p>
					<Button>{t("costs.add")}</Button>
				</p>
			</Form>
		</details>
	);
}

function Errors({ fields }: { fields: Parameters<ReturnType<typeof useFieldErrors>["summary"]>[0] }): ReactNode {
	const t = useT("team");
	return <ErrorSummary title={t("costs.errors")} errors={useFieldErrors().summary(fields)} />;
}

function Requirement({ isRequired }: { isRequired: boolean }) {
	const t = useT("team");
	return (
		<Form method="post" action={href("/users/company")} preventScrollReset className={css.requirement}>
			<HiddenFields fields={{ intent: "requireCentre" }} />
			<Choice type="checkbox" id="costs-required" name="isRequired" defaultChecked={isRequired} label={t("costs.required")} />
			<p>
				<Button size="s">{t("member.save")}</Button>
			</p>
		</Form>
	);
}

function LimitField({ field }: { field: ShopField }) {
	const t = useT("team");
	return (
		<FormTextField
			field={field}
			label={t("costs.limit")}
			hint={t("costs.limitHint")}
			inputMode="decimal"
			autoComplete="off"
			maxLength={40}
		/>
	);
}
