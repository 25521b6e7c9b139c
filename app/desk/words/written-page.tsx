import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";
import { DeskPage, type ShownNews } from "../desk-page";
import { Preview, PreviewNews } from "./language-fields";
import { ChangedMeanwhile, Versions } from "./versions";
import type { VersionRow } from "./written.server";

interface WrittenPageProps<Shown> {
	loaded: {
		title: string;
		isNew: boolean;
		page: string;
		version: number;
		versions: VersionRow[];
		/** The version in the address, as the shop showed it; null for the present one. */
		former: Shown | null;
		news: ShownNews | null;
	};
	/** The answer to a form that stored nothing. */
	answer: { isChanged: boolean; preview: Shown | null } | undefined;
	back: { to: string; label: string };
	form: ReactNode;
	canBeDeleted?: boolean;
	/** Shows the text as the shop does, in each of its languages. */
	show: (texts: Shown) => ReactNode;
}

/** The page of a text with versions: its form and a preview of what was typed, or a former version. */
export function WrittenPage<Shown>({ loaded, answer, back, form, canBeDeleted = true, show }: WrittenPageProps<Shown>) {
	const t = useT("desk");
	const { title, isNew, page, version, versions, former, news } = loaded;
	return (
		<DeskPage title={title} tools={<Link to={back.to}>{back.label}</Link>} news={answer ? null : news}>
			{answer?.isChanged ? <ChangedMeanwhile page={page} present={versions[0]} answer={answer} /> : null}
			{former && !answer ? (
				<Preview title={t("words.former", { version: String(version) })}>{show(former)}</Preview>
			) : (
				<>
					{answer?.preview ? <PreviewNews answer={answer} /> : null}
					{form}
					{answer?.preview ? <Preview title={t("words.preview")}>{show(answer.preview)}</Preview> : null}
				</>
			)}
			{isNew ? null : <Versions page={page} versions={versions} shown={version} canBeDeleted={canBeDeleted} />}
		</DeskPage>
	);
}
