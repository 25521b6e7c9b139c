import { Form } from "@remix-run/react";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import type { VersionRow } from "./written.server";

interface VersionsProps {
	/** The page of the text. */
	page: string;
	/** The latest first. */
	versions: VersionRow[];
	/** The one that the page shows. */
	shown: number;
	canBeDeleted?: boolean;
}

/** All versions that are kept, each to look at and to restore; and a button to delete the text, which has to be opened first. */
export function Versions({ page, versions, shown, canBeDeleted = true }: VersionsProps) {
	const t = useT("desk");
	const latest = versions[0]?.version ?? 0;
	return (
		<section className={css.section} aria-labelledby="versions-title">
			<h2 id="versions-title" className={css.sectionTitle}>
				{t("words.versions")}
			</h2>
			<DeskTable
				caption={t("words.versions")}
				rows={versions}
				keyOf={({ version }) => version}
				empty=""
				columns={[
					{
						title: t("words.version"),
						isName: true,
						cell: ({ version }) =>
							version === shown ? version : <Link to={version === latest ? page : `${page}?version=${version}`}>{version}</Link>,
					},
					{ title: t("words.saved"), cell: ({ time }) => time },
					{ title: t("log.who"), cell: ({ by }) => by ?? t("words.bySystem") },
					...(versions.some(({ from }) => from !== null)
						? [{ title: t("words.validFrom"), cell: ({ from }: VersionRow) => from ?? "–" }]
						: []),
					{
						title: t("words.restore"),
						cell: ({ version, state }) => (
							<>
								{state === "former" ? null : t(`words.${state}`)}
								{version === latest ? null : (
									<Form method="post" action={page} preventScrollReset>
										<HiddenFields fields={{ version: latest, of: version }} />
										<Button
											kind="quiet"
											size="s"
											name="intent"
											value="restore"
											aria-label={t("words.restoreOf", { version: String(version) })}
										>
											{t("words.restore")}
										</Button>
									</Form>
								)}
							</>
						),
					},
				]}
			/>
			{canBeDeleted ? (
				<details>
					<summary>{t("words.delete")}</summary>
					<Form method="post" action={page} className={css.form}>
						<p>{t("words.delete.text")}</p>
						<HiddenFields fields={{ version: latest }} />
						<Button name="intent" value="remove">
							{t("words.delete.submit")}
						</Button>
					</Form>
				</details>
			) : null}
		</section>
	);
}

/** Says that somebody else stored a version since the form was opened. */
export function ChangedMeanwhile({ page, present, answer }: { page: string; present: VersionRow | undefined; answer: unknown }) {
	const t = useT("desk");
	const saved = { version: String(present?.version), who: present?.by ?? t("words.bySystem"), time: present?.time ?? "" };
	return (
		<FocusedAlert title={t("words.problem.changed")} answer={answer}>
			{present ? (
				<p>
					{present.state === "planned"
						? t("words.problem.planned", { ...saved, day: present.from ?? "" })
						: t("words.problem.present", saved)}{" "}
					<Link to={`${page}?version=${present.version}`}>{t("words.problem.look")}</Link>
				</p>
			) : null}
		</FocusedAlert>
	);
}
