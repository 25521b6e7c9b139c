import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { List } from "../../../contract/lists";
import { rhythms } from "../../../contract/values/rhythm";
import { href } from "../../platform/config/href";
import { FormSelect, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { foldLink } from "../../ui/fold-link.css";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import type { ListRefusal } from "./list.server";
import * as css from "./lists.css";

/** The owner's forms that rename, share, repeat or delete a list. */
export function ListSettings({ list, refused }: { list: List; refused: ListRefusal | null }) {
	const t = useT("lists");
	return (
		<section aria-labelledby="settings" className={css.settings}>
			<h2 id="settings" className={css.settingsTitle}>
				{t("settings.title")}
			</h2>
			<div className={css.parts}>
				<Rename key={list.name} list={list} reply={refused?.form === "name" ? refused.reply : undefined} />
				<Share list={list} />
				{list.rhythm === undefined ? null : (
					<Repeat key={list.rhythm?.due_on} list={list} reply={refused?.form === "rhythm" ? refused.reply : undefined} />
				)}
				<Delete list={list} />
			</div>
		</section>
	);
}

function Rename({ list, reply }: { list: List; reply: FormReply | undefined }) {
	const t = useT("lists");
	const [form, fields] = useShopForm<Record<"name", string>>({ id: "list", reply, defaultValue: { name: list.name } });
	return (
		<Form
			method="post"
			action={href("/users/lists/:uuid", { uuid: list.uuid })}
			preventScrollReset
			{...getFormProps(form)}
			className={css.part}
		>
			<FormTextField field={fields.name} label={t("name.label")} maxLength={80} autoComplete="off" />
			<p>
				<Button name="intent" value="rename">
					{t("rename.submit")}
				</Button>
			</p>
		</Form>
	);
}

function Share({ list }: { list: List }) {
	const t = useT("lists");
	return (
		<div className={css.part}>
			<h3 className={css.partTitle}>{t("share.title")}</h3>
			<p className={css.prose}>{t(list.is_shared ? "share.on" : list.has_team ? "share.off" : "share.noTeam")}</p>
			{list.has_team ? (
				<Form method="post" action={href("/users/lists/:uuid", { uuid: list.uuid })} preventScrollReset>
					<Button name="intent" value={list.is_shared ? "unshare" : "share"}>
						{t(list.is_shared ? "share.stop" : "share.start")}
					</Button>
				</Form>
			) : (
				<p>
					<Link to={href("/users/company")}>{t("share.company")}</Link>
				</p>
			)}
		</div>
	);
}

function Repeat({ list: { uuid, rhythm }, reply }: { list: List; reply: FormReply | undefined }) {
	const t = useT("lists");
	const [form, fields] = useShopForm<Record<"every" | "from", string>>({
		id: "rhythm",
		reply,
		defaultValue: { every: rhythm?.every ?? "", from: rhythm?.due_on ?? "" },
	});
	return (
		<Form method="post" action={href("/users/lists/:uuid", { uuid })} preventScrollReset {...getFormProps(form)} className={css.part}>
			<h3 className={css.partTitle}>{t("rhythm.title")}</h3>
			<p className={css.prose}>{t("rhythm.text")}</p>
			<FormSelect field={fields.every} label={t("rhythm.every")} autoComplete="off">
				<option value="">{t("rhythm.never")}</option>
				{rhythms.map((every) => (
					<option key={every} value={every}>
						{t(`rhythm.${every}`)}
					</option>
				))}
			</FormSelect>
			<FormTextField field={fields.from} type="date" label={t("rhythm.from")} hint={t("rhythm.fromHint")} autoComplete="off" />
			<p>
				<Button name="intent" value="rhythm">
					{t("rhythm.submit")}
				</Button>
			</p>
		</Form>
	);
}

function Delete({ list }: { list: List }) {
	const t = useT("lists");
	return (
		<details className={css.fold}>
			<summary className={foldLink}>{t("delete.title")}</summary>
			<div className={css.part}>
				<p className={css.prose}>{t(list.is_shared ? "delete.shared" : "delete.text", { name: list.name })}</p>
				<Form method="post" action={href("/users/lists/:uuid", { uuid: list.uuid })}>
					<Button name="intent" value="delete">
						{t("delete.submit")}
					</Button>
				</Form>
			</div>
		</details>
	);
}

/** Offers readers of a colleague's list a copy that they can change. */
export function CopyList({ list }: { list: List }) {
	const t = useT("lists");
	return (
		<p className={css.prose}>
			{t("copy.text", { name: list.owner })} <Link to={href("/users/lists/new", { list: list.uuid })}>{t("copy.link")}</Link>
		</p>
	);
}
